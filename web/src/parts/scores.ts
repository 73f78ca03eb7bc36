// Reads results for the score sheet: in order of rank, each sum written out, each number as a bar.
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

/** What some sources brought a seat. */
export function sumOf({ parts }: Result, sources: string[]): number {
  return sources.reduce((sum, part) => sum + (parts[part] ?? 0), 0);
}

/** The parts as a sum: "12 + 5 − 3 = 14". */
export function sumText(parts: number[], total: number): string {
  const terms = parts.map((n, at) => (at === 0 ? numberText(n) : n < 0 ? ` − ${-n}` : ` + ${n}`));
  return `${terms.join('')} = ${numberText(total)}`;
}

/** Where a bar begins and how long it is, and where zero is: parts of the room there is. */
export interface Extent {
  zero: number;
  from: number;
  size: number;
}

/** The bar of each number: all sources are drawn to one scale, and within a source all seats begin at the same zero. */
export function extentsIn(results: Result[]): (part: string, n: number) => Extent {
  const below = new Map<string, number>();
  let span = 1;
  for (const part of sourcesIn(results)) {
    const numbers = results.map(({ parts }) => parts[part] ?? 0);
    const lowest = Math.max(0, ...numbers.map((n) => -n));
    below.set(part, lowest);
    span = Math.max(span, Math.max(...numbers) + lowest);
  }
  return (part, n) => {
    const zero = (below.get(part) ?? 0) / span;
    return { zero, from: zero + Math.min(0, n) / span, size: Math.abs(n) / span };
  };
}
