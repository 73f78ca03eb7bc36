// Reads a view of Masters as its parts: what is in store, ghosts of what would change.
import type { SignoriaGamesMastersTableBoard as Board, Depot, MastersTable, MastersView, View } from '../../core/messages';
import { ghostOf, nameAt, type TableContext } from '../../core/tableContext';
import { presentOf } from '../../parts/amounts';

export type { Board, Depot, MastersTable, MastersView };

export function asMastersView(view: View): MastersView {
  return view as unknown as MastersView;
}

/** A seat's depots as the aimed option would leave them. */
export function depotsAfter(context: TableContext, seat: number, depots: Depot[]): Depot[] {
  const whole = ghostOf(context, `boards.${seat}.depots`);
  if (Array.isArray(whole)) return whole as Depot[];
  return depots.map(({ resource, count, size }, n) => ({
    size,
    resource: String(ghostOf(context, `boards.${seat}.depots.${n}.resource`) ?? resource),
    count: Number(ghostOf(context, `boards.${seat}.depots.${n}.count`) ?? count),
  }));
}

/** The cards of a slot as the aimed option would leave them. */
export function slotAfter(context: TableContext, seat: number, slot: number, cards: string[]): string[] {
  const all = ghostOf(context, `boards.${seat}.slots`);
  const own = ghostOf(context, `boards.${seat}.slots.${slot}`);
  return ((Array.isArray(own) ? own : Array.isArray(all) ? (all[slot] as unknown) : cards) as string[]) ?? cards;
}

/** What somebody has in store, in words: depot by depot, then the strongbox. */
export function storesOf(context: TableContext, board: Board): string[] {
  const amountText = (n: number, resource: string) => context.words.text(`masters-${resource}`, { n });
  const depots = board.depots.filter(({ count }) => count > 0).map(({ count, resource }) => amountText(count, resource));
  const box = presentOf(board.strongbox).map(({ n, of }) => amountText(n, of));
  return [...depots, ...(box.length > 0 ? [`${nameAt(context, 'boards.strongbox')}: ${context.words.listParts(box)}`] : [])];
}
