// By which rules a table plays, as the front page says it: without the words of the game.
import type { Table, Way } from '../core/messages';
import { session } from '../core/session.svelte';
import type { Words } from '../core/words';
import { offerOf } from './games';
import { SEATS } from './settings';

/** The rules whose settings a table has, if they have a name; other: whether something else is not as usual there. */
export function rulesOf({ game, settings }: Pick<Table, 'game' | 'settings'>): { way: Way; other: boolean } | null {
  const offer = offerOf(game);
  const way = offer?.ways.find((one) => Object.entries(one.settings).every(([key, value]) => settings[key] === value));
  if (!offer || !way) return null;
  const free = offer.settings.filter(({ key }) => key !== SEATS && !(key in way.settings));
  return { way, other: free.some((setting) => settings[setting.key] !== setting.default) };
}

export function rulesName(words: Words, table: Pick<Table, 'game' | 'settings'>): string {
  const rules = rulesOf(table);
  const name = rules?.way.names[session.language] ?? '';
  return rules?.other ? words.text('pages-table-own-rules', { rules: name }) : name;
}
