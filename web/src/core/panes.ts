// The panes of a phone's table, and in which of them something can be done now.
import { type Lit, groupOf } from './narrowing';

export type Pane = 'board' | 'mine' | 'others' | 'log';

/** Where a decision can be answered on the table itself, if these groups of elements lie on one's own board. */
export function panesOf(lit: Lit, own: ReadonlySet<string>): Set<Pane> {
  const found = new Set([...lit.own].map((element): Pane => (own.has(groupOf(element)) ? 'mine' : 'board')));
  return found.size > 0 ? found : new Set<Pane>(['board']);
}
