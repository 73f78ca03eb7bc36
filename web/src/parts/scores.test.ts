import { describe, expect, it } from 'vitest';
import type { Result } from '../core/messages';
import { byRank, extentsIn, sourcesIn, sumOf, sumText } from './scores';

function result(seat: number, rank: number, parts: Record<string, number>, conceded = false): Result {
  return { seat, rank, parts, conceded, total: Object.values(parts).reduce((sum, n) => sum + n, 0) };
}

describe('the score sheet', () => {
  it('writes a sum out, with a true minus', () => {
    expect(sumText([12, 0, 5, -3], 14)).toBe('12 + 0 + 5 − 3 = 14');
    expect(sumText([-3, 1], -2)).toBe('−3 + 1 = −2');
  });

  it('adds up what was counted so far', () => {
    const seat = result(0, 1, { cards: 12, tiles: -3, track: 5 });
    expect(sumOf(seat, [])).toBe(0);
    expect(sumOf(seat, ['cards', 'tiles', 'leaders'])).toBe(9);
  });

  it('stands in order of rank, and of seats where a rank is shared', () => {
    const rows = byRank([result(0, 3, {}), result(2, 1, {}), result(1, 1, {})]);
    expect(rows.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('has a column for every source that anybody has', () => {
    expect(sourcesIn([result(0, 1, { cards: 3, faith: 1 }), result(1, 2, { cards: 1, tiles: 2 })])).toEqual(['cards', 'faith', 'tiles']);
  });

  it('draws all numbers to one scale', () => {
    const extent = extentsIn([result(0, 1, { cards: 20, faith: 5 }), result(1, 2, { cards: 10, faith: 0 })]);
    expect(extent('cards', 20)).toEqual({ zero: 0, from: 0, size: 1 });
    expect(extent('cards', 10).size).toBe(0.5);
    expect(extent('faith', 5).size).toBe(0.25);
    expect(extent('faith', 0).size).toBe(0);
  });

  it('draws what was lost to the other side of zero', () => {
    const extent = extentsIn([result(0, 1, { track: 12, tiles: -4 }), result(1, 2, { track: 16, tiles: 2 })]);
    expect(extent('tiles', -4)).toEqual({ zero: 0.25, from: 0, size: 0.25 });
    expect(extent('tiles', 2)).toEqual({ zero: 0.25, from: 0.25, size: 0.125 });
    expect(extent('track', 16).from).toBe(0);
  });

  it('draws nothing where nobody has anything', () => {
    expect(extentsIn([result(0, 1, { cards: 0 })])('cards', 0)).toEqual({ zero: 0, from: 0, size: 0 });
  });
});
