// Any view spread out on a plain table: what belongs to all, to each seat, and what stands beside the log.
import type { Declaration } from '../core/messages';
import { tableContext } from '../core/tableContext';
import { hasPlan, isBlank, ownPlaces, takeApart, type Place } from '../core/view';
import type { DrawingProps } from '../games/drawing';

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
export function spreadFrom(props: () => DrawingProps): () => Spread {
  const context = tableContext();
  return () => spreadOf(props(), context.glossary?.view);
}

export function spreadOf({ view, names, mine }: DrawingProps, declaration: Declaration | undefined): Spread {
  if (!declaration) return NOTHING;
  const parts = takeApart(view, declaration);
  const tall = mine !== null && hasPlan(parts.seats[mine] ?? []);
  const seats = parts.seats.map((board, seat) => (seat === mine ? ownPlaces(parts, seat) : board));
  const aside = names.length === 1 ? parts.panels.filter((panel) => !Array.isArray(panel.value) && !isBlank(panel)) : [];
  return {
    facts: parts.facts,
    panels: parts.panels.filter((panel) => !aside.includes(panel)),
    seats,
    tall,
    aside,
  };
}
