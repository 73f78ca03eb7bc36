// A game that nobody plays: what it declares, a view of it, and its words, for tests.
import { FluentResource } from '@fluent/bundle';
import type { Declaration, Glossary, View } from './messages';
import { Words, makeBundle } from './words';

export const DECLARATION: Declaration = {
  table: {
    round: { shape: 'number', name: 'toy-field-round' },
    ending: { shape: 'flag', name: 'toy-field-ending' },
    market: { shape: 'grid', name: 'toy-field-market', of: 'marble' },
    stacks: {
      shape: 'things',
      name: 'toy-field-stacks',
      fields: {
        stack: { shape: 'word', name: 'toy-field-stack', of: 'resource' },
        count: { shape: 'number', name: 'toy-field-count', beside: 'stack' },
        closed: { shape: 'word', name: 'toy-field-closed', of: 'state' },
      },
    },
    sale: {
      shape: 'record',
      name: 'toy-field-sale',
      empty: true,
      fields: { gem: { shape: 'word', name: 'toy-field-gem', of: 'gem' }, price: { shape: 'number', name: 'toy-field-price' } },
    },
  },
  boards: {
    faith: { shape: 'number', name: 'toy-field-faith' },
    strongbox: { shape: 'counters', name: 'toy-field-strongbox', of: 'resource', parts: 'toy-resource' },
    depots: {
      shape: 'things',
      name: 'toy-field-depots',
      fields: {
        resource: { shape: 'word', name: 'toy-field-resource', of: 'resource' },
        count: { shape: 'number', name: 'toy-field-count', beside: 'resource' },
      },
    },
    plan: { shape: 'plan', name: 'toy-field-plan', of: 'piece' },
    powers: { shape: 'words', name: 'toy-field-powers', of: 'power', several: true },
    slots: { shape: 'stacks', name: 'toy-field-slots', of: 'card', piece: true },
    hand: { shape: 'number', name: 'toy-field-in-hand', own: 'hand' },
    points: { shape: 'counters', name: 'toy-field-points', of: 'part', parts: 'toy-part', points: true },
  },
  own: {
    hand: { shape: 'words', name: 'toy-field-hand', of: 'leader', piece: true },
    amount: { shape: 'counters', name: 'toy-field-amount', of: 'resource', parts: 'toy-resource', asked: true },
  },
};

const board = (faith: number, coins: number, resource: string) => ({
  faith,
  strongbox: { coins },
  depots: [{ resource: '', count: 0 }, { resource, count: Number(resource !== '') }],
  plan: [['', 'lake'], ['', 'lake']],
  hand: 2,
  points: { cards: 3 - faith, faith },
});

export const VIEW: View = {
  table: { round: 3, ending: false, market: [['blue', 'red'], ['white', 'white']], stacks: [{ stack: 'coins', count: 3, closed: '' }], sale: null },
  boards: [board(2, 0, 'coins'), board(4, 1, '')],
  own: { hand: ['anna', 'bruno'], amount: { coins: 2 } },
};

const NAMES = ['round', 'ending', 'market', 'stacks', 'stack', 'count', 'closed', 'sale', 'gem', 'price', 'faith', 'strongbox', 'depots', 'resource', 'plan', 'powers', 'slots', 'in-hand', 'points', 'hand', 'amount'];

export const TEXT = `
${NAMES.map((name) => `toy-field-${name} = ${name}`).join('\n')}
toy-resource-coins = coins
toy-part-cards = cards
anna = Anna
coins = coins
table-outline = turned like { $squares }
table-top-row = top in row { $n }
table-change-moved = { $thing } → { $where }
table-change-state = { $what }: { $state }
platform-play-points-end = points at the end
`;

export const words = new Words(makeBundle('en', [new FluentResource(TEXT)]));
export const glossary: Glossary = {
  words: { coins: [{ key: 'coins' }], anna: [{ key: 'anna' }] },
  questions: [],
  faces: { pieces: {}, tracks: {} },
  view: DECLARATION,
  scenes: [],
  gives_away: [],
  lessons: [],
  hints: {},
};
