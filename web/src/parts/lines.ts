// How many lines are printed on a card, by which its letters are as large as they can be.
import type { Amount, Face } from '../core/messages';

/** So many goods stand in a line, where there is little width. */
const GOODS_IN_LINE = 2;

export interface CardLines {
  /** Where the cost stands above the effects. */
  stacked: number;
  /** Where it stands beside them, one good under the other. */
  beside: number;
  /** So many letters wide is the widest of its effects. */
  wide: number;
  /** The lines of its cost alone, one good under the other, and those of its effects. */
  costs: number;
  effects: number;
  /** The same, and the letters of the widest, where every good has a line of its own. */
  tall: number;
  slim: number;
}

/** In widths of a letter: a number with its symbol, and what stands between or before them. */
const AMOUNT = 2.1;
const BETWEEN = 1.45;
const FLASH = 1.25;
const PER = 1.6;

/** The lines of a card; costly: its cost is printed on it. */
export function cardLines({ cost, effects, more }: Face, costly = true): CardLines {
  const effectLines = sum(effects.map(({ pay, gain }) => (pay.length > 0 ? Math.max(pay.length, gain.length) : linesOf(gain)))) + (more ? 1 : 0);
  const costs = costly ? cost : [];
  const ors = Math.max(0, costs.length - 1);
  const costLines = sum(costs.map((goods) => goods.length)) + ors;
  return {
    stacked: Math.max(1, sum(costs.map(linesOf)) + ors + effectLines),
    beside: Math.max(1, effectLines, costLines),
    wide: Math.max(AMOUNT, ...effects.map((effect) => widthOf(effect, GOODS_IN_LINE))),
    costs: Math.max(1, costLines),
    effects: Math.max(1, effectLines),
    tall: Math.max(1, sum(effects.map(({ pay, gain }) => Math.max(pay.length, gain.length))) + (more ? 1 : 0)),
    slim: Math.max(AMOUNT, ...effects.map((effect) => widthOf(effect, 1))),
  };
}

/** What is paid stands one under the other where there is little width, and so does what is got for it. */
function widthOf({ when, pay, gain, each }: Face['effects'][number], inLine: number): number {
  const got = pay.length > 0 ? 1 : Math.min(inLine, gain.length);
  return (when === 'once' ? FLASH : 0) + (pay.length > 0 ? AMOUNT + BETWEEN : 0) + got * AMOUNT + (each.length > 0 ? PER + AMOUNT / 2 : 0);
}

function linesOf(goods: Amount[]): number {
  return Math.ceil(goods.length / GOODS_IN_LINE);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}
