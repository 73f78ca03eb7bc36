// A game's settings: their defaults, and how they and their values are called.
import type { GameOffer, SettingChoice, Table } from '../core/messages';
import type { Words } from '../core/words';

export type Value = boolean | number | string;
export type Settings = Record<string, Value>;

/** The setting that says how many seats there are; it is shown beside the seats themselves. */
export const SEATS = 'seats';
/** The setting that says which seat begins, counted from 1; 0 leaves it to chance. */
const FIRST = 'first';

export function defaults(offer: GameOffer): Settings {
  return Object.fromEntries(offer.settings.map((setting) => [setting.key, setting.default]));
}

export const seatsSetting = (offer: GameOffer): SettingChoice | undefined => offer.settings.find(({ key }) => key === SEATS);

/** How many can play a game. */
export const seatCounts = (offer: GameOffer): number[] => (seatsSetting(offer)?.values ?? []).map(Number);

/** A table as the names of settings know it: how many seats as n, and every setting, yes as 1 and no as 0. */
function parameters(settings: Settings): Record<string, number | string> {
  const entries = Object.entries(settings).map(([key, value]) => [key, typeof value === 'boolean' ? Number(value) : value] as const);
  return { ...Object.fromEntries(entries), n: Number(settings[SEATS] ?? 0) };
}

/** What a setting is called beside the others; one that does not go with them has no name there. */
export function settingName(words: Words, game: string, key: string, settings: Settings): string {
  const message = `${game}-setting-${key}`;
  return words.has(message) ? words.text(message, parameters(settings)) : key.replaceAll('_', ' ');
}

/** The values of a setting that go with the others: none if it does not, none without a name, no seat that is not there. */
export function valuesFor(words: Words, game: string, { key, values }: SettingChoice, settings: Settings): Value[] {
  if (settingName(words, game, key, settings) === '') return [];
  return values.filter((value) => {
    if (key === FIRST) return Number(value) <= Number(settings[SEATS] ?? 0);
    return valueName(words, game, key, value, settings) !== '';
  });
}

/** Settings of which none is left that does not go with the others; the number of seats stays as it is. */
export function fitSettings(words: Words, offer: GameOffer, settings: Settings): Settings {
  const nextSettings = { ...settings };
  for (const setting of [...offer.settings, ...offer.settings]) {
    const fittingValues = valuesFor(words, offer.key, setting, nextSettings);
    const value = nextSettings[setting.key];
    if (setting.key === SEATS || value === undefined || fittingValues.includes(value)) continue;
    nextSettings[setting.key] = fittingValues.includes(setting.default) ? setting.default : (fittingValues[0] ?? setting.default);
  }
  return nextSettings;
}

export function valueName(words: Words, game: string, key: string, value: Value, settings: Settings): string {
  if (key === FIRST) return value === 0 ? words.say('table-by-lot') : words.say('platform-seat', { n: Number(value) });
  if (typeof value === 'number') return String(value);
  const message = `${game}-setting-${key}-${value}`;
  return words.has(message) ? words.text(message, parameters(settings)) : String(value).replaceAll('_', ' ');
}

/** Everything that was settled when a table was made, as pairs of name and value. */
export function settingPairs(words: Words, table: Table): [string, string][] {
  const pairs = Object.entries(table.settings).map(([key, value]): [string, string] => [
    settingName(words, table.game, key, table.settings),
    valueName(words, table.game, key, value, table.settings),
  ]);
  return pairs.filter(([name]) => name !== '');
}

export const DAY = 86_400;

/** Seconds for a decision: none, at one sitting, by post. */
export const CLOCKS = [0, 300, DAY, 3 * DAY] as const;

/** How fast a table plays: at one sitting, by post, or as everybody likes. */
export function speedName(words: Words, clock: number): string {
  const name = clockName(words, clock);
  if (clock === 0) return name;
  return clock < DAY ? words.text('pages-speed-live', { clock: name }) : words.text('pages-speed-post', { clock: name });
}

export function clockName(words: Words, clock: number): string {
  if (clock === 0) return words.say('pages-clock-none');
  if (clock % DAY === 0) return words.say('pages-clock-days', { n: clock / DAY });
  return words.say('pages-clock-minutes', { n: Math.round(clock / 60) });
}
