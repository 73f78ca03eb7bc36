// Making a table and taking a seat at it; against bots alone, also starting at once.
import * as api from '../core/api';
import type { GameOffer, NewTable, Seat, Table } from '../core/messages';
import { ensurePerson } from '../core/session.svelte';
import { completeQuery, OPEN, YOU } from './proposal';
import { defaults, SEATS, seatsSetting } from './settings';

/** Settings that an address names beside its seats, such as ?houses=true; whatever it does not name is as usual. */
export function settingsFrom(offer: GameOffer, query: URLSearchParams): NewTable['settings'] {
  const settings = defaults(offer);
  for (const { key, values } of offer.settings) {
    const match = values.find((value) => String(value) === query.get(key));
    if (match !== undefined) settings[key] = match;
  }
  return settings;
}

export const isOpen = ({ name, bot }: Seat): boolean => !name && !bot;

/** The maker sees the commitment before adding entropy: the table comes first, then the seat. */
export async function openTable(newTable: NewTable, seat: number | null): Promise<Table> {
  await ensurePerson();
  const table = await api.makeTable(newTable);
  return seat === null ? table : api.sit(table.id, seat);
}

/** Takes the first seat that is open now, unless I sit there already; null if there is none any more. */
export async function join({ id }: Table): Promise<Table | null> {
  await ensurePerson();
  const table = await api.table(id);
  if (table.mine != null) return table;
  const seat = table.phase === 'waiting' ? table.seats.findIndex(isOpen) : -1;
  return seat < 0 ? null : api.sit(id, seat);
}

/** A table, my seat, and off it goes unless somebody else is still to come; what the address does not name is as played here last. */
export async function playNow(offer: GameOffer, address: URLSearchParams): Promise<Table> {
  const query = completeQuery(offer, address);
  const seats = (query.get(SEATS) ?? '').split(',').map((part) => part.trim());
  const settings = settingsFrom(offer, query);
  if (seatsSetting(offer)) settings[SEATS] = seats.length;
  const bots = seats.map((seat) => (seat === YOU || seat === OPEN ? '' : seat));
  const mine = seats.indexOf(YOU);
  const table = await openTable({ game: offer.key, settings, seats: bots }, mine < 0 ? null : mine);
  const openSeats = bots.filter((bot, seat) => bot === '' && seat !== mine);
  return openSeats.length === 0 ? api.start(table.id) : table;
}
