// The panes of a phone's table, and in which of them something can be done now.
import type { Lit } from './narrowing';
import { seatOf } from './view';

export type Pane = 'board' | 'mine' | 'others' | 'log';

/** Where a decision can be answered on the table itself; onBoard: what is one's own and yet drawn on the board. */
export function panesOf(lit: Lit, mine: number | null, onBoard: (path: string) => boolean = () => false): Set<Pane> {
  const panes = new Set([...lit.own].map((path) => paneOf(path, mine, onBoard)));
  return panes.size > 0 ? panes : new Set<Pane>(['board']);
}

function paneOf(path: string, mine: number | null, onBoard: (path: string) => boolean): Pane {
  if (path.startsWith('table.') || onBoard(path)) return 'board';
  const seat = seatOf(path);
  return seat === null || seat === mine ? 'mine' : 'others';
}
