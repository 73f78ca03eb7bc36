// What every part of the table needs to read a view: words, glossary, what is lit, what would change, what just did.
import { createContext } from 'svelte';
import type { Amount, Change, Glossary, View } from './messages';
import type { Lit } from './narrowing';
import type { Square } from './squares';
import { amountName, fieldAt, fieldName, pieceAt, type Points, seatOf } from './view';
import type { Words } from './words';

/** What a drawing shows of something: its words for whoever hears them, and the symbols that stand for them. */
export interface Drawn {
  lines: string[];
  symbols: string[];
}

export const UNDRAWN: Drawn = { lines: [], symbols: [] };

export interface TableContext {
  readonly game: string;
  /** The match is over, and this is how it ended. */
  readonly over: boolean;
  /** The viewer's own seat, if there is one. */
  readonly mine: number | null;
  /** What is to be seen; null where no match is played. */
  readonly view: View | null;
  readonly words: Words;
  readonly glossary: Glossary | undefined;
  readonly lit: Lit;
  /** What is still lit after narrowing, and what was narrowed to. */
  readonly near: Lit;
  readonly steps: string[];
  /** The places that the option aimed at points at. */
  readonly aimed: Set<string>;
  readonly changes: Map<string, Change>;
  readonly fresh: Set<string>;
  /** What a lit place is called: by its only option, else by what lies there. */
  nameOf(path: string): string;
  /** Where a piece may be laid on a plan: the squares that it would cover. */
  placementsOn(path: string): Square[][];
  /** A place was clicked. */
  pick(path: string): void;
  /** The same without taking anything, were it the only option. */
  narrow(path: string): void;
  /** A place is pointed at, or no longer. */
  point(path: string | null): void;
  /**
   * Says what something means beside it. paths: the places that options might point at there, to say why they cannot;
   * drawn: what is to be seen there anyway, and is not repeated.
   */
  explain(node: HTMLElement | null, title: string, lines: string[], paths?: string[], drawn?: Drawn): void;
}

/** The points of a seat: those it has by now; in the end whatever was counted is had. */
export function pointsNow({ over }: TableContext, { had, later }: Points): number {
  return over ? later : had;
}

/** Whether a place is not somebody else's, with which nothing could be done anyway. */
export function isMine({ mine }: TableContext, path: string): boolean {
  return [null, mine].includes(seatOf(path));
}

/** The change an option would make at a place of the view. */
export function ghostOf(context: TableContext, path: string): unknown {
  return context.changes.get(path)?.after;
}

/** What a field is called, by the path of any place of it. */
export function nameAt(context: TableContext, path: string, n = 2): string {
  return fieldName(context.words, fieldAt(context.glossary?.view, path), n);
}

/** So much of something, in words: "2 stones". */
export function amountText({ words, game, glossary }: TableContext, { n, of }: Amount): string {
  return `${n} ${amountName(words, game, glossary, of, n)}`;
}

/** By this the single piece at a place is found again wherever it lies. */
export function travellerAt(context: TableContext, path: string | undefined): string | undefined {
  return path === undefined ? undefined : pieceAt(context.glossary?.view, context.view, path);
}

export const [tableContext, setTableContext] = createContext<TableContext>();

/** The id of the one popover that explains. */
export const EXPLANATION = 'explanation';
