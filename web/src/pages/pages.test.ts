// What the pages do without a server: drafts, addresses, times, topics, and that no sentence is missing.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import type { GameOffer, Table } from '../core/messages';
import { session } from '../core/session.svelte';
import { Words } from '../core/words';
import { ago, duration } from './ago';
import { Draft } from './draft.svelte';
import { titleOf } from './games';
import { hold } from './lobby';
import { settingsFrom } from './opening';
import { completeQuery, fitProposal, queryFor, recalledProposal, rememberProposal } from './proposal';
import { rulesOf } from './rules';
import { fitSettings, valuesFor } from './settings';

const OFFER: GameOffer = {
  key: 'masters',
  version: 1,
  settings: [
    { key: 'seats', values: [1, 2, 3, 4], default: 2 },
    { key: 'short', values: [false, true], default: true },
  ],
  bots: ['random', 'greedy'],
  ways: [
    { key: 'short', settings: { short: true }, seats: [1, 2, 3], names: { en: 'Short', it: 'Brevi' }, abouts: {} },
    { key: 'long', settings: { short: false }, seats: [2, 3, 4], names: { en: 'Long', it: 'Lunghe' }, abouts: {} },
  ],
  titles: { en: 'Masters', it: 'Maestri' },
  fronts: {},
};

describe('a draft of a table', () => {
  it('can be created as it stands: me and a friend', () => {
    const draft = new Draft(OFFER);
    expect(draft.mine).toBe(0);
    expect(draft.toNewTable()).toEqual({
      game: 'masters',
      settings: { seats: 2, short: true },
      seats: ['', ''],
      listed: false,
      clock: 0,
      pause: 0,
      seed: '',
    });
  });

  it('puts me on one seat only', () => {
    const draft = new Draft(OFFER);
    draft.seat(1, 'me');
    expect(draft.sitters).toEqual(['open', 'me']);
    expect(draft.mine).toBe(1);
  });

  it('keeps me when seats are taken away, and the number of seats is a setting', () => {
    const draft = new Draft(OFFER);
    draft.resize(4);
    draft.seat(3, 'me');
    draft.seat(1, 'bot:greedy');
    draft.resize(3);
    expect(draft.sitters).toEqual(['open', 'bot:greedy', 'me']);
    expect(draft.toNewTable().seats).toEqual(['', 'greedy', '']);
    expect(draft.toNewTable().settings['seats']).toBe(3);
    draft.resize(1);
    expect(draft.sitters).toEqual(['me']);
  });

  it('lets the maker only watch', () => {
    const draft = new Draft(OFFER);
    draft.seat(0, 'bot:random');
    draft.seat(1, 'bot:greedy');
    expect(draft.mine).toBeNull();
    expect(draft.toNewTable().seats).toEqual(['random', 'greedy']);
  });
});

describe('how long ago', () => {
  const now = 1_000_000_000;

  it.each([
    [5_000, 'now'],
    [61_000, '1 minute ago'],
    [7_300_000, '2 hours ago'],
    [90_000_000, 'yesterday'],
    [-5_000, 'now'],
  ])('%i ms', (age, text) => expect(ago(now - age, now, 'en')).toBe(text));

  it('speaks Italian', () => expect(ago(now - 120_000, now, 'it')).toBe('2 minuti fa'));
});

it.each([
  [59_000, ''],
  [60_000, '1 minute'],
  [7_300_000, '2 hours'],
  [90_000_000, '1 day'],
  [-5_000, ''],
])('a stretch of %i ms', (length, text) => expect(duration(length, 'en')).toBe(text));

describe('what is proposed for a match against bots', () => {
  it('is three seats, the strongest bot and the shortest rules', () => {
    expect(fitProposal(OFFER, {})).toEqual({ seats: 3, bot: 'greedy', way: 'short' });
  });

  it('is what was wanted where that goes together; the number of seats wins', () => {
    expect(fitProposal(OFFER, { seats: 2, bot: 'random', way: 'long' })).toEqual({ seats: 2, bot: 'random', way: 'long' });
    expect(fitProposal(OFFER, { seats: 4, way: 'short' }).way).toBe('long');
    expect(fitProposal(OFFER, { seats: 9, bot: 'oracle', way: 'endless' })).toEqual(fitProposal(OFFER, {}));
  });

  it('goes by what a game has', () => {
    const bare = { ...OFFER, bots: ['random'], ways: [], settings: [{ key: 'seats', values: [2], default: 2 }] };
    expect(fitProposal(bare, {})).toEqual({ seats: 2, bot: 'random', way: '' });
    expect(queryFor(bare, fitProposal(bare, {}))).toEqual({ seats: 'you,random' });
  });

  it('is an address to play at', () => {
    expect(queryFor(OFFER, { seats: 3, bot: 'random', way: 'long' })).toEqual({ seats: 'you,random,random', short: 'false' });
    expect(queryFor(OFFER, { seats: 1, bot: 'random', way: 'short' })).toEqual({ seats: 'you', short: 'true' });
  });

  it('completes an address with what goes with its seats', () => {
    const complete = (address: string) => completeQuery(OFFER, new URLSearchParams(address)).toString();
    expect(complete('')).toBe('seats=you%2Cgreedy%2Cgreedy&short=true');
    expect(complete('seats=')).toBe(complete(''));
    expect(complete('seats=you')).toBe('seats=you&short=true');
    expect(complete('seats=you,random,random,open')).toBe('seats=you%2Crandom%2Crandom%2Copen&short=false');
    expect(complete('seats=you&short=false&more=1')).toBe('seats=you&short=false&more=1');
  });

  it('is remembered for each game, whatever else may be written there', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    const chosen = { seats: 2, bot: 'random', way: 'long' };
    rememberProposal(OFFER, chosen);
    expect(recalledProposal(OFFER)).toEqual(chosen);
    expect(recalledProposal({ ...OFFER, key: 'other' })).toEqual(fitProposal(OFFER, {}));
    for (const rubbish of ['{', 'null', '7', '[]', '{"seats":"2"}']) {
      kept.set('signoria.play.masters', rubbish);
      expect(recalledProposal(OFFER), rubbish).toEqual(fitProposal(OFFER, {}));
    }
    vi.unstubAllGlobals();
  });
});

describe('tables to join while one looks', () => {
  const table = (id: string, head = 0) => ({ id, head }) as Table;
  const [one, two] = [table('one'), table('two')];

  it('stand as they are told of', () => expect(hold([one, two], [one, two])).toEqual({ tables: [one, two], gone: [], more: 0 }));

  it('keep their places: what is gone stays, what came waits, what changed is shown', () => {
    const changed = table('two', 1);
    expect(hold([one, two], [table('new'), changed])).toEqual({ tables: [one, changed], gone: ['one'], more: 1 });
  });
});

describe('by which rules a table plays', () => {
  session.greeting = { build: '', person: null, games: [OFFER], languages: ['en', 'it'], safe: true, talk: true };

  it.each([
    [{ seats: 2, short: true }, 'short'],
    [{ seats: 4, short: false }, 'long'],
    [{ seats: 4 }, undefined],
  ])('%o', (settings, way) => expect(rulesOf({ game: 'masters', settings })?.way.key).toBe(way));

  it('says whether something else is not as usual', () => {
    const open = { ...OFFER, ways: [{ ...OFFER.ways[0]!, settings: {} }] };
    session.greeting = { ...session.greeting!, games: [open] };
    expect(rulesOf({ game: 'masters', settings: { seats: 4, short: true } })?.other).toBe(false);
    expect(rulesOf({ game: 'masters', settings: { seats: 2, short: false } })?.other).toBe(true);
    expect(rulesOf({ game: 'unheard', settings: {} })).toBeNull();
  });
});

describe('the catalogue of the pages', () => {
  const catalogues = import.meta.glob<string>('../../../src/signoria/kit/words/*/pages.ftl', { query: '?raw', import: 'default', eager: true });
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
  const ids = Object.entries(catalogues).map(([path, text]) => [path, [...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id ?? '')] as const);
  const code = Object.values(sources).join('\n');

  it('is the same in every language', () => {
    expect(ids.length).toBeGreaterThanOrEqual(2);
    for (const [path, keys] of ids) {
      expect(keys, path).toEqual(ids[0]?.[1]);
      expect(new Set(keys).size, path).toBe(keys.length);
    }
  });

  it('has every sentence the code says by its full name', () => {
    const keys = [...code.matchAll(/'(pages-[a-z-]+)'/g)].map(([, id]) => id ?? '');
    expect(keys.length).toBeGreaterThan(50);
    for (const id of keys) expect(ids[0]?.[1]).toContain(id);
  });

  it('has no sentence that nobody says', () => {
    const starts = [...code.matchAll(/`(pages-[a-z-]+-)\$\{/g)].map(([, start]) => start ?? '');
    const unused = (ids[0]?.[1] ?? []).filter((id) => !code.includes(`'${id}'`) && !starts.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

describe('an address to play at', () => {
  it('may name settings beside its seats; what it does not know is as usual', () => {
    expect(settingsFrom(OFFER, new URLSearchParams('short=false&seats=9&houses=true'))).toEqual({ seats: 2, short: false });
  });
});

describe('settings that must go together', () => {
  const offer: GameOffer = {
    key: 'toy',
    version: 1,
    settings: [
      { key: 'seats', values: [2, 3], default: 2 },
      { key: 'simple', values: [true, false], default: true },
      { key: 'more', values: [false, true], default: false },
      { key: 'deck', values: ['old', 'new'], default: 'old' },
    ],
    bots: [],
    ways: [],
    titles: {},
    fronts: {},
  };
  const bundle = new FluentBundle('en');
  const messages = [
    'toy-setting-simple-true = { $more -> \n [1] {""}\n *[0] yes\n }',
    'toy-setting-more-false = { $n -> \n [3] {""}\n *[other] no\n }',
    'toy-setting-deck = { $more -> \n [1] deck\n *[0] {""}\n }',
  ];
  bundle.addResource(new FluentResource(messages.join('\n')));
  const words = new Words(bundle);

  it('are left as they are where they do', () => {
    const settings = { seats: 2, simple: true, more: false, deck: 'old' };
    expect(fitSettings(words, offer, settings)).toEqual(settings);
  });

  it('follow the number of seats, one after the other', () => {
    const settings = { seats: 3, simple: true, more: false, deck: 'old' };
    expect(fitSettings(words, offer, settings)).toEqual({ seats: 3, simple: false, more: true, deck: 'old' });
  });

  it('are forgotten where they do not belong any more', () => {
    const settings = { seats: 2, simple: true, more: false, deck: 'new' };
    expect(fitSettings(words, offer, settings)['deck']).toBe('old');
    expect(valuesFor(words, 'toy', { key: 'deck', values: ['old', 'new'], default: 'old' }, settings)).toEqual([]);
  });
});

describe('what a game is called', () => {
  it('is told with the greeting, in the language of the pages; one that is gone has its key', () => {
    session.greeting = { build: '', person: null, games: [OFFER], languages: ['en', 'it'], safe: true, talk: true };
    expect(titleOf('masters')).toBe('Masters');
    session.language = 'it';
    expect(titleOf('masters')).toBe('Maestri');
    expect(titleOf('unheard')).toBe('unheard');
  });
});
