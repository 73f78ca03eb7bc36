// What of a seat is told in short: what can be told by a number and an icon, or by a colour.
import type { TableContext } from '../core/tableContext';
import { lastOf, type Place } from '../core/view';
import { isBanded, pictureOf } from '../parts/pictures';

/** The word by which a number is drawn: its own, or that of one of what its field holds several of; null if none is. */
export function signOf({ path }: Place): string | null {
  const word = lastOf(path);
  return [word, word.replace(/s$/, '')].find((one) => pictureOf(one).icon !== null) ?? null;
}

function wordsAt({ field, value }: Place): string[] {
  if (field.shape !== 'words' && field.shape !== 'stacks') return [];
  return (value as (string | string[])[]).flat().filter((word) => word !== '');
}

function tintAt(context: TableContext, word: string): string {
  return context.glossary?.faces.pieces[word]?.tint ?? '';
}

/** How many cards there are of each colour. */
export function cardsOf(context: TableContext, place: Place): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of wordsAt(place)) {
    const tint = tintAt(context, word);
    if (isBanded(tint)) counts.set(tint, (counts.get(tint) ?? 0) + 1);
  }
  return [...counts];
}

/** The words that have no colour, but an icon. */
export function signsOf(context: TableContext, place: Place): string[] {
  return wordsAt(place).filter((word) => !isBanded(tintAt(context, word)) && pictureOf(word).icon !== null);
}

/**
 * Whether something stands in the short account. A number that only says how something stands has no room there, nor what
 * is kept from all or is counted as points anyway; none of something is told only by an icon.
 */
export function isShort(context: TableContext, place: Place): boolean {
  const { path, field, value } = place;
  if (field.points || field.scored || field.spent || field.state || field.asked) return false;
  if (field.shape === 'number') return value !== null && (value !== 0 || signOf(place) !== null || context.changes.has(path));
  if (field.shape === 'counters') return true;
  return cardsOf(context, place).length + signsOf(context, place).length > 0;
}

/** Whether all of it is drawn by icons, beside which there is no room for words. */
export function isSigned(context: TableContext, place: Place): boolean {
  if (place.field.shape === 'number') return signOf(place) !== null;
  return place.field.shape === 'counters' || signsOf(context, place).length > 0;
}
