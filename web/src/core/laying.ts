// A piece that is to be laid on a plan: how it is turned, and where it lies when it is held at a square. It knows no rule: every
// place where it may lie was offered.
import { outlineOf, squareName, squaresIn, type Square } from './squares';

/** Where a piece lies, or would not. */
export interface Laid {
  squares: Square[];
  legal: boolean;
}

/** Nearer than this, in squares, a place draws the piece towards it. */
const PULL = 1.5;

/** The outlines in which a piece may lie anywhere, in the order in which they came. */
export function outlinesOf(placements: Square[][]): string[] {
  return [...new Set(placements.map(outlineOf))];
}

export function quarterTurn(outline: string): string {
  return outlineOf((squaresIn(outline) ?? []).map(({ row, column }) => ({ row: column, column: -row })));
}

export function otherSide(outline: string): string {
  return outlineOf((squaresIn(outline) ?? []).map(({ row, column }) => ({ row, column: -column })));
}

/** The first of these, as it is or turned on, in which it may lie somewhere; itself if there is none. */
function firstOf(outlines: string[], begin: string, otherwise: string): string {
  let outline = begin;
  for (let turns = 0; turns < 4; turns += 1) {
    if (outlines.includes(outline)) return outline;
    outline = quarterTurn(outline);
  }
  return otherwise;
}

/** The outline after the next quarter turn that leaves it a place. */
export function turned(outlines: string[], outline: string): string {
  return firstOf(outlines, quarterTurn(outline), outline);
}

/** The outline of its other side, turned on until it has a place. */
export function flipped(outlines: string[], outline: string): string {
  return firstOf(outlines, otherSide(outline), outline);
}

/** The square by which a piece is held: in the middle, or before it. */
export function gripOf(squares: Square[]): Square {
  const middle = (lines: number[]) => Math.floor((Math.min(...lines) + Math.max(...lines)) / 2);
  return { row: middle(squares.map(({ row }) => row)), column: middle(squares.map(({ column }) => column)) };
}

/** The places of an outline, by the square at which the piece is held there. */
export function byGrip(placements: Square[][], outline: string): Map<string, Square[]> {
  const fitting = placements.filter((squares) => outlineOf(squares) === outline);
  return new Map(fitting.map((squares) => [squareName(gripOf(squares)), squares]));
}

/** The same piece held at another square, but never beyond the plan. */
function heldAt(outline: string, at: Square, rows: number, columns: number): Square[] {
  const squares = squaresIn(outline) ?? [];
  const grip = gripOf(squares);
  const within = (first: number, lines: number[], count: number) => Math.max(0, Math.min(first, count - 1 - Math.max(...lines)));
  const top = within(at.row - grip.row, squares.map(({ row }) => row), rows);
  const left = within(at.column - grip.column, squares.map(({ column }) => column), columns);
  return squares.map(({ row, column }) => ({ row: row + top, column: column + left }));
}

export interface Held {
  places: Map<string, Square[]>;
  outline: string;
  rows: number;
  columns: number;
}

/**
 * Where a piece lies that is held at a point of the plan (the middle of a1 is 0.5, 0.5): at that square if it may, at the edge
 * along it; else at the nearest place around, else there all the same, and not legally.
 */
export function lay({ places, outline, rows, columns }: Held, y: number, x: number): Laid {
  const squares = heldAt(outline, { row: Math.floor(y), column: Math.floor(x) }, rows, columns);
  if (places.has(squareName(gripOf(squares)))) return { squares, legal: true };
  const around = [...places.values()].map((place) => ({ place, far: distance(gripOf(place), y, x) })).filter(({ far }) => far < PULL);
  const [nearest] = around.sort((one, other) => one.far - other.far);
  return nearest ? { squares: nearest.place, legal: true } : { squares, legal: false };
}

function distance({ row, column }: Square, y: number, x: number): number {
  return Math.hypot(row + 0.5 - y, column + 0.5 - x);
}
