// What a game is called on the pages, which is told with the greeting: its own words come when it is opened.
import type { GameOffer } from '../core/messages';
import { session } from '../core/session.svelte';

export const offerOf = (game: string): GameOffer | undefined => session.greeting?.games.find(({ key }) => key === game);

/** A game that is no longer played here is called by its key. */
export const titleOf = (game: string): string => offerOf(game)?.titles[session.language] ?? game;
