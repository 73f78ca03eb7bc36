import { describe, expect, it } from 'vitest';
import type { Effect, Face } from '../core/messages';
import { cardLines } from './floors';

const effect = (pay: string[], gain: string[]): Effect => ({ when: '', pay: pay.map((of) => ({ n: 1, of })), gain: gain.map((of) => ({ n: 1, of })), each: [] });
const face = (cost: string[][], effects: Effect[], more = false): Face => ({
  kind: 'card', tint: '', level: 0, points: 0, value: 0, cells: [], more, effects,
  cost: cost.map((goods) => goods.map((of) => ({ n: 1, of }))),
});

describe('the lines that a card needs', () => {
  it('are those of its effects, where nothing is paid for it', () => {
    expect(cardLines(face([], [effect([], ['wood', 'stone'])]))).toEqual({ stacked: 1, beside: 1 });
  });

  it('are more where many goods are got, paid, or paid otherwise; beside the effects each good has its own', () => {
    expect(cardLines(face([], [effect([], ['wood', 'stone', 'coins'])]))).toEqual({ stacked: 2, beside: 2 });
    expect(cardLines(face([['coins', 'wood', 'stone']], [effect([], ['faith'])]))).toEqual({ stacked: 3, beside: 3 });
    expect(cardLines(face([['coins'], ['wood']], [effect([], ['faith'])]))).toEqual({ stacked: 4, beside: 3 });
  });

  it('are those of whatever is paid or got together, and one for what cannot be drawn', () => {
    expect(cardLines(face([], [effect(['coins', 'wood'], ['faith'])], true))).toEqual({ stacked: 3, beside: 3 });
  });
});
