import { describe, expect, it } from 'vitest';
import type { Amount, Effect, Face } from '../core/messages';
import { cardLines } from './lines';

const amounts = (...words: string[]): Amount[] => words.map((of) => ({ n: 1, of }));
const effect = (pay: Amount[], gain: Amount[]): Effect => ({ when: '', pay, gain, each: [] });
const face = (cost: Amount[][], effects: Effect[], more = false): Face => ({ kind: 'card', tint: 'green', level: 1, value: 0, points: 0, cost, effects, cells: [], more, lines: [] });

describe('the lines of a card', () => {
  it('are those of its cost, each good below the other or two side by side', () => {
    expect(cardLines(face([amounts('coins', 'stones', 'wood')], []))).toMatchObject({ beside: 3, stacked: 2 });
    expect(cardLines(face([amounts('coins', 'wood'), amounts('military')], []))).toMatchObject({ beside: 4, stacked: 3 });
  });

  it('are those of its effects, and one for what symbols do not say', () => {
    expect(cardLines(face([], [effect(amounts('coins'), amounts('faith', 'stones', 'wood'))])).beside).toBe(3);
    expect(cardLines(face([], [effect([], amounts('coins', 'wood')), effect([], amounts('faith'))], true)).beside).toBe(3);
  });

  it('stand beside each other or above each other', () => {
    expect(cardLines(face([amounts('coins', 'wood')], [effect([], amounts('faith'))]))).toMatchObject({ beside: 2, stacked: 2 });
    expect(cardLines(face([amounts('coins')], [effect([], amounts('faith'))]))).toMatchObject({ beside: 1, stacked: 2 });
  });

  it('are as wide as the widest effect, of which each side stands one good under the other', () => {
    const { wide: gain } = cardLines(face([], [effect([], amounts('coins', 'wood'))]));
    const { wide: exchange } = cardLines(face([], [effect(amounts('coins', 'wood'), amounts('faith', 'stones'))]));
    const { wide: single } = cardLines(face([], [effect([], amounts('coins'))]));
    expect(exchange).toBeGreaterThan(gain);
    expect(gain).toBeGreaterThan(single);
  });

  it('are those of the effects alone when the card is paid for, and one at least', () => {
    expect(cardLines(face([amounts('coins', 'wood', 'stones')], [effect([], amounts('faith'))]), false)).toMatchObject({ beside: 1, stacked: 1 });
    expect(cardLines(face([], []))).toMatchObject({ beside: 1, stacked: 1 });
  });
});
