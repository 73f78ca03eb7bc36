import { describe, expect, it } from 'vitest';
import { Marbles } from './marbles';

const before = [
  ['red', 'white', 'blue'],
  ['grey', 'white', 'grey'],
  ['yellow'],
];

describe('marbles', () => {
  it('keep their names when a row is pushed from its end', () => {
    const marbles = new Marbles();
    const [top, bottom, outside] = marbles.follow(before);
    const after = marbles.follow([['white', 'blue', 'yellow'], ['grey', 'white', 'grey'], ['red']]);
    expect(after).toEqual([[top?.[1], top?.[2], outside?.[0]], bottom, [top?.[0]]]);
  });

  it('keep their names when a column is pushed from below', () => {
    const marbles = new Marbles();
    const [top, bottom, outside] = marbles.follow(before);
    const after = marbles.follow([['grey', 'white', 'blue'], ['yellow', 'white', 'grey'], ['red']]);
    expect(after).toEqual([[bottom?.[0], top?.[1], top?.[2]], [outside?.[0], bottom?.[1], bottom?.[2]], [top?.[0]]]);
  });

  it('are others when more than one line has changed', () => {
    const marbles = new Marbles();
    const first = marbles.follow(before).flat();
    const second = marbles.follow([['blue', 'white', 'red'], ['grey', 'grey', 'white'], ['yellow']]).flat();
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  });

  it('never have a name again that others had', () => {
    const marbles = new Marbles();
    const others = before.map((row) => row.map(() => 'white'));
    const names = [before, others, before, others].flatMap((colours) => marbles.follow(colours).flat());
    expect(new Set(names).size).toBe(names.length);
  });
});
