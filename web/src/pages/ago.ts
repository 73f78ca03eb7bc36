// How long ago something happened, as the reader's language says it.

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
