// What a game is called on the pages, which is told with the greeting: its own words come when it is opened.
import { session } from '../core/session.svelte';

/** A game that is no longer played here is called by its key. */
export const titleOf = (game: string): string => session.greeting?.games.find(({ key }) => key === game)?.titles[session.language] ?? game;
