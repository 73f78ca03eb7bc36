// A table that is being thought of on the form: the game, its settings, who sits where, and the rest.
import type { GameOffer, NewTable } from '../core/messages';
import { DAY, defaults, SEATS, seatsSetting, type Value } from './settings';

/** Who is to sit on a seat: the maker, somebody still to come, or a bot by its name. */
export type Sitter = 'me' | 'open' | `bot:${string}`;

/** The longest before the table answers for somebody, in seconds. */
const PAUSE = 120;

export class Draft {
  settings: Record<string, Value> = $state({});
  sitters: Sitter[] = $state([]);
  listed = $state(false);
  clock = $state(0);
  orders = $state(false);
  seed = $state('');

  constructor(readonly offer: GameOffer) {
    this.settings = defaults(offer);
    this.sitters = ['me'];
    this.resize(Math.max(2, Number(this.settings[SEATS] ?? 2)));
  }

  get seats(): number {
    return this.sitters.length;
  }

  /** Where the maker sits, if at all. */
  get mine(): number | null {
    const seat = this.sitters.indexOf('me');
    return seat < 0 ? null : seat;
  }

  /** By post people are away, and may want to leave orders. */
  time(clock: number): void {
    this.clock = clock;
    this.orders = clock >= DAY;
  }

  /** Those who stay keep their seats; the maker always keeps one. */
  resize(count: number): void {
    const staying = this.sitters.slice(0, count);
    const more = Array.from({ length: count - staying.length }, (): Sitter => 'open');
    const sitters = [...staying, ...more];
    if (this.mine !== null && !sitters.includes('me')) sitters[sitters.length - 1] = 'me';
    this.sitters = sitters;
    if (seatsSetting(this.offer)) this.settings[SEATS] = count;
  }

  /** I can be in one place only: where I was becomes open. */
  seat(at: number, sitter: Sitter): void {
    this.sitters = this.sitters.map((before, seat) => {
      if (seat === at) return sitter;
      return sitter === 'me' && before === 'me' ? 'open' : before;
    });
  }

  toNewTable(): NewTable {
    const { offer, settings, sitters, listed, clock, orders } = this;
    const seats = sitters.map((sitter) => (sitter.startsWith('bot:') ? sitter.slice(4) : ''));
    return { game: offer.key, settings: { ...settings }, seats, listed, clock, pause: orders ? PAUSE : 0, seed: this.seed.trim() };
  }
}
