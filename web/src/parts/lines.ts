// How many lines are printed on a card, by which its letters are as large as they can be.
import type { Amount, Face } from '../core/messages';

/** So many goods stand in a line, where there is little width. */
const GOODS_IN_LINE = 2;

export interface CardLines {
  /** Where the cost stands above the effects. */
  stacked: number;
  /** Where it stands beside them, one good under the other. */
  beside: number;
}

/** The lines of a card; costly: its cost is printed on it. */
export function cardLines({ cost, effects, more }: Face, costly = true): CardLines {
  const effectLines = sum(effects.map(({ pay, gain }) => (pay.length > 0 ? Math.max(pay.length, gain.length) : linesOf(gain)))) + (more ? 1 : 0);
  const costs = costly ? cost : [];
  const ors = Math.max(0, costs.length - 1);
  return {
    stacked: Math.max(1, sum(costs.map(linesOf)) + ors + effectLines),
    beside: Math.max(1, effectLines, sum(costs.map((goods) => goods.length)) + ors),
  };
}

function linesOf(goods: Amount[]): number {
  return Math.ceil(goods.length / GOODS_IN_LINE);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}
