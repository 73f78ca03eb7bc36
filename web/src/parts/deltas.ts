// What a choice gave a seat and took from it, as far as that can be drawn.
import { type ChangeLine, sayChanges, type SeatView } from '../core/changes';
import type { Change } from '../core/messages';
import { pictureOf } from './pictures';

/** Amounts of things that have an icon, each once, what was paid first; the view is the one before the changes. */
export function deltasOf(before: SeatView, changes: Change[], seat: number | null): ChangeLine[] {
  const sums = new Map<string, ChangeLine>();
  for (const line of sayChanges(before, changes)) {
    if (line.by === 0 || line.seat !== seat || pictureOf(line.word).icon === null) continue;
    sums.set(line.word, { ...line, by: line.by + (sums.get(line.word)?.by ?? 0) });
  }
  return [...sums.values()].filter(({ by }) => by !== 0).sort((a, b) => a.by - b.by);
}
