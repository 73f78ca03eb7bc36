// Squares of a plan (b3: column b, row 3), the pieces on them, and the outlines that several make together.

export interface Square {
  row: number;
  column: number;
}

const SQUARE = /^([a-z])(\d+)$/;
const OUTLINE = 'outline:';
const ROW = 'row:';
const A = 'a'.charCodeAt(0);

/** A square as people write it: a1 is the upper left one. */
export function squareName({ row, column }: Square): string {
  return `${String.fromCharCode(A + column)}${row + 1}`;
}

/** The square that people write so. */
function parseSquare(name: string): Square | null {
  const [, column, row] = SQUARE.exec(name) ?? [];
  return column === undefined || row === undefined ? null : { row: Number(row) - 1, column: column.charCodeAt(0) - A };
}

/** Squares moved to the upper left corner, in reading order. */
function moveToCorner(squares: Square[]): Square[] {
  const top = Math.min(...squares.map(({ row }) => row));
  const left = Math.min(...squares.map(({ column }) => column));
  const moved = squares.map(({ row, column }) => ({ row: row - top, column: column - left }));
  return moved.sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The outline of several squares, wherever they lie: "outline:a1.b1.b2"; those of one outline are moved, not turned. */
export function outlineOf(squares: Square[]): string {
  return OUTLINE + moveToCorner(squares).map(squareName).join('.');
}

/** The topmost row of several squares: "row:3". */
export function rowOf(squares: Square[]): string {
  return `${ROW}${Math.min(...squares.map(({ row }) => row)) + 1}`;
}

/** The squares of an outline that was narrowed to. */
export function squaresIn(step: string): Square[] | null {
  if (!step.startsWith(OUTLINE)) return null;
  return step.slice(OUTLINE.length).split('.').flatMap((name) => parseSquare(name) ?? []);
}

/** The row that was narrowed to, counted from 1. */
export function rowIn(step: string): number | null {
  return step.startsWith(ROW) ? Number(step.slice(ROW.length)) : null;
}

/** Pieces of a plan: squares of one word that touch by an edge, each with the square nearest to its middle. */
export interface Piece {
  word: string;
  squares: Square[];
  middle: Square;
}

export function piecesOn(plan: string[][]): Piece[] {
  const visited = new Set<string>();
  const pieces: Piece[] = [];
  plan.forEach((cells, row) =>
    cells.forEach((word, column) => {
      if (word === '' || visited.has(squareName({ row, column }))) return;
      const squares = spread(plan, { row, column }, visited);
      pieces.push({ word, squares, middle: middleOf(squares) });
    }),
  );
  return pieces;
}

function spread(plan: string[][], from: Square, visited: Set<string>): Square[] {
  const word = plan[from.row]?.[from.column];
  const squares: Square[] = [];
  const toVisit = [from];
  for (let at = toVisit.pop(); at; at = toVisit.pop()) {
    if (plan[at.row]?.[at.column] !== word || visited.has(squareName(at))) continue;
    visited.add(squareName(at));
    squares.push(at);
    for (const [down, right] of [[0, 1], [1, 0], [0, -1], [-1, 0]] as const) toVisit.push({ row: at.row + down, column: at.column + right });
  }
  return squares;
}

function middleOf(squares: Square[]): Square {
  const row = squares.reduce((sum, square) => sum + square.row, 0) / squares.length;
  const column = squares.reduce((sum, square) => sum + square.column, 0) / squares.length;
  const far = (square: Square) => Math.hypot(square.row - row, square.column - column);
  return squares.reduce((best, square) => (far(square) < far(best) ? square : best));
}

/** The sides of a square at which its piece ends, or at which nothing ends on nothing (a line of the plan). */
export function endsOf(plan: string[][], { row, column }: Square): boolean[] {
  const word = plan[row]?.[column] ?? '';
  const neighbours = [plan[row - 1]?.[column], plan[row]?.[column + 1], plan[row + 1]?.[column], plan[row]?.[column - 1]];
  return neighbours.map((other) => word !== '' && other !== word);
}
