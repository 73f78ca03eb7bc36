// Where an explanation stands so that it covers as little as can be of what shall stay in sight.
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Pixels between an explanation and what it does not cover. */
const APART = 1;
/** What it belongs to is covered rather than anything that is kept in sight. */
const OWN = 0.001;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Where something stands in a room: over as little as can be of what is kept in sight, and then as near as can be to what it belongs to. */
export function placeClear(box: Box, { width, height }: { width: number; height: number }, room: Box, kept: Box[]): { left: number; top: number; covered: number } {
  const middle = (box.left + box.right - width) / 2;
  const fit = (at: number, first: number, last: number) => Math.max(first, Math.min(last, at));
  const lefts = [middle, room.left, ...[box, ...kept].flatMap(({ left, right }) => [left - width - APART, right + APART])].map((left) => fit(left, room.left, room.right - width));
  const tops = [room.top, room.bottom, ...[box, ...kept].flatMap(({ top, bottom }) => [top - height - APART, bottom + APART])].map((top) => fit(top, room.top, room.bottom - height));
  let best = { left: room.left, top: room.top, covered: Infinity, far: Infinity };
  for (const top of new Set(tops)) {
    for (const left of new Set(lefts)) {
      const here = { left, top, right: left + width, bottom: top + height };
      const covered = kept.reduce((sum, one) => sum + overlap(here, one), OWN * overlap(here, box));
      const far = Math.hypot(left - middle, (box.top + box.bottom - height) / 2 - top);
      if (covered < best.covered || (covered === best.covered && far < best.far)) best = { left, top, covered, far };
    }
  }
  return best;
}
