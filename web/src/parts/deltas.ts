// What a choice gave a seat and took from it, as far as that can be drawn.
import { type ChangeLine, sayChanges, type SeatView } from '../core/changes';
import type { Moment } from '../core/recap.svelte';
import { pictureOf } from './pictures';

/** Amounts of things that have an icon, what was paid first; of whoever chose, or another seat. */
export function deltasOf(seatView: SeatView, { entry, before }: Pick<Moment, 'entry' | 'before'>, seat = entry.seat ?? null): ChangeLine[] {
  const lines = sayChanges({ ...seatView, view: before }, entry.changes ?? [], null);
  return lines.filter((line) => line.seat === seat && line.kind === 'counted' && pictureOf(line.word).icon !== null);
}
