// What a choice gave a seat and took from it, as far as that can be drawn.
import { type ChangeLine, sayChanges, type SeatView } from '../core/changes';
import type { Declaration } from '../core/messages';
import type { Moment } from '../core/recap.svelte';
import { fieldAt } from '../core/view';
import { pictureOf } from './pictures';

/**
 * Amounts of things that have an icon, each once, what was paid first; of whoever chose, or another seat. Points follow from
 * what is there, and would count it twice.
 */
export function deltasOf(seatView: SeatView, { entry, before }: Pick<Moment, 'entry' | 'before'>, seat = entry.seat ?? null): ChangeLine[] {
  const sums = new Map<string, ChangeLine>();
  const things = (entry.changes ?? []).filter(({ path }) => !isPoints(seatView.glossary?.view, path));
  for (const line of sayChanges({ ...seatView, view: before }, things)) {
    if (line.by === 0 || line.seat !== seat || pictureOf(line.word).icon === null) continue;
    sums.set(line.word, { ...line, by: line.by + (sums.get(line.word)?.by ?? 0) });
  }
  return [...sums.values()].filter(({ by }) => by !== 0).sort((a, b) => a.by - b.by);
}

/** Whether a place lies among the points of a seat. */
function isPoints(declaration: Declaration | undefined, path: string): boolean {
  return fieldAt(declaration, path.split('.').slice(0, 3).join('.'))?.points ?? false;
}
