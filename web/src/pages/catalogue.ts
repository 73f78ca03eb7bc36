// All components of a game as a list that can be searched and filtered, and the groups it falls into.
import type { Face, Glossary } from '../core/messages';
import { wordLines, wordName } from '../core/view';
import type { Words } from '../core/words';
import { CARD_COLOURS } from '../parts/pictures';

export interface Component {
  word: string;
  name: string;
  lines: string[];
  /** All its words as they are compared. */
  text: string;
  /** Pieces that nobody has drawn yet have none. */
  face: Face | null;
}

/** What is looked for; an empty text, or 0, leaves out nothing. */
export interface Filter {
  text: string;
  kind: string;
  tint: string;
  level: number;
}

export const ANYTHING: Filter = { text: '', kind: '', tint: '', level: 0 };

/** Everything that has a face, in the order of the boxes; where nothing has one, every word that there is something to say about. */
export function componentsOf(words: Words, glossary: Glossary): Component[] {
  const { pieces } = glossary.faces;
  const drawnWords = Object.keys(pieces);
  const listedWords = drawnWords.length > 0 ? drawnWords : Object.keys(glossary.words).filter((word) => (glossary.words[word]?.length ?? 0) > 1);
  return listedWords.map((word) => {
    const [name, lines] = [wordName(words, glossary, word), wordLines(words, glossary, word)];
    return { word, name, lines, text: plain([name, ...lines].join(' ')), face: pieces[word] ?? null };
  });
}

/** A text as it is compared: without capitals and accents, every apostrophe the same. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘`´]/g, "'").toLowerCase();
}

/** Those in whose name or sentences every word of the text occurs, and that are of the kind, tint and level wanted. */
export function search(all: Component[], filter: Filter): Component[] {
  const parts = plain(filter.text).split(/\s+/).filter(Boolean);
  return all.filter(({ text, face }) => fits(face, filter) && parts.every((part) => text.includes(part)));
}

function fits(face: Face | null, { kind, tint, level }: Filter): boolean {
  return (kind === '' || face?.kind === kind) && (tint === '' || face?.tint === tint) && (level === 0 || face?.level === level);
}

/** The kinds there are, in the order of the boxes. */
export function kindsOf(all: Component[]): string[] {
  return [...new Set(all.map(({ face }) => face?.kind ?? ''))];
}

/** The colours of cards there are, if they tell anything apart. */
export function tintsOf(all: Component[]): string[] {
  const tints = CARD_COLOURS.filter((tint) => all.some(({ face }) => face?.tint === tint));
  return tints.length > 1 ? tints : [];
}

export function levelsOf(all: Component[]): number[] {
  const levels = new Set(all.map(({ face }) => face?.level ?? 0));
  levels.delete(0);
  return [...levels].sort((a, b) => a - b);
}

/** All of them, kind by kind. */
export function groupsByKind(all: Component[]): { kind: string; members: Component[] }[] {
  return kindsOf(all).map((kind) => ({ kind, members: all.filter(({ face }) => (face?.kind ?? '') === kind) }));
}
