// Squares are written as people write them, and pieces are found by what lies on them.
import { describe, expect, it } from 'vitest';
import { endsOf, outlineOf, piecesOn, rowIn, rowOf, squareName, squaresIn } from './squares';

const PLAN = [
  ['', 'lake', 'lake', ''],
  ['', 'lake', 'park', 'park'],
  ['', '', '', ''],
  ['lake', '', '', ''],
];

describe('squares', () => {
  it('have names that can be read back', () => {
    expect(squareName({ row: 2, column: 1 })).toBe('b3');
    expect(squaresIn('outline:b3')).toEqual([{ row: 2, column: 1 }]);
  });

  it('make an outline wherever they lie', () => {
    expect(outlineOf([{ row: 3, column: 2 }, { row: 4, column: 2 }, { row: 4, column: 3 }])).toBe('outline:a1.a2.b2');
    expect(squaresIn('outline:a1.b2')).toEqual([{ row: 0, column: 0 }, { row: 1, column: 1 }]);
    expect(squaresIn('boards.0.plan.0.0')).toBeNull();
  });

  it('have a topmost row', () => {
    expect(rowOf([{ row: 4, column: 2 }, { row: 3, column: 2 }])).toBe('row:4');
    expect([rowIn('row:4'), rowIn('boards.0.plan.3.0')]).toEqual([4, null]);
  });
});

describe('a plan', () => {
  it('has pieces, each with a square in its middle', () => {
    const pieces = piecesOn(PLAN).map(({ word, squares, middle }) => [word, squares.length, squareName(middle)]);
    expect(pieces).toEqual([['lake', 3, 'b1'], ['park', 2, 'c2'], ['lake', 1, 'a4']]);
  });

  it('draws a line where a piece ends, and none around nothing', () => {
    expect(endsOf(PLAN, { row: 0, column: 1 })).toEqual([true, false, false, true]);
    expect(endsOf(PLAN, { row: 2, column: 2 })).toEqual([false, false, false, false]);
  });
});
