// What a choice gave and took: each good once, what was paid first.
import { expect, it } from 'vitest';
import type { Change } from '../core/messages';
import { glossary, VIEW, words } from '../core/toy';
import { deltasOf } from './deltas';

const seatView = { words, glossary, view: VIEW, mine: 0 };
const moment = (changes: Change[], seat: number) => ({ entry: { seq: 1, at: 0, labels: [], seat, changes }, before: VIEW });
const CHANGES = [
  { path: 'boards.1.faith', before: 4, after: 6 },
  { path: 'boards.1.points.faith', before: 4, after: 6 },
  { path: 'boards.1.strongbox.coins', before: 1, after: 0 },
  { path: 'boards.0.faith', before: 2, after: 3 },
];
const amounts = (seat?: number) => deltasOf(seatView, moment(CHANGES, 1), seat).map(({ word, by }) => [word, by]);

it('is told for whoever chose, or another seat', () => {
  expect(amounts()).toEqual([['coins', -1], ['faith', 2], ['points', 2]]);
  expect(amounts(0)).toEqual([['faith', 1]]);
});

it('adds up what lies in several places', () => {
  const changes = [
    { path: 'boards.0.strongbox.coins', before: 0, after: 2 },
    { path: 'boards.0.depots.1.count', before: 1, after: 0 },
    { path: 'boards.0.depots.1.resource', before: 'coins', after: '' },
  ];
  expect(deltasOf(seatView, moment(changes, 0)).map(({ word, by }) => [word, by])).toEqual([['coins', 1]]);
});
