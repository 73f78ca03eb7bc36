// The geometry of the front page's picture: a loggia of three arches, the city behind it, a pavement in perspective.

export const ARCHES = [120, 320, 520] as const;
export const COLUMNS = [20, 220, 420, 620] as const;
const RADIUS = 88;
const SPRING = 172;

/** Half a circle on the spring line, as wide as an arch or wider by the archivolt. */
export function arch(centre: number, more = 0): string {
  const radius = RADIUS + more;
  return `M${centre - radius} ${SPRING}A${radius} ${radius} 0 0 1 ${centre + radius} ${SPRING}`;
}

/** The wall above the columns, with the arches cut out. */
export const WALL = `M-2 52H642V${SPRING}H-2Z${ARCHES.map((centre) => `${arch(centre)}Z`).join('')}`;

/** Every second tile of the floor, drawn towards one vanishing point. */
export function pavement(): string[] {
  const eye = { x: 320, y: 250 };
  const rows = [362, 369, 379, 393, 412, 440];
  const at = (column: number, y: number) => eye.x + ((column * 64) * (y - eye.y)) / (420 - eye.y);
  const tiles: string[] = [];
  rows.slice(0, -1).forEach((top, row) => {
    const bottom = rows[row + 1] ?? top;
    for (let column = -12; column < 12; column += 1) {
      if ((column + row) % 2 !== 0) continue;
      const corners = [
        [at(column, top), top],
        [at(column + 1, top), top],
        [at(column + 1, bottom), bottom],
        [at(column, bottom), bottom],
      ];
      tiles.push(`M${corners.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y}`).join('L')}Z`);
    }
  });
  return tiles;
}

/** A house by its left edge, width, eaves and ridge. */
export interface House {
  x: number;
  width: number;
  eaves: number;
  ridge: number;
}

export const HOUSES: readonly House[] = [
  { x: 30, width: 34, eaves: 300, ridge: 290 },
  { x: 60, width: 30, eaves: 308, ridge: 300 },
  { x: 84, width: 40, eaves: 296, ridge: 286 },
  { x: 146, width: 34, eaves: 302, ridge: 292 },
  { x: 176, width: 40, eaves: 308, ridge: 299 },
  { x: 224, width: 34, eaves: 304, ridge: 294 },
  { x: 250, width: 44, eaves: 296, ridge: 284 },
  { x: 346, width: 42, eaves: 298, ridge: 287 },
  { x: 384, width: 40, eaves: 306, ridge: 297 },
  { x: 428, width: 38, eaves: 300, ridge: 290 },
  { x: 556, width: 30, eaves: 304, ridge: 295 },
  { x: 582, width: 34, eaves: 298, ridge: 288 },
];

export const roof = ({ x, width, eaves, ridge }: House): string =>
  `M${x - 2} ${eaves}L${x + 6} ${ridge}H${x + width - 6}L${x + width + 2} ${eaves}Z`;

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
