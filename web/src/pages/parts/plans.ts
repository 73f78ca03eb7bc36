// What the page of parts shows its plans with: pieces that lie somewhere, and wherever another might.
import { otherSide, quarterTurn } from '../../core/laying';
import type { Face } from '../../core/messages';
import { outlineOf, type Square, squaresIn } from '../../core/squares';

/** A plan of seven by seven, on which some pieces lie. */
export function planOf(pieces: { word: string; squares: Square[] }[]): string[][] {
  const lying = pieces.flatMap(({ word, squares }) => squares.map((square) => ({ ...square, word })));
  return Array.from({ length: 7 }, (_, row) => Array.from({ length: 7 }, (_, column) => lying.find((one) => one.row === row && one.column === column)?.word ?? ''));
}

export function moved(squares: Square[], down: number, right: number): Square[] {
  return squares.map(({ row, column }) => ({ row: row + down, column: column + right }));
}

export function squaresOf({ cells }: Face): Square[] {
  return cells.map(([row = 0, column = 0]) => ({ row, column }));
}

/** Wherever a piece would lie on nothing else, turned and flipped. */
export function placementsOf(squares: Square[], plan: string[][]): Square[][] {
  const outlines = new Set([outlineOf(squares)]);
  for (const outline of outlines) for (const other of [quarterTurn(outline), otherSide(outline)]) outlines.add(other);
  const lines = plan.map((_, n) => n);
  const places = [...outlines].flatMap((outline) => lines.flatMap((down) => lines.map((right) => moved(squaresIn(outline) ?? [], down, right))));
  return places.filter((place) => place.every(({ row, column }) => plan[row]?.[column] === ''));
}
