// Any view can be read by what its game declares.
import { describe, expect, it } from 'vitest';
import { DECLARATION, VIEW, glossary, words } from './toy';
import { crumbName, difference, fieldAt, fieldName, fieldPath, hasPlan, insideOf, isBlank, isWide, numbersAt, ownPlaces, pieceAt, pointsOf, seatOf, squareAt, takeApart, wordName } from './view';

const parts = takeApart(VIEW, DECLARATION);
const name = (path: string, n?: number) => fieldName(words, fieldAt(DECLARATION, path), n);

describe('a view', () => {
  it('falls into facts, panels, seats and what is one’s own', () => {
    expect(parts.facts.map(({ path }) => path)).toEqual(['table.round', 'table.ending']);
    expect(parts.panels.map(({ path }) => path)).toEqual(['table.market', 'table.stacks']);
    expect(parts.seats[1]?.[0]).toEqual({ path: 'boards.1.faith', field: DECLARATION.boards['faith'], value: 4 });
    expect(parts.own.map(({ path }) => path)).toEqual(['own.hand', 'own.amount']);
    expect(parts.seats.map((seat) => pointsOf(seat)?.had)).toEqual([3, 3]);
    expect([hasPlan(parts.seats[0] ?? []), hasPlan(parts.panels)]).toEqual([true, false]);
    expect(parts.panels.map(isWide)).toEqual([false, false]);
  });

  it('has places inside places, each of its own shape', () => {
    const shapes = parts.seats[0]?.map((place) => insideOf(place).map(({ path, field }) => `${path} ${field.shape}`)[0]);
    expect(shapes).toEqual([undefined, 'boards.0.strongbox.coins number', 'boards.0.depots.0 record', 'boards.0.plan.0 words', undefined, 'boards.0.points.cards number']);
    expect(parts.seats.map((seat) => isBlank(seat[1] ?? parts.facts[0]!))).toEqual([true, false]);
  });

  it('puts what only its owner sees where the others have a number', () => {
    expect(ownPlaces(parts, 1).map(({ path }) => path)).toEqual(['own.hand', 'own.amount', ...['faith', 'strongbox', 'depots', 'plan', 'points'].map((key) => `boards.1.${key}`)]);
  });

  it('names fields by what was declared, and amounts by their kind', () => {
    expect(['boards.0.strongbox', 'boards.0.strongbox.coins', 'boards.1.points.cards', 'table.sale.price', 'own.hand.1', 'table.nowhere'].map((path) => name(path))).toEqual(['strongbox', 'coins', 'cards', 'price', 'hand', '']);
    expect(wordName(words, glossary, 'green.1.a')).toBe('green 1 a');
  });

  it('knows whose a place is, what it lies in and which square it is', () => {
    expect(['table.grid.0.2', 'boards.1.slots.0', 'own.hand.3'].map((path) => [fieldPath(path), seatOf(path)])).toEqual([['table.grid', null], ['boards.1.slots', 1], ['own.hand', null]]);
    expect(squareAt(DECLARATION, 'boards.0.plan.2.1')).toEqual({ row: 2, column: 1 });
    expect(squareAt(DECLARATION, 'table.market.2.1')).toBeNull();
  });

  it('finds a piece again by its word, and nothing else', () => {
    expect(['own.hand.0', 'table.market.0.0', 'boards.0.faith'].map((path) => pieceAt(DECLARATION, VIEW, path))).toEqual(['leader.anna', undefined, undefined]);
  });

  it('names what was narrowed to', () => {
    const steps = ['boards.0.plan.2.1', 'outline:a1.b1', 'row:3', 'own.hand.0', 'table.market.1', 'table.stacks.0', 'own.amount.coins.2', 'boards.0.depots'];
    const names = ['b3', 'turned like a1 b1', 'top in row 3', 'Anna', 'market', 'coins', '2 coins', 'depots'];
    expect(steps.map((step) => crumbName({ words, glossary, view: VIEW }, step))).toEqual(names);
    expect(numbersAt(new Set(['own.amount.coins.2', 'own.amount.coins.0', 'own.amount.stones.1']), 'own.amount.coins')).toEqual([0, 2]);
  });

  it('differs leaf by leaf, and a list of another length is one leaf', () => {
    expect(difference({ a: [1, 2], b: { c: 3 } }, { a: [1, 4], b: { c: 5 } })).toEqual([
      { path: 'a.1', before: 2, after: 4 },
      { path: 'b.c', before: 3, after: 5 },
    ]);
    expect(difference({ a: [1] }, { a: [1, 2] })).toEqual([{ path: 'a', before: [1], after: [1, 2] }]);
  });
});
