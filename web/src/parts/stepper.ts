// How far a key or a click steps, and what the number it stands at adds up to.
import type { Label } from '../core/messages';
import type { Words } from '../core/words';

/** One number of a sum, and what it comes from. */
export interface Addend {
  n: number;
  name: string;
}

export interface Sum {
  parts: Addend[];
  /** How much it has to be. */
  needed?: number;
}

/** What an option adds up to, if its label says so: a list of parts, each with its number, and what is needed. */
export function sumIn({ parameters = {} }: Label, words: Words): Sum | undefined {
  const { sum, needed } = parameters;
  if (!Array.isArray(sum)) return undefined;
  const parts = sum.map((part) => ({ n: Number(part.parameters?.['n']), name: words.translate(part) }));
  return typeof needed === 'number' ? { parts, needed } : { parts };
}

// Home and End lead from option to option in a row of them, so they do not step.
const KEYS: Partial<Record<string, number>> = { ArrowDown: -1, ArrowUp: 1, PageDown: -5, PageUp: 5 };

/** How many steps a key asks for; null for a key that means something else. */
export function pressed({ key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): number | null {
  return altKey || ctrlKey || metaKey ? null : (KEYS[key] ?? null);
}

/** So many steps from one position, or as far as it goes. */
export function landing(at: number, by: number, steps: number): number {
  return Math.min(Math.max(at + by, 0), steps - 1);
}

export function total({ parts }: Sum): number {
  return parts.reduce((all, { n }) => all + n, 0);
}

/** How much is missing of what is needed; null where nothing is. */
export function shortBy(sum: Sum): number | null {
  return sum.needed === undefined ? null : Math.max(sum.needed - total(sum), 0);
}
