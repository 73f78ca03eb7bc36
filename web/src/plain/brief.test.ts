import { describe, expect, it } from 'vitest';
import type { TableContext } from '../core/tableContext';
import type { Field, Place } from '../core/view';
import { cardsOf, isShort, isSigned, signOf, signsOf } from './brief';

const context = {
  glossary: { faces: { pieces: { mill: { tint: 'green' }, farm: { tint: 'green' }, patron: { tint: 'blue' } } } },
  changes: new Map([['boards.1.rumours', { path: 'boards.1.rumours', before: 0, after: 1 }]]),
} as unknown as TableContext;

const at = (key: string, value: unknown, field: Partial<Field> = {}): Place => ({ path: `boards.1.${key}`, field: { shape: 'number', ...field }, value });

describe('the short account', () => {
  it('draws a number by its own icon, or by that of one of what it counts', () => {
    expect(signOf(at('coins', 2))).toBe('coins');
    expect(signOf(at('jesters', 2))).toBe('jester');
    expect(signOf(at('rumours', 2))).toBeNull();
  });

  it('leaves out what is kept from all, a state, and none of what has no icon', () => {
    expect(isShort(context, at('coins', 0))).toBe(true);
    expect(isShort(context, at('gossip', 0))).toBe(false);
    expect(isShort(context, at('rumours', 0))).toBe(true); // there would be some at once
    expect(isShort(context, at('coins', null))).toBe(false);
    expect(isShort(context, at('coins', 3, { state: true }))).toBe(false);
  });

  it('counts cards by their colour, and draws what has an icon', () => {
    const cards = at('estates', ['mill', 'patron', 'farm'], { shape: 'words' });
    expect(cardsOf(context, cards)).toEqual([['green', 2], ['blue', 1]]);
    expect(isSigned(context, cards)).toBe(false);
    const liberties = at('liberties', ['travel', 'nothing'], { shape: 'words' });
    expect(signsOf(context, liberties)).toEqual(['travel']);
    expect(isShort(context, liberties)).toBe(true);
    expect(isShort(context, at('rumours', ['nothing'], { shape: 'words' }))).toBe(false);
  });
});
