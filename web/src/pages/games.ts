// What a game is called on the pages. They know those of the house, so that none of its catalogue has to come for that;
// any other game brings its words itself.
import type { GameOffer } from '../core/messages';
import { needGame } from '../core/session.svelte';
import type { Words } from '../core/words';

export const isHome = (words: Words, game: string): boolean => words.has(`pages-game-${game}`);

/** Whether it can be called anything yet. */
export const isNamed = (words: Words, game: string): boolean => isHome(words, game) || words.has(`${game}-title`);

export const titleOf = (words: Words, game: string): string => words.say(isHome(words, game) ? `pages-game-${game}` : `${game}-title`);

export const aboutOf = (words: Words, game: string): string => words.say(isHome(words, game) ? `pages-game-${game}-about` : `${game}-about`);

/** The words of the games that the pages do not know, one after the other: each loads the words of those before it as well. */
export async function needTitles(words: Words, offers: GameOffer[]): Promise<void> {
  for (const { key } of offers) if (!isHome(words, key)) await needGame(key);
}
