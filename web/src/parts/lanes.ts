// What is printed beside the places of a lane: what must be had for a card to lie there, and what so many are worth.
import type { Amount, Track } from '../core/messages';

export interface LanePlaces {
  needs: (Amount | null)[];
  points: (number | null)[];
}

/** By two tracks: one says what so many cards are worth; on the other each section opens a place, the last ones. */
export function lanePlaces(worth: Track | undefined, opening: Track | undefined, of: string): LanePlaces {
  const sections = opening?.sections ?? [];
  const places = Array.from({ length: worth?.last ?? 0 }, (_, n) => n);
  return {
    needs: places.map((n) => sections[n - places.length + sections.length]).map((section) => (section ? { n: section.first, of } : null)),
    points: places.map((n) => worth?.points[n + 1] ?? null),
  };
}
