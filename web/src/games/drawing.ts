// What draws a table: a game's own drawing, or the plain one that can draw any view. Loaded when a table is opened.
import type { Component } from 'svelte';
import type { Declaration, View } from '../core/messages';
import type { Lit } from '../core/narrowing';
import type { Pane } from '../core/panes';
import type { Points } from '../core/view';

/** What every drawing gets: the view, who sits there, and the viewer's own seat. */
export interface DrawingProps {
  view: View;
  names: string[];
  mine: number | null;
}

/** The same for one seat. */
export interface SeatDrawingProps extends DrawingProps {
  seat: number;
  note: string;
  /** What the seat has by now and would have in the end, if its game counts that. */
  points: Points | null;
  choosing: boolean;
}

export interface Drawing {
  /** What belongs to all. */
  Board: Component<DrawingProps>;
  /** What belongs to the viewer. */
  Own: Component<SeatDrawingProps>;
  /** What belongs to somebody else, in short. */
  Other: Component<SeatDrawingProps>;
  /** What stands beside the others, if anything does. */
  Aside: Component<DrawingProps>;
  /** What one has, in a line that is always in sight on a phone; null if it has none. */
  Strip: Component<SeatDrawingProps> | null;
  /** How it wants to be laid out: by its own measures, or with one's own things beside the board because they are tall. */
  layout: (props: DrawingProps, declaration: Declaration | undefined) => { drawn: boolean; tall: boolean };
  /** In which panes of a phone something can be done now. */
  activePanes: (props: DrawingProps, lit: Lit) => Set<Pane>;
}

const DRAWINGS: Partial<Record<string, () => Promise<Drawing>>> = {
  lorenzo: () => import('./lorenzo'),
  masters: () => import('./masters'),
};

export async function drawingOf(game: string): Promise<Drawing> {
  return (await DRAWINGS[game]?.()) ?? (await import('../plain'));
}
