import { describe, expect, it } from 'vitest';
import type { Face } from '../../core/messages';
import { cardsOf, DECLARED, laneOf, numbersOf, samplePieces, setsOf, turnOf } from './samples';

const face = (kind: string, tint = '', level = 0): Face => ({ kind, tint, level, points: 0, value: 0, cost: tint ? [[{ n: 2, of: 'stones' }]] : [], effects: [], cells: [], more: false, lines: [] });

describe('what the page of parts shows', () => {
  it('picks a card of every colour and level, whatever lies in a hand, and what cards cost', () => {
    const pieces = { a: face('card', 'green', 1), b: face('card', 'green', 1), c: face('card', 'blue', 2), x: face('leader') };
    const sample = samplePieces({ pieces, tracks: {} });
    expect(sample.cards.map(({ word }) => word)).toEqual(['a', 'c']);
    expect(sample.hand.map(({ word }) => word)).toEqual(['x']);
    expect(sample.goods).toEqual(['stones']);
    expect(sample.tracks).toEqual([]);
  });

  it('picks what is printed on cards that cost nothing', () => {
    const effect = { when: 'wish', pay: [], gain: [{ n: 3, of: 'value' }], each: [{ n: 1, of: 'lake' }] };
    const sample = samplePieces({ pieces: { park: face('landscape'), sage: { ...face('profession'), effects: [effect] } }, tracks: {} });
    expect(sample.cards.map(({ word }) => word)).toEqual(['sage']);
    expect(sample.goods).toEqual(['lake']);
  });

  it('makes a lane of what so many cards are worth, and of what opens its last places', () => {
    const worth = { last: 4, points: { 3: 1, 4: 4 }, sections: [] };
    const opening = { last: 9, points: {}, sections: [{ first: 3, last: 6, points: 0 }, { first: 7, last: 9, points: 0 }] };
    expect(laneOf([opening, worth], 'shields')).toEqual({ needs: [null, null, { n: 3, of: 'shields' }, { n: 7, of: 'shields' }], points: [null, null, 1, 4] });
    expect(laneOf([], 'shields')).toEqual({ needs: [], points: [] });
  });

  it('has the cards of a colour', () => {
    const pieces = { a: face('card', 'green', 1), x: face('space', 'green'), c: face('card', 'blue', 2) };
    const glossary = { words: {}, questions: [], faces: { pieces, tracks: {} }, scenes: [], gives_away: [], lessons: [], hints: {}, view: DECLARED };
    expect(cardsOf(glossary, 'green').map(({ word }) => word)).toEqual(['a']);
  });

  it('asks without a server', () => {
    const option = { code: 'take:a', label: { key: 'a', places: ['own.hand.0'] } };
    const changes = [{ path: 'store.stones', before: 2, after: 1 }];
    const turn = turnOf({ question: 'which', options: [option], changes });
    expect(turn.asked).toBe(true);
    expect(turn.aimed).toBe('take:a');
    expect(turn.preview?.changes).toEqual(changes);
    expect([...turn.lit.own]).toEqual(['own.hand.0']);
    expect(turnOf({ question: '', options: [], pending: [1] }).asked).toBe(false);
  });

  it('asks for sets and for numbers', () => {
    const hand = ['a', 'b', 'c'].map((word) => ({ word, face: face('leader') }));
    const glossary = { words: { a: [{ key: 'a' }] }, questions: [], faces: { pieces: {}, tracks: {} }, scenes: [], gives_away: [], lessons: [], hints: {}, view: DECLARED };
    expect(turnOf({ question: '', options: setsOf(hand, glossary), declaration: DECLARED }).list?.ticks).toHaveLength(3);
    expect(turnOf({ question: '', options: numbersOf(), declaration: DECLARED }).buttons).toHaveLength(1);
  });
});
