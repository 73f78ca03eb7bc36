// The geometry of the front page's pictures: an arch, battlements and trees, and a principality in perspective.

export const CENTRE = 200;
const RADIUS = 148;
const SPRING = 170;

/** Half a circle on the spring line, as wide as the arch or wider by the archivolt. */
export function arch(more = 0): string {
  const radius = RADIUS + more;
  return `M${CENTRE - radius} ${SPRING}A${radius} ${radius} 0 0 1 ${CENTRE + radius} ${SPRING}`;
}

/** The wall around the arch; between the columns it is open. */
export const WALL = `${arch()}H402V-2H-2V${SPRING}Z`;

/** A house by its left edge, width, eaves and ridge. */
export interface House {
  x: number;
  width: number;
  eaves: number;
  ridge: number;
}

export const roof = ({ x, width, eaves, ridge }: House): string =>
  `M${x - 2} ${eaves}L${x + 5} ${ridge}H${x + width - 5}L${x + width + 2} ${eaves}Z`;

/** Battlements along a line, each merlon as wide as the gap beside it. */
export function merlons(from: number, to: number, y: number, height: number, step: number): string {
  const teeth: string[] = [];
  for (let x = from; x + step <= to + 0.1; x += 2 * step) teeth.push(`M${x} ${y}v${-height}h${step}v${height}z`);
  return teeth.join('');
}

export const cypress = (x: number, foot: number, height: number): string => {
  const wide = height / 7;
  return `M${x} ${foot - height}C${x + wide} ${foot - height * 0.62} ${x + wide * 1.25} ${foot - height * 0.25} ${x} ${foot}C${x - wide * 1.25} ${foot - height * 0.25} ${x - wide} ${foot - height * 0.62} ${x} ${foot - height}Z`;
};

const SIDE = 7;
const FAR = 124;
const NEAR = 226;
const EYE = 58;

type Square = readonly [column: number, row: number];

export interface Piece {
  kind: 'lake' | 'forest' | 'park' | 'building';
  squares: readonly Square[];
}

export const PIECES: readonly Piece[] = [
  { kind: 'forest', squares: [[0, 1], [1, 1], [2, 1], [0, 2]] },
  { kind: 'building', squares: [[4, 1], [5, 1], [6, 1], [6, 2]] },
  { kind: 'lake', squares: [[3, 3], [4, 3], [5, 3], [3, 4]] },
  { kind: 'building', squares: [[1, 5], [1, 4], [2, 5]] },
  { kind: 'park', squares: [[5, 5], [6, 5], [4, 5]] },
];

/** Where a corner of the plan is seen, raised by so much of a square's side. */
function project(column: number, row: number, up = 0): string {
  // Equal steps on the ground shrink with their distance: depth runs from 1, near, to what makes FAR of it.
  const farthest = (NEAR - EYE) / (FAR - EYE);
  const depth = farthest + ((1 - farthest) * row) / SIDE;
  const square = 46 / depth;
  return `${(CENTRE + (column - SIDE / 2) * square).toFixed(1)} ${(EYE + (NEAR - EYE) / depth - up * square).toFixed(1)}`;
}

const face = (...corners: string[]): string => `M${corners.join('L')}Z`;

/** The lines of the plan. */
export function plan(): string {
  const steps = Array.from({ length: SIDE + 1 }, (_, n) => n);
  return steps.map((n) => `M${project(n, 0)}L${project(n, SIDE)}M${project(0, n)}L${project(SIDE, n)}`).join('');
}

/** A piece lying flat, square by square. */
export const flat = ({ squares }: Piece): string =>
  squares.map(([x, y]) => face(project(x, y), project(x + 1, y), project(x + 1, y + 1), project(x, y + 1))).join('');

export interface Block {
  side: string;
  front: string;
  top: string;
}

/** A piece built up, square by square from the back: the side that is seen, the front, the roof. */
export function blocksOf({ squares }: Piece, height = 0.62): Block[] {
  const has = (x: number, y: number) => squares.some(([a, b]) => a === x && b === y);
  const upright = (a: Square, b: Square) => face(project(...a), project(...b), project(...b, height), project(...a, height));
  return [...squares]
    .sort(([, a], [, b]) => a - b)
    .map(([x, y]) => {
      const edge = x + 0.5 < SIDE / 2 ? x + 1 : x;
      const beyond = x + 0.5 < SIDE / 2 ? x + 1 : x - 1;
      return {
        side: has(beyond, y) ? '' : upright([edge, y], [edge, y + 1]),
        front: has(x, y + 1) ? '' : upright([x, y + 1], [x + 1, y + 1]),
        top: face(project(x, y, height), project(x + 1, y, height), project(x + 1, y + 1, height), project(x, y + 1, height)),
      };
    });
}
