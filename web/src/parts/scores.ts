// Reads results for the score sheet: in order of rank, each sum written out, and who was parted by more than points.
import type { IconName } from '../controls/icons';
import type { Result } from '../core/messages';

/** Sources of points that have a picture of their own everywhere. */
const ICONS: Partial<Record<string, IconName>> = {
  cards: 'production',
  characters: 'character',
  excommunications: 'excommunication',
  faith: 'faith',
  fame: 'laurels',
  leaders: 'character',
  military: 'military',
  prestige: 'seal',
  resources: 'coins',
  territories: 'territory',
  tiles: 'seal',
  track: 'laurels',
  ventures: 'venture',
};

export function iconOf(part: string): IconName | null {
  return ICONS[part] ?? null;
}

export function byRank(results: Result[]): Result[] {
  return results.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Every source that any seat has, in the order in which they came. */
export function sourcesIn(results: Result[]): string[] {
  return [...new Set(results.flatMap(({ parts }) => Object.keys(parts)))];
}

/** A number with a true minus. */
export function numberText(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** The parts as a sum: "12 + 5 − 3 = 14". */
export function sumText(parts: number[], total: number): string {
  const terms = parts.map((n, at) => (at === 0 ? numberText(n) : n < 0 ? ` − ${-n}` : ` + ${n}`));
  return `${terms.join('')} = ${numberText(total)}`;
}

/** Seats with as many points as each other but not the same rank: something other than points has parted them. */
export function brokenTies(results: Result[]): number[][] {
  const finishers = byRank(results).filter(({ conceded }) => !conceded);
  const totals = [...new Set(finishers.map(({ total }) => total))];
  return totals
    .map((total) => finishers.filter((result) => result.total === total))
    .filter((level) => new Set(level.map(({ rank }) => rank)).size > 1)
    .map((level) => level.map(({ seat }) => seat));
}
