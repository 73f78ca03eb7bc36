import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { makeBundle, Words } from '../core/words';
import { memberId, rowLengths, standingText } from './occupants';

const MESSAGES = `
platform-comma = { $first }, { $last }
platform-and = { $first } and { $last }
platform-seat = Seat { $n }
table-part-member = { $who } ({ $colour })
table-part-occupants = { $n ->
    [0] Nobody stands here.
    [one] { $who } stands here.
   *[other] In this order: { $who }.
}
`;
const words = new Words(makeBundle('en', [new FluentResource(MESSAGES)]));
const context = { words, glossary: undefined };

describe('who stands on a space', () => {
  it('is said by name and colour, in the order in which they came', () => {
    const members = [
      { seat: 1, member: 'black' },
      { seat: 0, member: 'white' },
      { seat: 2, member: 'black' },
    ];
    expect(standingText(context, members, ['Anna', 'Bruno'])).toBe('In this order: Bruno (black), Anna (white) and Seat 3 (black).');
    expect(standingText(context, members.slice(0, 1), ['Anna', 'Bruno'])).toBe('Bruno (black) stands here.');
    expect(standingText(context, [], [])).toBe('Nobody stands here.');
  });

  it('finds room in up to four rows', () => {
    expect(rowLengths(0)).toEqual([1, 1, 1, 1]);
    expect(rowLengths(9)).toEqual([9, 5, 3, 3]);
    expect(rowLengths(21)).toEqual([21, 11, 7, 6]);
  });

  it('is found again by seat and colour', () => {
    expect(memberId({ seat: 2, member: 'orange' })).toBe('member.2.orange');
  });
});
