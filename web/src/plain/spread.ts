// Any view spread out on a plain table: what belongs to all, to each seat, and what stands beside the log.
import type { Declaration } from '../core/messages';
import { tableContext } from '../core/tableContext';
import { gathered, hasPlan, isBlank, layOut, type Place } from '../core/view';
import type { Shown } from '../games/drawing';

export interface Spread {
  facts: Place[];
  panels: Place[];
  /** The board of each seat, and with the viewer's what only they see. */
  seats: Place[][];
  /** Somebody with a plan needs a tall place of their own, with room for all that is theirs. */
  tall: boolean;
  /** Whoever plays alone has room beside the log for what is neither list nor board. */
  aside: Place[];
}

const NOTHING: Spread = { facts: [], panels: [], seats: [], tall: false, aside: [] };

/** Spreads a view out by what its game declares. */
export function laidOut(shown: () => Shown): () => Spread {
  const context = tableContext();
  return () => spreadOf(shown(), context.glossary?.view);
}

export function spreadOf({ view, names, mine }: Shown, declared: Declaration | undefined): Spread {
  if (!declared) return NOTHING;
  const layout = layOut(view, declared);
  const tall = mine !== null && hasPlan(layout.seats[mine] ?? []);
  const seats = layout.seats.map((board, seat) => (seat === mine ? gathered(layout, seat) : board));
  const aside = names.length === 1 ? layout.panels.filter((panel) => !Array.isArray(panel.value) && !isBlank(panel)) : [];
  return {
    facts: layout.facts,
    panels: layout.panels.filter((panel) => !aside.includes(panel)),
    seats,
    tall,
    aside,
  };
}
