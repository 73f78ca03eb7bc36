// Reads everybody's points through a match that is over: what each seat had after every round, and when most changed.
import type { Tally } from './messages';

/** What everybody had when a round was over; 0 for the opening. */
export interface RoundEnd {
  round: number;
  /** The choice with which the next round began; the last one that told anything, after the last round. */
  seq: number;
  points: number[];
}

/** A choice by which somebody won or lost points. */
export interface Swing {
  seq: number;
  round: number;
  changes: { seat: number; by: number }[];
}

/** The choice that begins a round belongs to the one before: with it the round before was counted. None if nobody won anything. */
export function roundEnds(tallies: Tally[]): RoundEnd[] {
  const [opening, last] = [tallies[0], tallies.at(-1)];
  if (!opening || !last || tallies.every(({ points }) => points.every((n) => n === 0))) return [];
  const rounds = Array.from({ length: last.round }, (_, n) => n + 1);
  const ends = rounds.map((round) => ({ ...(tallies.find((tally) => tally.round > round) ?? last), round }));
  return [{ ...opening, round: 0 }, ...ends];
}

/** The choices by which somebody won or lost most, in the order in which they were made. */
export function greatestSwings(tallies: Tally[], most: number): Swing[] {
  const swings = tallies.slice(1).flatMap(({ seq, points }, n) => {
    const before = tallies[n];
    const changes = points.map((now, seat) => ({ seat, by: now - (before?.points[seat] ?? 0) })).filter(({ by }) => by !== 0);
    return before && changes.length > 0 ? [{ seq, round: before.round, changes }] : [];
  });
  const size = ({ changes }: Swing) => Math.max(...changes.map(({ by }) => Math.abs(by)));
  return swings
    .toSorted((a, b) => size(b) - size(a) || a.seq - b.seq)
    .slice(0, most)
    .toSorted((a, b) => a.seq - b.seq);
}
