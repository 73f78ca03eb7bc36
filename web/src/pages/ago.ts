// How long ago something happened, and how long that is, as the reader's language says it.

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const age = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, step]) => age >= step) ?? ['second', 1000];
  // Seconds would tick; "now" is as exact as anybody needs.
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(age / length), unit);
}

/** A stretch of time, in its greatest unit; "" below a minute. */
export function duration(length: number, language: string): string {
  const step = STEPS.find(([, unit]) => length >= unit);
  if (!step) return '';
  return new Intl.NumberFormat(language, { style: 'unit', unit: step[0], unitDisplay: 'long' }).format(Math.floor(length / step[1]));
}
