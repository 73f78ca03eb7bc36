// Who stands on a space: in words, and in how many rows they might stand.
import type { TableContext } from '../core/tableContext';
import { wordName } from '../core/view';

/** A figure on a space: whose, and the word of its colour. */
export interface Standing {
  seat: number;
  member: string;
}

/** Rows in which figures are tried to stand: in more they would be too small to be told apart. */
const MOST_ROWS = 4;

/** By this a figure is found again wherever it stands. */
export function memberId({ seat, member }: Standing): string {
  return `member.${seat}.${member}`;
}

/** So many to a row, if they stand in one, two, three or four rows. */
export function rowLengths(count: number): number[] {
  return Array.from({ length: MOST_ROWS }, (_, n) => Math.max(1, Math.ceil(count / (n + 1))));
}

/** Whoever stands there, in the order in which they came. */
export function standingText({ words, glossary }: Pick<TableContext, 'words' | 'glossary'>, members: Standing[], names: string[]): string {
  const each = members.map(({ seat, member }) => words.text('table-part-member', { who: names[seat] ?? words.name(seat), colour: wordName(words, glossary, member) }));
  return words.text('table-part-occupants', { n: members.length, who: words.listParts(each) });
}
