// The panes of a phone's table, and in which of them something can be done now.
import { type Lit, elementOfField, elementOfWord, groupOf } from '../core/narrowing';
import { type Field, type Layout, isBlank } from '../core/view';

export type Pane = 'board' | 'mine' | 'others' | 'log';

function isLit(lit: Lit, { key, value }: Field): boolean {
  return elementOfField(lit, key) !== null || holdsLit(lit, key, value);
}

function holdsLit(lit: Lit, key: string, value: unknown): boolean {
  if (typeof value === 'string') return elementOfWord(lit, key, value) !== null;
  return Array.isArray(value) && value.some((part) => holdsLit(lit, key, part));
}

/** Where a decision can be answered on the table itself; the board if only the bar can. */
export function panesAsked(layout: Layout, lit: Lit, mine: number | null): Set<Pane> {
  const found = new Set<Pane>();
  const own = mine === null ? [] : (layout.seats[mine] ?? []);
  const shared = new Set(layout.panels.map(({ key }) => key));
  if (own.some((field) => !isBlank(field) && !shared.has(field.key) && isLit(lit, field))) found.add('mine');
  if (found.size === 0 || layout.panels.some((field) => isLit(lit, field))) found.add('board');
  return found;
}

/** The same where a drawing says which groups of elements lie on one's own board. */
export function panesDrawn(lit: Lit, own: ReadonlySet<string>): Set<Pane> {
  const found = new Set([...lit.own].map((element): Pane => (own.has(groupOf(element)) ? 'mine' : 'board')));
  return found.size > 0 ? found : new Set<Pane>(['board']);
}
