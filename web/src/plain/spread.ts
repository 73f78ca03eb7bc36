// Any view spread out on a plain table: what belongs to all, to each seat, and what stands beside the log.
import { createContext } from 'svelte';
import { type Lit, elementOfField, elementOfWord } from '../core/narrowing';
import type { Pane } from '../core/panes';
import { type Field, type Layout, gathered, hasPlan, isBlank, layOut } from '../core/view';
import type { Shown } from '../games/drawing';

export interface Spread {
  layout: Layout;
  /** Somebody with a plan needs a tall place of their own, with room for all that is theirs. */
  tall: boolean;
  panels: Field[];
  /** Whoever plays alone has room beside the log for what is neither list nor board. */
  aside: Field[];
}

/** The keys of the panels that belong to the whole table, for whatever lies in one of its drawings. */
export const [sharedKeys, setSharedKeys] = createContext<() => Set<string>>();

/** Spreads a view out, and tells all that is drawn of it what belongs to the whole table. */
export function laidOut(shown: () => Shown): () => Spread {
  setSharedKeys(() => new Set(spreadOf(shown()).layout.panels.map(({ key }) => key)));
  return () => spreadOf(shown());
}

export function spreadOf({ view, names, mine }: Shown): Spread {
  const all = layOut(view, names.length);
  const tall = mine !== null && hasPlan(all.seats[mine] ?? []);
  const layout = tall && mine !== null ? gathered(all, mine) : all;
  const alone = names.length === 1;
  const aside = alone ? layout.panels.filter((panel) => !Array.isArray(panel.value) && !isBlank(panel)) : [];
  return { layout, tall, aside, panels: layout.panels.filter((panel) => !aside.includes(panel)) };
}

function isLit(lit: Lit, { key, value }: Field): boolean {
  return elementOfField(lit, key) !== null || holdsLit(lit, key, value);
}

function holdsLit(lit: Lit, key: string, value: unknown): boolean {
  if (typeof value === 'string') return elementOfWord(lit, key, value) !== null;
  return Array.isArray(value) && value.some((part) => holdsLit(lit, key, part));
}

/** Where a decision can be answered on the table itself; the board if only the bar can. */
export function panesAsked({ layout }: Spread, lit: Lit, mine: number | null): Set<Pane> {
  const found = new Set<Pane>();
  const own = mine === null ? [] : (layout.seats[mine] ?? []);
  const shared = new Set(layout.panels.map(({ key }) => key));
  if (own.some((field) => !isBlank(field) && !shared.has(field.key) && isLit(lit, field))) found.add('mine');
  if (found.size === 0 || layout.panels.some((field) => isLit(lit, field))) found.add('board');
  return found;
}
