import { describe, expect, it } from 'vitest';
import { headOf } from './course';
import type { Declaration } from './messages';

const DECLARATION: Declaration = {
  table: {
    round: { shape: 'number', course: 'round', stages: [{}, { word: 'report', n: 3 }, { word: 'report', n: 5 }] },
    reports: { shape: 'number', course: 'done', stages: [{ word: 'report', n: 8 }, { word: 'report', n: 16 }] },
    phase: { shape: 'word', course: 'phase', stages: [{ word: 'auction' }, { word: 'characters', needs: 'characters' }, { word: 'actions' }] },
    characters: { shape: 'words' },
    seat: { shape: 'seat', course: 'turn' },
    first: { shape: 'seat', course: 'first' },
    order: { shape: 'things', course: 'turn_order', fields: { seat: { shape: 'seat' } } },
    dice: { shape: 'things', course: 'sight', fields: { die: { shape: 'word' }, value: { shape: 'number' } } },
    last: { shape: 'flag', course: 'sight' },
    coins: { shape: 'number' },
  },
  boards: { members: { shape: 'things', course: 'left' } },
  own: {},
};

const TABLE = { round: 2, reports: 1, phase: 'actions', characters: [], seat: 1, order: [{ seat: 1 }, { seat: 0 }], dice: [{ die: 'black', value: 4 }], last: false, coins: 3 };
const head = (table = {}) => headOf({ table: { ...TABLE, ...table }, boards: [{ members: [{}, {}] }, { members: [] }], own: null }, DECLARATION);
const statesOf = (path: string, table = {}) => head(table).courses.find(({ place }) => place.path === path)?.steps.map(({ state }) => state);

describe('the head of a table', () => {
  it('knows the round, what is done, and the phase', () => {
    expect(statesOf('table.round')).toEqual(['past', 'now', 'ahead']);
    expect(statesOf('table.reports')).toEqual(['past', 'ahead']);
    expect(statesOf('table.phase')).toEqual(['past', 'now']);
    expect(head().courses[0]?.steps.map(({ number, n }) => [number, n])).toEqual([[1, undefined], [2, 3], [3, 5]]);
  });

  it('has stages that come with a setting only there', () => {
    expect(statesOf('table.phase', { characters: ['muse'] })).toEqual(['past', 'past', 'now']);
    expect(statesOf('table.phase', { phase: 'over' })).toEqual(['ahead', 'ahead']);
  });

  it('says nothing of a phase that is none', () => {
    expect(statesOf('table.phase', { phase: '' })).toBeUndefined();
  });

  it('says who is first and at turn, in which order they play, and how many turns they have left', () => {
    expect(head()).toMatchObject({ first: 1, turn: 1, order: [1, 0], left: [2, 0] });
    expect(head({ order: [], seat: null })).toMatchObject({ first: null, turn: null, order: [0, 1] });
    expect(head({ order: [], first: 1 })).toMatchObject({ first: 1, order: [1, 0] });
  });

  it('keeps in sight what is there', () => {
    expect(head().sight.map(({ path }) => path)).toEqual(['table.dice']);
    expect(head({ dice: [], last: true }).sight.map(({ path }) => path)).toEqual(['table.last']);
  });
});
