// Reads a view of Lorenzo as its parts: prices, who would stand where, what work brings.
import type {
  ActionSpace,
  Alternative,
  Amount,
  Label,
  LorenzoOwn,
  LorenzoTable,
  LorenzoView,
  Need,
  Offer,
  Piece,
  SignoriaGamesLorenzoTableBoard as Board,
  SignoriaGamesLorenzoTableBusiness as Business,
  View,
  Yield,
} from '../../core/messages';
import { ghostOf, type TableContext } from '../../core/tableContext';
import { amountsOf } from '../../parts/amounts';
import type { Price } from '../../parts/Card.svelte';

export type { ActionSpace, Alternative, Board, Business, LorenzoOwn, LorenzoTable, LorenzoView, Piece, Yield };

/** The rows of a personal board, by which the towers are called too. */
export const ROWS = [
  { row: 'territories', type: 'territory', tint: 'green' },
  { row: 'characters', type: 'character', tint: 'blue' },
  { row: 'buildings', type: 'building', tint: 'yellow' },
  { row: 'ventures', type: 'venture', tint: 'purple' },
] as const;

export type Row = (typeof ROWS)[number];

/** The areas where members work, by the cards that take part. */
export const WORK: Partial<Record<Row['row'], 'harvest' | 'production'>> = { territories: 'harvest', buildings: 'production' };

export function asLorenzoView(view: View): LorenzoView {
  return view as unknown as LorenzoView;
}

/** What a card costs the viewer, one way after the other; nothing where it costs nothing anyway. */
export function pricesOf({ ways }: Offer): Price[] {
  return ways.flatMap(({ pay, saved, military_to_show: military }) => {
    const amounts = amountsOf({ ...Object.fromEntries(Object.keys(saved).map((word) => [word, 0])), ...pay });
    const shown = military > 0 ? [{ of: 'military-owned', n: military }, ...amounts] : amounts;
    return shown.length > 0 ? [{ amounts: shown, saved: Object.keys(saved) }] : [];
  });
}

/** Everything that somebody has so many of, with where it is told. */
export interface Counter extends Amount {
  path: string;
}

export function countersOf(board: Board, seat: number): Counter[] {
  const points = ['military', 'faith', 'victory_points'] as const;
  return [
    ...amountsOf(board.resources).map((amount) => ({ ...amount, path: `boards.${seat}.resources.${amount.of}` })),
    ...points.map((of) => ({ of, n: board[of], path: `boards.${seat}.${of}` })),
  ];
}

/** A figure that the aimed option would put on a space. */
export interface Coming {
  seat: number;
  colour: string;
  value: number | null;
}

/** Whoever would stand on a space whose members are told at a path, if that is somebody who does not yet. */
export function comingTo(context: TableContext, path: string, members: Piece[], boards: Board[]): Coming | undefined {
  const after = ghostOf(context, `${path}.members`) as Piece[] | undefined;
  const piece = after?.find(({ seat, member }) => !members.some((one) => one.seat === seat && one.member === member));
  if (!piece) return undefined;
  const value = boards[piece.seat]?.members.find(({ member }) => member === piece.member)?.value ?? null;
  return { seat: piece.seat, colour: piece.member, value };
}

/** The card that the aimed option would add to a row. */
export function comingCard(context: TableContext, path: string, cards: string[]): string | undefined {
  const after = ghostOf(context, path) as string[] | undefined;
  return Array.isArray(after) ? after.find((card) => !cards.includes(card)) : undefined;
}

/** What a harvest or production of the viewer brings, if it is being done, or would bring: as aimed at, else by the best member, else at least. */
export function yieldOf(context: TableContext, { table, own }: LorenzoView, work: 'harvest' | 'production'): Yield | undefined {
  const all = own?.estimates.yields ?? [];
  const mine = all.filter((one) => one.work === work);
  const done = table.seat === context.mine && table.business?.work === work ? table.business.value : null;
  if (done !== null) return mine.findLast(({ value }) => value <= done);
  return mine.find((one) => context.aimed.has(`own.estimates.yields.${all.indexOf(one)}`)) ?? mine.find(({ unaided }) => unaided) ?? mine[0];
}

/** Something that a leader asks for, in words, with how much of it there is. */
export interface Asked extends Need {
  what: string;
}

/** What a leader in hand asks for, one after the other. */
export function needsOf({ words, glossary }: TableContext, own: LorenzoOwn, leader: string): Asked[] {
  const needs = own.estimates.hand.find((one) => one.leader === leader)?.needs ?? [];
  const asked = (glossary?.words[leader] ?? []).flatMap(({ parameters }) => parameters?.['needs'] ?? []) as Label[];
  return needs.map((need, n) => ({ ...need, what: asked[n] ? words.translate(asked[n]) : '' }));
}

/** The members of a seat that stand on the board. */
export function placedOf({ table, boards }: LorenzoView, seat: number): string[] {
  const spaces = [...table.towers.flat(), ...table.harvest, ...table.production, ...table.market, ...table.council, ...(boards[seat]?.spaces ?? [])];
  return spaces.flatMap(({ members }) => members.filter((piece) => piece.seat === seat).map(({ member }) => member));
}

/** The first letters of a name's words that have large ones: "FS" of "Francesco Sforza". */
export function initialsOf(name: string): string {
  const large = name.split(/[\s’']+/).filter((word) => /^\p{Lu}/u.test(word));
  return [large[0], large.length > 1 ? large.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}
