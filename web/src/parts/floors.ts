// How many lines a card needs on a floor, by which its letters are as large as they can be.
import type { Amount, Face } from '../core/messages';

/** So many goods stand in a line, where there is little width. */
const GOODS_IN_LINE = 2;

export interface CardLines {
  /** Where the cost stands above the effects. */
  stacked: number;
  /** Where it stands beside them, one good under the other. */
  beside: number;
}

export function cardLines({ cost, effects, more }: Face): CardLines {
  const ors = Math.max(0, cost.length - 1);
  const gained = sum(effects.map(({ pay, gain }) => (pay.length > 0 ? Math.max(pay.length, gain.length) : linesOf(gain)))) + (more ? 1 : 0);
  return { stacked: sum(cost.map(linesOf)) + ors + gained, beside: Math.max(1, gained, ors + sum(cost.map((goods) => goods.length))) };
}

function linesOf(goods: Amount[]): number {
  return Math.ceil(goods.length / GOODS_IN_LINE);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}
