import { describe, expect, it } from 'vitest';
import type { Result } from '../core/messages';
import { brokenTies, byRank, sourcesIn, sumText } from './scores';

function result(seat: number, rank: number, parts: Record<string, number>, conceded = false): Result {
  return { seat, rank, parts, conceded, total: Object.values(parts).reduce((sum, n) => sum + n, 0) };
}

describe('the score sheet', () => {
  it('writes a sum out, with a true minus', () => {
    expect(sumText([12, 0, 5, -3], 14)).toBe('12 + 0 + 5 − 3 = 14');
    expect(sumText([-3, 1], -2)).toBe('−3 + 1 = −2');
  });

  it('stands in order of rank, and of seats where a rank is shared', () => {
    const rows = byRank([result(0, 3, {}), result(2, 1, {}), result(1, 1, {})]);
    expect(rows.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('has a column for every source that anybody has', () => {
    expect(sourcesIn([result(0, 1, { cards: 3, faith: 1 }), result(1, 2, { cards: 1, tiles: 2 })])).toEqual(['cards', 'faith', 'tiles']);
  });

  it('notices who was parted by more than points', () => {
    expect(brokenTies([result(0, 2, { cards: 9 }), result(1, 1, { cards: 9 }), result(2, 3, { cards: 4 })])).toEqual([[1, 0]]);
  });

  it('finds nothing to tell where a rank is shared or somebody gave up', () => {
    expect(brokenTies([result(0, 1, { cards: 9 }), result(1, 1, { cards: 9 })])).toEqual([]);
    expect(brokenTies([result(0, 1, { cards: 9 }), result(1, 2, { cards: 9 }, true)])).toEqual([]);
  });
});
