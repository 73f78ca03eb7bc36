// Where an explanation stands so that it covers as little as can be of what shall stay in sight.
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export interface Size {
  width: number;
  height: number;
}

export interface Stand {
  left: number;
  top: number;
  /** Square pixels of what is kept in sight that lie under it, and of its own that lie outside of its room. */
  covered: number;
}

/** Pixels between an explanation and what it does not cover. */
const APART = 1;
/** What it belongs to is covered rather than anything that is kept in sight. */
const OWN = 0.001;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** What is to be seen of a box inside another. */
export function clipped(box: Box, { left, top, right, bottom }: Box): Box {
  return { left: Math.max(box.left, left), top: Math.max(box.top, top), right: Math.min(box.right, right), bottom: Math.min(box.bottom, bottom) };
}

/** Where something stands in a room: over as little as can be of what is kept in sight, and then as near as can be to what it belongs to. */
export function placeClear(box: Box, { width, height }: Size, room: Box, kept: Box[]): Stand {
  const middle = { left: (box.left + box.right - width) / 2, top: (box.top + box.bottom - height) / 2 };
  const fit = (at: number, first: number, last: number) => Math.max(first, Math.min(last, Math.round(at)));
  const lefts = [middle.left, room.left, ...[box, ...kept].flatMap(({ left, right }) => [left - width - APART, right + APART])].map((left) => fit(left, room.left, room.right - width));
  const tops = [room.top, room.bottom, ...[box, ...kept].flatMap(({ top, bottom }) => [top - height - APART, bottom + APART])].map((top) => fit(top, room.top, room.bottom - height));
  const places = [...new Set(tops)].flatMap((top) => [...new Set(lefts)].map((left) => ({ left, top, far: Math.hypot(left - middle.left, top - middle.top) })));
  let best: Stand = { left: room.left, top: room.top, covered: Infinity };
  let least = Infinity;
  // The nearest first: most stand clear soon.
  for (const { left, top } of places.sort((one, other) => one.far - other.far)) {
    const here = { left, top, right: left + width, bottom: top + height };
    const outside = width * height - overlap(here, room);
    // In whole pixels: what is less is how sums of fractions come out.
    const covered = Math.round(kept.reduce((sum, one) => sum + overlap(here, one), outside));
    const weight = covered + OWN * overlap(here, box);
    if (weight < least) [best, least] = [{ left, top, covered }, weight];
    if (least === 0) break;
  }
  return best;
}
