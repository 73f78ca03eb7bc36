// Games that have a table of their own: what draws them, loaded when such a table is opened. All others are drawn plainly.
import type { Component } from 'svelte';
import type { View } from '../core/view';

/** What every drawing gets: the view, who sits there, and the viewer's own seat. */
export interface Shown {
  view: View;
  names: string[];
  mine: number | null;
}

/** One seat of it. */
export interface ShownSeat extends Shown {
  seat: number;
  note: string;
  choosing: boolean;
}

export interface Drawing {
  /** What belongs to all. */
  Board: Component<Shown>;
  /** What belongs to the viewer. */
  Own: Component<ShownSeat>;
  /** What belongs to somebody else, in short. */
  Other: Component<ShownSeat>;
  /** What stands beside the others, if anything does. */
  Aside: Component<Shown>;
  /** The groups of elements that lie on the viewer's own board; all others lie on that of all. */
  own: ReadonlySet<string>;
  /** What one has, in a line that is always in sight on a phone. */
  Strip: Component<ShownSeat>;
}

const DRAWINGS: Partial<Record<string, () => Promise<Drawing>>> = {
  masters: () => import('./masters'),
};

export async function drawingOf(game: string): Promise<Drawing | null> {
  return (await DRAWINGS[game]?.()) ?? null;
}
