// Goods by their words, as amounts to be drawn.
import type { Amount } from '../core/messages';

export function amountsOf(goods: Record<string, number>): Amount[] {
  return Object.entries(goods).map(([of, n]) => ({ of, n }));
}

/** Those of which there are any. */
export function presentOf(goods: Record<string, number>): Amount[] {
  return amountsOf(goods).filter(({ n }) => n > 0);
}
