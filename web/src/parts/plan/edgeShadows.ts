// The lines around the squares of a piece.

/** The lines around a square of a piece, as the shadows of a style; sides in the order top, right, bottom, left. */
export function edgeShadows(ends: boolean[], width: number): string {
  const sides = [`0 ${width}px`, `-${width}px 0`, `0 -${width}px`, `${width}px 0`];
  return sides.filter((_, side) => ends[side]).map((side) => `inset ${side} 0 var(--line)`).join(', ') || 'none';
}
