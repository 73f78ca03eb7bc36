import { describe, expect, it } from 'vitest';
import { greatestSwings, roundEnds } from './tallies';

const MATCH = [
  { seq: 0, round: 1, points: [0, 0] },
  { seq: 4, round: 1, points: [3, 0] },
  { seq: 6, round: 2, points: [3, 5] },
  { seq: 9, round: 2, points: [1, 5] },
  { seq: 12, round: 3, points: [1, 5] },
  { seq: 15, round: 3, points: [10, 6] },
];

describe('rounds', () => {
  it('end with the choice that begins the next, and the last one with the match', () => {
    expect(roundEnds(MATCH)).toEqual([
      { round: 0, seq: 0, points: [0, 0] },
      { round: 1, seq: 6, points: [3, 5] },
      { round: 2, seq: 12, points: [1, 5] },
      { round: 3, seq: 15, points: [10, 6] },
    ]);
  });

  it('are there though nothing was won in them', () => {
    const rounds = roundEnds([
      { seq: 0, round: 1, points: [0] },
      { seq: 8, round: 4, points: [2] },
    ]);
    expect(rounds.map(({ round, points }) => [round, points[0]])).toEqual([[0, 0], [1, 2], [2, 2], [3, 2], [4, 2]]);
  });

  it('are none where a game declares no points', () => {
    expect(roundEnds([{ seq: 0, round: 1, points: [] }])).toEqual([]);
    expect(roundEnds([])).toEqual([]);
  });

  it('are none where nobody won anything', () => {
    const [opening, later] = [{ seq: 0, round: 1, points: [0, 0] }, { seq: 7, round: 2, points: [0, 0] }];
    expect(roundEnds([opening, later])).toEqual([]);
  });
});

describe('swings', () => {
  it('are the greatest, lost or won, in the order of the match', () => {
    expect(greatestSwings(MATCH, 3)).toEqual([
      { seq: 4, round: 1, changes: [{ seat: 0, by: 3 }] },
      { seq: 6, round: 1, changes: [{ seat: 1, by: 5 }] },
      { seq: 15, round: 3, changes: [{ seat: 0, by: 9 }, { seat: 1, by: 1 }] },
    ]);
  });

  it('leave out what changed nothing but the round', () => {
    expect(greatestSwings(MATCH, 9).map(({ seq }) => seq)).toEqual([4, 6, 9, 15]);
  });
});
