// A game's settings: their defaults, and how they and their values are called.
import type { GameOffer, SettingChoice, Table } from '../core/messages';
import type { Words } from '../core/words';

export type Value = boolean | number | string;

/** The setting that says how many seats there are; it is shown beside the seats themselves. */
export const SEATS = 'seats';

export function defaults(offer: GameOffer): Record<string, Value> {
  return Object.fromEntries(offer.settings.map((setting) => [setting.key, setting.default]));
}

export const seatsSetting = (offer: GameOffer): SettingChoice | undefined => offer.settings.find(({ key }) => key === SEATS);

export function settingName(words: Words, game: string, key: string): string {
  const message = `${game}-setting-${key}`;
  return words.has(message) ? words.say(message) : key.replaceAll('_', ' ');
}

export function valueName(words: Words, game: string, key: string, value: Value): string {
  if (typeof value === 'number') return String(value);
  const message = `${game}-setting-${key}-${value}`;
  return words.has(message) ? words.say(message) : String(value).replaceAll('_', ' ');
}

/** Everything that was settled when a table was made, as pairs of name and value. */
export function settled(words: Words, table: Table): [string, string][] {
  return Object.entries(table.settings).map(([key, value]) => [
    settingName(words, table.game, key),
    valueName(words, table.game, key, value),
  ]);
}

/** Seconds for a decision: none, at one sitting, by post. */
export const CLOCKS = [0, 300, 86_400, 259_200] as const;

export function clockName(words: Words, clock: number): string {
  if (clock === 0) return words.say('pages-clock-none');
  if (clock % 86_400 === 0) return words.say('pages-clock-days', { n: clock / 86_400 });
  return words.say('pages-clock-minutes', { n: Math.round(clock / 60) });
}
