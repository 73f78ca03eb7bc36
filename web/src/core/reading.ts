// What every part of the table needs to read a view: words, glossary, what is lit, what would change, what just did.
import { createContext } from 'svelte';
import type { Change, Glossary } from './messages';
import type { Lit } from './narrowing';
import type { Words } from './words';

export interface Reading {
  readonly game: string;
  /** The viewer's own seat, if there is one. */
  readonly mine: number | null;
  readonly words: Words;
  readonly glossary: Glossary | undefined;
  readonly lit: Lit;
  /** What is still lit after narrowing, and what was narrowed to. */
  readonly near: Lit;
  readonly steps: string[];
  /** The elements of the option that is aimed at. */
  readonly aimed: Set<string>;
  readonly changes: Map<string, Change>;
  readonly fresh: Set<string>;
  /** What a lit part of the table is called: by its only option, else by its group. */
  named(element: string): string;
  /** A part of the table was clicked. */
  pick(element: string): void;
  /** A part of the table is pointed at, or no longer. */
  point(element: string | null): void;
  /** Says what something means beside it; elements: of what options might do there, to say why they cannot. */
  explain(node: HTMLElement | null, title: string, lines: string[], elements?: string[]): void;
}

/** The change an option would make at a place of the view. */
export function ghostOf(table: Reading, path: string): unknown {
  return table.changes.get(path)?.after;
}

export const [reading, setReading] = createContext<Reading>();

/** The id of the one popover that explains. */
export const EXPLANATION = 'explanation';
