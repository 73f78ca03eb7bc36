// What is proposed for a match against bots: how many play, how strong the others are, and by which rules; as chosen here last.
import { recall, remember } from '../core/memory';
import type { GameOffer, Way } from '../core/messages';
import { SEATS, seatCounts } from './settings';

export interface Proposal {
  seats: number;
  bot: string;
  /** The key of the rules; "" where a game names none. */
  way: string;
}

/** What stands for the reader, and for a friend still to come, in an address such as /play/masters?seats=you,greedy. */
export const YOU = 'you';
export const OPEN = 'open';

/** Against two: neither a duel, which some games have rules of their own for, nor a whole evening. */
const USUAL_SEATS = 3;

const memoryKey = ({ key }: GameOffer) => `play.${key}`;

export const wayWith = (offer: GameOffer, key: string): Way | undefined => offer.ways.find((way) => way.key === key);

/** What can be of something wanted: whatever does not go with the number of seats gives way. */
export function fitProposal(offer: GameOffer, wanted: Partial<Proposal>): Proposal {
  const counts = seatCounts(offer);
  const usual = counts.includes(USUAL_SEATS) ? USUAL_SEATS : (counts.at(-1) ?? 2);
  const seats = counts.find((count) => count === wanted.seats) ?? usual;
  const bot = offer.bots.find((name) => name === wanted.bot) ?? offer.bots.at(-1) ?? '';
  const ways = offer.ways.filter((way) => way.seats.includes(seats));
  const way = ways.find(({ key }) => key === wanted.way) ?? ways[0];
  return { seats, bot, way: way?.key ?? '' };
}

/** What was chosen here last; a newcomer gets the shortest rules and the strongest of the bots. */
export function recalledProposal(offer: GameOffer): Proposal {
  try {
    return fitProposal(offer, { ...JSON.parse(recall(memoryKey(offer)) ?? '{}') });
  } catch {
    return fitProposal(offer, {}); // somebody else wrote there
  }
}

export const rememberProposal = (offer: GameOffer, proposal: Proposal): void => remember(memoryKey(offer), JSON.stringify(proposal));

/** An address to play at with all that it does not name: as played here last, as far as that goes with its seats. */
export function completeQuery(offer: GameOffer, address: URLSearchParams): URLSearchParams {
  const named = Object.fromEntries([...address].filter(([, value]) => value !== ''));
  const seats = named[SEATS]?.split(',').length;
  const wanted = recalledProposal(offer);
  const proposal = fitProposal(offer, seats === undefined ? wanted : { ...wanted, seats });
  return new URLSearchParams({ ...queryFor(offer, proposal), ...named });
}

/** The proposal as an address to play at says it. */
export function queryFor(offer: GameOffer, { seats, bot, way }: Proposal): Record<string, string> {
  const settings = Object.entries(wayWith(offer, way)?.settings ?? {}).map(([key, value]) => [key, String(value)]);
  return { [SEATS]: [YOU, ...Array<string>(seats - 1).fill(bot)].join(','), ...Object.fromEntries(settings) };
}
