// Which of what is said is news to somebody, and who can say something.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Remark, Seat, Table } from './messages';
import { session } from './session.svelte';
import { Talk } from './talk.svelte';

const remark = (number: number, seat?: number): Remark => ({ number, at: number, name: 'Anna', text: 'Hello', ...(seat === undefined ? {} : { seat }) });
const numbers = (remarks: Remark[]) => remarks.map(({ number }) => number);

beforeEach(() => {
  const memory: Record<string, string> = {};
  vi.stubGlobal('localStorage', { getItem: (key: string) => memory[key] ?? null, setItem: (key: string, value: string) => (memory[key] = value) });
});

afterEach(() => vi.unstubAllGlobals());

describe('what is said', () => {
  it('is kept once, however often it is told', () => {
    const talk = new Talk('t');
    talk.add([remark(1, 0), remark(2, 1)]);
    talk.add([remark(2, 1), remark(3, 0)]);
    expect(numbers(talk.remarks)).toEqual([1, 2, 3]);
  });

  it('is news if others said it, also those who have left, until it was in sight; then on the next visit, too', () => {
    const talk = new Talk('t');
    talk.add([remark(1, 1), remark(2, 0), remark(3), remark(4, 1)]);
    expect(numbers(talk.unseen(0))).toEqual([1, 3, 4]);
    expect(numbers(talk.unseen(null))).toEqual([1, 2, 3, 4]);
    talk.see(3);
    talk.see(1);
    expect(numbers(talk.unseen(0))).toEqual([4]);
    const again = new Talk('t');
    again.add([remark(3), remark(4, 1)]);
    expect(numbers(again.unseen(0))).toEqual([4]);
    const elsewhere = new Talk('other');
    elsewhere.add([remark(1, 1)]);
    expect(numbers(elsewhere.unseen(0))).toEqual([1]);
  });

  it('is not there for those who want none', () => {
    const talk = new Talk('t');
    talk.add([remark(1, 1)]);
    talk.want(false);
    expect([talk.remarks, talk.unseen(0)]).toEqual([[], []]);
    talk.want(true);
    expect(numbers(talk.remarks)).toEqual([1]);
  });
});

describe('somebody can talk', () => {
  const table = (seats: Seat[], mine: number | null): Table => ({
    id: 't', game: 'toy', version: 1, settings: {}, phase: 'waiting', seats, commitment: 'c', head: 0, created: 0, changed: 0, mine,
  });
  const can = (seats: Seat[], mine: number | null, talk = true) => {
    session.greeting = { build: '', person: null, games: [], languages: ['en'], safe: true, talk };
    return new Talk('t').open(table(seats, mine));
  };

  it('where they sit with others, or with an open seat where others may come', () => {
    expect(can([{ name: 'Anna' }, { name: 'Bruno' }], 0)).toBe(true);
    expect(can([{ name: 'Anna' }, {}], 0)).toBe(true);
    expect(can([{ name: 'Anna' }, { name: 'Bruno' }], null)).toBe(false);
    expect(can([{ name: 'Anna' }, { bot: 'greedy' }], 0)).toBe(false);
  });

  it('unless the host of the server wants no talk', () => expect(can([{ name: 'Anna' }, { name: 'Bruno' }], 0, false)).toBe(false));
});
