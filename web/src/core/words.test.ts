// Labels must read in the browser as they do on the server.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Words, makeBundle } from './words';

const TEXT = `
platform-and = { $first } and { $last }
platform-comma = { $first }, { $last }
platform-bot-greedy = Greedy
platform-seat = Seat { $n }
coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
faith = { $n } faith
green = green
card = { $colour } card of level { $level }
buys = { $who ->
    [you] You buy
   *[other] { $name } buys
} the { $card } for { $cost }.
`;

const words = new Words(makeBundle('en', [new FluentResource(TEXT)]), 0, ['Anna', 'Piero']);
const cost = [1, 2].map((n) => ({ key: 'coins', parameters: { n } }));
const card = { key: 'card', parameters: { colour: 'green', level: 1 } };

describe('words', () => {
  it('takes the longest list apart that is read, not one that is only drawn', () => {
    const sum = ['green', 'green', 'green'].map((key) => ({ key, parameters: { n: 1 } }));
    const plain = { key: 'card', parameters: { colour: 2, level: 1 } };
    const label = { key: 'buys', parameters: { seat: 1, card: plain, cost, sum } };
    expect(words.translate(label)).toBe('Piero buys the 2 card of level 1 for 1 coin and 2 coins.');
    expect(words.longestList(label)).toEqual(['1 coin', '2 coins']);
    expect(words.longestList({ key: 'faith', parameters: { n: 3, sum } })).toEqual([]);
    expect(words.longestList({ key: 'buys', parameters: { seat: 1, card: plain, cost: cost.slice(0, 1) } })).toEqual([]);
  });

  it('puts numbers, messages, labels and lists into a sentence', () => {
    const label = { key: 'buys', parameters: { seat: 1, card, cost } };
    expect(words.translate(label)).toBe('Piero buys the green card of level 1 for 1 coin and 2 coins.');
  });

  it('says you to the reader', () => {
    expect(words.say('buys', { seat: 0, card, cost })).toMatch(/^You buy/);
    expect(words.for(null, ['Anna', 'Piero']).say('buys', { seat: 0, card, cost })).toMatch(/^Anna buys/);
  });

  it('lists as the language does', () => {
    expect(words.listParts([])).toBe('');
    expect(words.listParts(['a'])).toBe('a');
    expect(words.listParts(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('calls a seat without a name by its number', () => {
    expect(words.name(1)).toBe('Piero');
    expect(words.name(2)).toBe('Seat 3');
  });

  it('calls a bot by its message, or by the name its game gave it', () => {
    expect([words.bot('greedy'), words.bot('shrewd')]).toEqual(['Greedy', 'shrewd']);
  });

  it('leaves what somebody typed as it is', () => {
    expect(words.text('card', { colour: 'green-ish', level: 2 })).toBe('green-ish card of level 2');
  });
});
