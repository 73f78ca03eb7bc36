// Where the lines, numbers and markers of a chart stand.

/** Numbers to rule a chart at, from the lowest to the highest: so many steps of 1, 2 or 5 times a power of ten. */
export function ruled(low: number, high: number, most: number): number[] {
  const span = Math.max(1, high - low);
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  const step = steps.find((one) => span / one <= most) ?? span;
  const [first, last] = [Math.floor(low / step), Math.ceil(Math.max(high, low + 1) / step)];
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

/** Which of so many columns are named: the first, the last, and as many between as there is room for. */
export function namedColumns(columns: number, most: number): Set<number> {
  const every = Math.max(1, Math.ceil((columns - 1) / Math.max(1, most - 1)));
  const named = Array.from({ length: columns }, (_, n) => n).filter((n) => n % every === 0 && columns - 1 - n >= every / 2);
  return new Set([...named, columns - 1]);
}

/** Heights that are at least so far apart, each as near as can be to where it wants to be, in the same order. */
export function apart(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = low;
  for (const n of order) floor = (placed[n] = Math.max(placed[n] ?? 0, floor)) + gap;
  let ceiling = high;
  for (const n of order.toReversed()) ceiling = (placed[n] = Math.min(placed[n] ?? 0, ceiling)) - gap;
  return placed;
}
