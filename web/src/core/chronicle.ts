// Reads the log: what an entry tells, which choices were taken back later, and how many of a seat's own stand at its end.
import type { Entry, Remark } from './messages';
import type { Words } from './words';

/** What an entry tells, sentence by sentence. */
export function sentencesOf(words: Words, entry: Entry): string[] {
  if (entry.undo) return [words.say('platform-story-undo', { seat: entry.seat ?? 0 })];
  return entry.labels.map((label) => words.translate(label));
}

/** Lines of the log and remarks between them, each where it was said: after what had happened by then. */
export function withRemarks<L extends { entry: Entry }>(lines: L[], remarks: Remark[]): (L | { remark: Remark })[] {
  const all: (L | { remark: Remark })[] = [];
  let next = 0;
  for (const line of lines) {
    for (; next < remarks.length && remarks[next]!.at < line.entry.at; next += 1) all.push({ remark: remarks[next]! });
    all.push(line);
  }
  return [...all, ...remarks.slice(next).map((remark) => ({ remark }))];
}

/** The sequence numbers of choices that were taken back. */
export function undoneChoices(entries: Entry[]): Set<number> {
  const undone = new Set<number>();
  const remaining: Entry[] = [];
  for (const entry of entries) {
    if (!entry.undo) remaining.push(entry);
    else {
      const at = remaining.findLastIndex((other) => other.seat === entry.seat);
      const [undoneEntry] = at >= 0 ? remaining.splice(at, 1) : [];
      if (undoneEntry) undone.add(undoneEntry.seq);
    }
  }
  return undone;
}

/** How many choices a seat has made since anybody else chose and that still stand. */
export function ownTail(entries: Entry[], seat: number): number {
  const undone = undoneChoices(entries);
  let count = 0;
  for (const entry of entries.toReversed()) {
    if (entry.undo || undone.has(entry.seq)) continue;
    if (entry.seat !== seat) break;
    count += 1;
  }
  return count;
}

/** The sequence number where the turn before or after begins: the next change of seat from there. */
export function turnFrom(entries: Entry[], seq: number, step: 1 | -1): number {
  const at = entries.findIndex((entry) => entry.seq === seq);
  let next = at + step;
  while (next > 0 && next < entries.length - 1 && entries[next]?.seat === entries[next + step]?.seat) next += step;
  return entries[Math.max(0, Math.min(entries.length - 1, next))]?.seq ?? seq;
}
