// The panes of a phone's table, and in which of them something can be done now.
import type { Lit } from './narrowing';
import { seatOf } from './view';

export type Pane = 'board' | 'mine' | 'others' | 'log';

/** Where a decision can be answered on the table itself; shown: what is one's own and yet drawn on the board. */
export function panesOf(lit: Lit, mine: number | null, shown: (path: string) => boolean = () => false): Set<Pane> {
  const found = new Set([...lit.own].map((path) => paneOf(path, mine, shown)));
  return found.size > 0 ? found : new Set<Pane>(['board']);
}

function paneOf(path: string, mine: number | null, shown: (path: string) => boolean): Pane {
  if (path.startsWith('table.') || shown(path)) return 'board';
  const seat = seatOf(path);
  return seat === null || seat === mine ? 'mine' : 'others';
}
