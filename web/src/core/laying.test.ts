// A piece turns, flips and goes where it is held; only what was offered is a place for it.
import { describe, expect, it } from 'vitest';
import { byGrip, flipped, gripOf, type Held, lay, otherSide, outlinesOf, quarterTurn, turned } from './laying';
import { outlineOf, squareName, squaresIn, type Square } from './squares';

/** The squares that are written so. */
const at = (names: string): Square[] => squaresIn(`outline:${names}`) ?? [];
const names = (squares: Square[]) => squares.map(squareName).join('.');

const L = outlineOf(at('a1.a2.a3.b3'));

/** All ways in which an L lies on a plan of 3 by 3, but for those on which something else lies. */
function everywhere(taken: string[] = []): Square[][] {
  const shapes = new Set([L]);
  for (const one of shapes) for (const other of [quarterTurn(one), otherSide(one)]) shapes.add(other);
  const moved = (shape: string, down: number, right: number) => (squaresIn(shape) ?? []).map(({ row, column }) => ({ row: row + down, column: column + right }));
  return [...shapes]
    .flatMap((shape) => [0, 1, 2].flatMap((down) => [0, 1, 2].map((right) => moved(shape, down, right))))
    .filter((squares) => squares.every((square) => square.row < 3 && square.column < 3 && !taken.includes(squareName(square))));
}

function held(placements: Square[][], outline: string): Held {
  return { places: byGrip(placements, outline), outline, rows: 3, columns: 3 };
}

describe('a piece to be laid', () => {
  const placements = everywhere();
  const outlines = outlinesOf(placements);

  it('turns through its four sides and comes back', () => {
    expect(outlines).toHaveLength(8);
    const turns = [L];
    for (let n = 0; n < 4; n += 1) turns.push(turned(outlines, turns.at(-1) ?? ''));
    expect(new Set(turns).size).toBe(4);
    expect(turns.at(-1)).toBe(L);
  });

  it('has another side, and back', () => {
    expect(flipped(outlines, L)).toBe('outline:b1.b2.a3.b3');
    expect(flipped(outlines, flipped(outlines, L))).toBe(L);
  });

  it('reaches every outline by turning and flipping', () => {
    const reached = new Set([L]);
    for (const one of reached) for (const other of [turned(outlines, one), flipped(outlines, one)]) reached.add(other);
    expect([...reached].sort()).toEqual([...outlines].sort());
  });

  it('leaves out the ways in which it has no place', () => {
    const two = [L, outlineOf(at('a1.b1.b2.b3'))];
    expect(turned(two, L)).toBe(two[1]);
    expect(turned([L], L)).toBe(L);
    expect(flipped([L], L)).toBe(L);
  });

  it('lies wherever it may when it is held at the square in its middle', () => {
    for (const squares of placements) {
      const { row, column } = gripOf(squares);
      expect(lay(held(placements, outlineOf(squares)), row + 0.5, column + 0.5)).toEqual({ squares, legal: true });
    }
  });

  it('is drawn to a place that is near, and else lies there without right', () => {
    const right = everywhere(['a1', 'a2', 'a3']);
    const place = lay(held(right, L), 1.5, 0.9);
    expect([names(place.squares), place.legal]).toEqual(['b1.b2.b3.c3', true]);
    const none = lay(held([], L), 1.5, 0.5);
    expect([names(none.squares), none.legal]).toEqual(['a1.a2.a3.b3', false]);
  });

  it('lies along the edge when it is held there', () => {
    const corner = lay(held(placements, L), 2.5, 2.5);
    expect([names(corner.squares), corner.legal]).toEqual(['b1.b2.b3.c3', true]);
  });

  it('never lies beyond the plan', () => {
    for (const y of [0, 1, 2]) {
      for (const x of [0, 1, 2]) {
        const { squares } = lay(held([], L), y + 0.5, x + 0.5);
        expect(squares.every(({ row, column }) => row >= 0 && row < 3 && column >= 0 && column < 3)).toBe(true);
      }
    }
  });
});
