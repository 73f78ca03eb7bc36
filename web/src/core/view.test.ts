// Any view can be taken apart without knowing its game.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { sayChanges, signed } from './changes';
import { crumbName, difference, fieldName, gathered, hasPlan, isBlank, isWide, layOut, pointsOf, shapeOf, tintOf, wordName } from './view';
import { Words, bundled } from './words';

const field = (key: string, value: unknown) => ({ path: key, key, value });

const TEXT = `
toy-view-boards-strongbox = strongbox
toy-part-cards = cards
table-outline = turned like { $squares }
table-top-row = top in row { $n }
coins = coins
table-change-of = { $thing } ({ $where })
table-change-new = new: { $thing } ({ $where })
table-change-gone = gone: { $thing } ({ $where })
`;
const words = new Words(bundled('en', [new FluentResource(TEXT)]));
const glossary = { words: { coins: [{ key: 'coins' }] }, questions: [], faces: { pieces: {}, tracks: {} } };

const VIEW = {
  round: 3,
  ending: false,
  market: [['blue', 'red'], ['white', 'white']],
  boards: [
    { faith: 2, strongbox: { coins: 0 }, depots: [{ resource: '', count: 0 }, { resource: 'coins', count: 1 }], points: { cards: 3, faith: 1 } },
    { faith: 4, strongbox: { coins: 1 }, depots: [{ resource: '', count: 0 }, { resource: '', count: 0 }], points: { cards: 0, faith: 2 } },
  ],
  solo: null,
};

describe('a view', () => {
  it('falls into facts, panels and seats', () => {
    const layout = layOut(VIEW, 2);
    expect(layout.facts.map((one) => one.key)).toEqual(['round', 'ending', 'solo']);
    expect(layout.panels.map((one) => one.key)).toEqual(['market']);
    expect(layout.seats[1]?.[0]).toEqual({ path: 'boards.1.faith', key: 'faith', value: 4 });
    expect(layout.seats.map(pointsOf)).toEqual([4, 2]);
  });

  it('has shapes', () => {
    expect(shapeOf(field('first', 1))).toBe('seat');
    expect(shapeOf(field('faith', 1))).toBe('number');
    expect(shapeOf(field('market', VIEW.market))).toBe('grid');
    expect(shapeOf(field('strongbox', { coins: 1 }))).toBe('counters');
    expect(shapeOf(field('tiles', ['up']))).toBe('words');
    expect(shapeOf(field('depots', VIEW.boards[0]?.depots))).toBe('things');
    expect(isBlank(field('strongbox', { coins: 0 }))).toBe(true);
    expect(isWide(field('market', VIEW.market))).toBe(false);
  });

  it('is drawn as a plan where many words lie on squares', () => {
    const plan = Array.from({ length: 4 }, () => ['', 'lake', '', '']);
    expect(shapeOf(field('grid', plan))).toBe('plan');
    expect(shapeOf(field('slots', [['a', 'b', 'c'], ['d', 'e', 'f'], ['g', 'h', 'i']]))).toBe('grid');
    expect([hasPlan([field('grid', plan)]), hasPlan([field('market', VIEW.market)])]).toEqual([true, false]);
  });

  it('puts what is told to one seat alone among the things of that seat', () => {
    const seen = {
      money: 300, hand: ['x'], bonuses: ['y'], supply: { x: 2 }, stacks: [['x']],
      boards: [0, 1].map(() => ({ money: null, hand: 1, bonus_cards: 1, supply: ['x'], points: 0 })),
    };
    const layout = gathered(layOut(seen, 2), 1);
    expect(layout.seats[1]?.map(({ path }) => path)).toEqual(['money', 'hand', 'bonuses', 'boards.1.supply', 'boards.1.points']);
    expect([layout.facts, layout.panels.map(({ key }) => key)]).toEqual([[], ['supply', 'stacks']]);
    expect(layout.seats[0]).toHaveLength(5);
  });

  it('names what was narrowed to', () => {
    const said = ['grid.b3', 'outline:a1.b1', 'row:3'].map((step) => crumbName(words, 'toy', glossary, step));
    expect(said).toEqual(['b3', 'turned like a1 b1', 'top in row 3']);
  });

  it('names fields by message, word, part or key, and never shows a code', () => {
    expect(fieldName(words, 'toy', glossary, 'boards.0.strongbox')).toBe('strongbox');
    expect(fieldName(words, 'toy', glossary, 'boards.0.strongbox.coins')).toBe('coins');
    expect(fieldName(words, 'toy', glossary, 'boards.0.points.cards')).toBe('cards');
    expect(fieldName(words, 'toy', glossary, 'boards.0.triple_tiles')).toBe('triple tiles');
    expect(wordName(words, glossary, 'green.1.a')).toBe('green 1 a');
  });

  it('differs leaf by leaf, and a list of another length is one leaf', () => {
    expect(difference({ a: [1, 2], b: { c: 3 } }, { a: [1, 4], b: { c: 5 } })).toEqual([
      { path: 'a.1', before: 2, after: 4 },
      { path: 'b.c', before: 3, after: 5 },
    ]);
    expect(difference({ a: [1] }, { a: [1, 2] })).toEqual([{ path: 'a', before: [1], after: [1, 2] }]);
  });

  it('tints by the colour in a word', () => {
    expect(tintOf('green.1.a')).toBe('green');
    expect(tintOf('discount.coins')).toBeNull();
  });
});

describe('changes in words', () => {
  const scene = { words, game: 'toy', glossary, view: VIEW, seats: 2, mine: 0 };

  it('count goods that lie in a list', () => {
    const said = sayChanges(scene, [
      { path: 'boards.0.depots.0.resource', before: '', after: 'coins' },
      { path: 'boards.0.depots.0.count', before: 0, after: 2 },
      { path: 'boards.0.depots.1.count', before: 1, after: 0 },
      { path: 'boards.0.depots.1.resource', before: 'coins', after: '' },
    ]);
    expect(said).toEqual([{ text: 'coins (depots)', by: 1, seat: 0 }]);
  });

  it('count only what a number stands beside first', () => {
    const stacked = { ...scene, view: { stacks: [{ stack: 'coins', count: 3, closed: '' }] } };
    expect(sayChanges(stacked, [{ path: 'stacks.0.closed', before: '', after: 'closed' }])).toEqual([
      { text: expect.stringContaining('closed') as string, by: 0, seat: null },
    ]);
  });

  it('name what comes and goes, one’s own first', () => {
    const said = sayChanges(scene, [
      { path: 'boards.1.faith', before: 4, after: 5 },
      { path: 'market.0.0', before: 'blue', after: 'green' },
      { path: 'boards.0.strongbox.coins', before: 0, after: 3 },
    ]);
    expect(said.map((one) => [one.text, one.by, one.seat])).toEqual([
      ['coins (strongbox)', 3, 0],
      ['gone: blue (market)', 0, null],
      ['new: green (market)', 0, null],
      ['faith', 1, 1],
    ]);
  });

  it('have a true minus', () => {
    expect([signed(2), signed(-2)]).toEqual(['+2', '−2']);
  });
});
