import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Glossary, Question } from '../core/messages';
import { DECLARATION } from '../core/toy';
import { Words, makeBundle } from '../core/words';
import { makeOrder, orderSentences } from './orders';

const words = new Words(
  makeBundle('en', [
    new FluentResource(
      [
        'table-order-for = only for { $thing }',
        'table-order-most = only while { $place } is at most { $n }',
        'toy-field-price = the price',
        'toy-bid = Bid?',
        'toy-raise = Raise',
        'toy-ruby = Ruby',
      ].join('\n'),
    ),
  ]),
);
const question: Question = {
  kind: 'bid',
  question: { key: 'toy-bid' },
  answers: [{ codes: ['raise', 'call'], label: { key: 'toy-raise' } }],
  place: 'table.sale.gem',
  words: ['ruby'],
  limit: 'table.sale.price',
  numbers: [3],
};
const glossary: Glossary = { words: { ruby: [{ key: 'toy-ruby' }] }, questions: [question], faces: { pieces: {}, tracks: {} }, scenes: [], gives_away: [], lessons: [], hints: {}, view: DECLARATION };
const answer = { codes: ['raise', 'call'], label: { key: 'toy-raise' } };

describe('orders', () => {
  it('hold for what was picked only', () => {
    const order = makeOrder({ question, word: 'ruby', most: 3, answer });
    expect(order).toEqual({ kind: 'bid', codes: ['raise', 'call'], when: { 'table.sale.gem': 'ruby' }, most: { 'table.sale.price': 3 } });
    expect(makeOrder({ question, word: '', most: null, answer })).toEqual({ kind: 'bid', codes: ['raise', 'call'] });
  });

  it('read as sentences', () => {
    const order = makeOrder({ question, word: 'ruby', most: 3, answer });
    expect(orderSentences(words, glossary, order)).toEqual({
      question: 'Bid?',
      when: ['only for Ruby', 'only while the price is at most 3'],
      answer: 'Raise',
    });
  });

  it('of records older than the parts of a view name a field by itself', () => {
    expect(orderSentences(words, glossary, { kind: 'bid', codes: ['raise', 'call'], most: { 'sale.price': 3 } }).when).toEqual(['only while the price is at most 3']);
  });

  it('of programs show their codes', () => {
    expect(orderSentences(words, glossary, { kind: 'odd', codes: ['a', 'b'] })).toEqual({ question: 'odd', when: [], answer: 'a, b' });
  });
});
