// What changes for people: seat by seat, the costs first, and nothing of how a view is made.
import { describe, expect, it } from 'vitest';
import { sayChanges, signedText } from './changes';
import type { Declaration, View } from './messages';
import { DECLARATION, VIEW, glossary, words } from './toy';

const counters = { shape: 'counters', name: 'toy-field-strongbox', of: 'resource', parts: 'toy-resource' } as const;
const declaration: Declaration = {
  table: {
    ...DECLARATION.table,
    deal: {
      shape: 'record',
      empty: true,
      doing: true,
      fields: {
        gem: { shape: 'word', of: 'gem' },
        value: { shape: 'number', name: 'toy-field-count', state: true },
        taken: counters,
        swaps: { shape: 'things', fields: { pay: { ...counters, due: true }, gain: counters } },
      },
    },
  },
  boards: {
    ...DECLARATION.boards,
    points: { ...DECLARATION.boards['points']!, had: ['faith'] },
    crowns: { shape: 'number', name: 'toy-field-count', scored: true },
    played: { shape: 'words', name: 'toy-field-sale', of: 'leader', piece: true },
    tiles: { shape: 'words', name: 'toy-field-stacks', of: 'tile', state: true },
    best: { shape: 'number', name: 'toy-field-price', state: true },
    patron: { shape: 'word', name: 'toy-field-gem', of: 'leader' },
    leaders: { shape: 'things', name: 'toy-field-hand', fields: { leader: { shape: 'word', of: 'leader', piece: true }, side: { shape: 'word', of: 'side' } } },
    gone: { shape: 'words', of: 'leader', piece: true, spent: true },
  },
  own: { ...DECLARATION.own, pack: { shape: 'words', of: 'leader', doing: true }, prices: { ...counters, estimated: true } },
};
const deal = { gem: '', value: 0, taken: { coins: 0 }, swaps: [] };
const more = { crowns: 0, played: [], tiles: ['down', 'down'], best: 0, patron: '', leaders: [{ leader: 'carla', side: 'up' }], gone: [] };
const view: View = { table: { ...VIEW.table, deal }, boards: VIEW.boards.map((board) => ({ ...board, ...more })), own: { ...VIEW.own, pack: ['dario'], prices: { coins: 3 } } };
const seatView = { words, glossary: { ...glossary, view: declaration }, view, mine: 0 };

/** The lines for what some places become, as they are read. */
function lines(after: Record<string, unknown>, doer: number | null = 0): string[] {
  const changes = Object.entries(after).map(([path, value]) => ({ path, before: null, after: value }));
  return sayChanges(seatView, changes, doer).map(({ kind, text, by, seat }) => `${seat}: ${by === 0 ? '' : kind === 'thing' ? (by < 0 ? '− ' : '+ ') : `${signedText(by)} `}${text}`);
}

describe('amounts', () => {
  it('that things would come to are nobody’s', () => {
    expect(lines({ 'own.prices.coins': 1, 'boards.0.faith': 4 })).toEqual(lines({ 'boards.0.faith': 4 }));
    expect(lines({ 'own.prices.coins': 1 })).toEqual([]);
  });

  it('are added up wherever they lie, the costs first, then points', () => {
    const after = { 'boards.0.points.faith': 4, 'boards.0.faith': 4, 'boards.0.strongbox.coins': 1, 'boards.0.depots': [{ resource: '', count: 0 }, { resource: '', count: 0 }], 'boards.0.crowns': 2 };
    expect(lines(after)).toEqual(['0: +2 faith', '0: +2 points']);
    expect(lines({ ...after, 'boards.0.strongbox.coins': 0 })).toEqual(['0: −1 coins', '0: +2 faith', '0: +2 points']);
  });

  it('that are only counted at the end are told apart', () => {
    expect(lines({ 'boards.0.points.cards': 6, 'boards.0.points.faith': 3 })).toEqual(['0: +1 points', '0: +5 points at the end']);
    expect(lines({ 'boards.1.points.cards': 6, 'boards.1.points.faith': 5 })).toEqual(['1: +1 points']);
  });

  it('of what is being done are told until they are had', () => {
    expect(lines({ 'table.deal': { ...deal, gem: 'ruby', value: 4, taken: { coins: 2 } } })).toEqual(['0: +2 coins']);
    expect(lines({ 'table.deal.swaps': [{ pay: { coins: 1 }, gain: { coins: 3 } }] })).toEqual(['0: −1 coins', '0: +3 coins']);
    expect(lines({ 'table.deal.taken.coins': 2, 'boards.0.strongbox.coins': 3 })).toEqual(['0: +3 coins']);
    expect(lines({ 'table.deal.taken.coins': 2 }, null)).toEqual([]);
  });

  it('come seat by seat, one’s own first, and only seats are told of', () => {
    expect(lines({ 'boards.1.faith': 5, 'boards.1.hand': 1, 'table.market.0.0': 'green', 'table.round': 4, 'own.amount.coins': 0, 'boards.0.faith': 1 })).toEqual(['0: −1 faith', '1: −1 in-hand', '1: +1 faith']);
  });

  it('have a true minus', () => {
    expect([signedText(2), signedText(-2)]).toEqual(['+2', '−2']);
  });
});

describe('things', () => {
  it('come, go, or are put elsewhere', () => {
    expect(lines({ 'own.hand': ['anna'], 'boards.0.hand': 1 })).toEqual(['0: − bruno']);
    expect(lines({ 'own.hand': ['anna'], 'boards.0.gone': ['bruno'], 'own.pack': [] })).toEqual(['0: − bruno']);
    expect(lines({ 'own.hand': ['bruno'], 'boards.0.played': ['anna'] })).toEqual(['0: Anna → sale']);
    expect(lines({ 'own.pack': [], 'own.hand': ['anna', 'bruno', 'dario'] })).toEqual(['0: + dario']);
  });

  it('are told once, however many squares they cover', () => {
    expect(lines({ 'boards.0.plan': [['tower', 'lake'], ['tower', 'lake']] })).toEqual(['0: + tower']);
  });

  it('are told by what becomes of them', () => {
    expect(lines({ 'boards.0.tiles.1': 'up', 'boards.0.best': 13, 'boards.0.patron': 'anna' })).toEqual(['0: stacks: up', '0: price: 13', '0: gem: Anna']);
    expect(lines({ 'boards.0.leaders.0.side': 'down' })).toEqual(['0: carla: down']);
  });
});
