// Making a table and taking a seat at it; against bots alone, also starting at once.
import * as api from '../core/api';
import type { GameOffer, NewTable, Table } from '../core/messages';
import { ensurePerson } from '../core/session.svelte';
import { defaults, SEATS, seatsSetting } from './settings';

/** What stands for the reader, and for a friend still to come, in an address such as /play/masters?seats=you,greedy. */
const YOU = 'you';
const OPEN = 'open';

/** The bot that is offered when nobody says otherwise. */
export const usualBot = (offer: GameOffer): string => (offer.bots.includes('greedy') ? 'greedy' : (offer.bots.at(-1) ?? ''));

export function seatsFrom(offer: GameOffer, text: string | null): string[] {
  const names = (text ?? '').split(',').map((part) => part.trim()).filter((part) => part !== '');
  return names.length > 0 ? names : [YOU, usualBot(offer)];
}

/** Settings that an address names beside its seats, such as ?houses=true; whatever it does not name is as usual. */
export function settingsFrom(offer: GameOffer, query: URLSearchParams): NewTable['settings'] {
  const settings = defaults(offer);
  for (const { key, values } of offer.settings) {
    const match = values.find((value) => String(value) === query.get(key));
    if (match !== undefined) settings[key] = match;
  }
  return settings;
}

/** The maker sees the commitment before adding entropy: the table comes first, then the seat. */
export async function openTable(newTable: NewTable, seat: number | null): Promise<Table> {
  await ensurePerson();
  const table = await api.makeTable(newTable);
  return seat === null ? table : api.sit(table.id, seat);
}

/** Two clicks to play: a table, my seat, and off it goes unless somebody else is still to come. */
export async function playNow(offer: GameOffer, seats: string[], query = new URLSearchParams()): Promise<Table> {
  const settings = settingsFrom(offer, query);
  if (seatsSetting(offer)) settings[SEATS] = seats.length;
  const bots = seats.map((seat) => (seat === YOU || seat === OPEN ? '' : seat));
  const mine = seats.indexOf(YOU);
  const table = await openTable({ game: offer.key, settings, seats: bots }, mine < 0 ? null : mine);
  const openSeats = bots.filter((bot, seat) => bot === '' && seat !== mine);
  return openSeats.length === 0 ? api.start(table.id) : table;
}
