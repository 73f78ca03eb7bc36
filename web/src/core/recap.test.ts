// What others did is played in order, each choice with the view as it stood; whoever acts is at once in the present.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, Decision, Declaration, Entry, Update, View } from './messages';
import { momentsOf, passesOn, Recap, sinceOwn, viewBefore } from './recap.svelte';

const ANNA = 0;
const view = (turns: number, hand: string[] = []): View => ({ table: { turns }, boards: [{ coins: turns }, { coins: 0 }], own: { hand } });
const DECLARATION: Declaration = { table: { turns: { shape: 'number' }, turn: { shape: 'seat', course: 'turn' } }, boards: { coins: { shape: 'number' } }, own: { prices: { shape: 'counters', estimated: true } } };
const asked = (...codes: string[]): Decision => ({ kind: 'k', question: { key: 'q' }, options: codes.map((code) => ({ code, label: { key: code } })) });

function entry(seq: number, seat: number, more: Partial<Entry> = {}): Entry {
  const changes: Change[] = [
    { path: 'table.turns', before: seq - 1, after: seq },
    { path: 'boards.0.coins', before: seq - 1, after: seq },
  ];
  return { seq, at: 0, seat, labels: [{ key: `choice-${seq}` }], changes, ...more };
}

function update(seq: number, decision: Decision | null = null): Update {
  return { type: 'update', seq, view: view(seq), decision, pending: [1], undo: null, entries: [] };
}

const turns = (recap: Recap) => (recap.view?.table as { turns: number } | undefined)?.turns;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('views', () => {
  it('go back by what was changed, and share the rest', () => {
    const now = view(2, ['a']);
    const before = viewBefore(now, [
      { path: 'own.hand', before: ['a', 'b'], after: ['a'] },
      { path: 'boards.0.coins', before: 1, after: 2 },
    ]);
    expect(before).toEqual({ table: { turns: 2 }, boards: [{ coins: 1 }, { coins: 0 }], own: { hand: ['a', 'b'] } });
    expect(before.boards[1]).toBe(now.boards[1]);
    expect(now.own).toEqual({ hand: ['a'] });
  });

  it('are known as far back as entries say what they changed', () => {
    const untold: Entry = { seq: 2, at: 0, seat: 1, labels: [] };
    const moments = momentsOf(view(4), [entry(1, 1), untold, entry(3, 1), entry(4, 1)]);
    expect(moments.map((moment) => [moment.entry.seq, moment.before, moment.view])).toEqual([
      [3, view(2), view(3)],
      [4, view(3), view(4)],
    ]);
  });

  it('of choices that nothing is told of go with the next', () => {
    const [first, ...others] = momentsOf(view(3), [entry(1, 1), entry(2, 1, { labels: [] }), entry(3, 1)]);
    expect(first?.view).toEqual(view(1));
    expect(others.map((moment) => moment.view)).toEqual([view(3)]);
  });
});

describe('a recap', () => {
  it('plays the choices of others one by one, and ends in the present', () => {
    const recap = new Recap();
    recap.add(update(1), update(4, asked('a')), [entry(2, 1), entry(3, 2), entry(4, 1)], ANNA);
    expect([recap.playing, turns(recap), recap.entry]).toEqual([true, 1, null]);
    const seen: (number | undefined)[] = [];
    vi.advanceTimersByTime(300);
    for (; recap.playing; vi.advanceTimersByTime(600)) seen.push(turns(recap));
    expect(seen).toEqual([2, 3, 4]);
  });

  it('goes on with what comes meanwhile', () => {
    const recap = new Recap();
    recap.add(update(1), update(2), [entry(2, 1)], ANNA);
    vi.advanceTimersByTime(300);
    recap.add(update(2), update(3), [entry(3, 2)], ANNA);
    expect(recap.entry?.seq).toBe(2);
    expect(recap.upToNow([entry(1, 0), entry(2, 1), entry(3, 2)]).map(({ seq }) => seq)).toEqual([1, 2]);
    vi.advanceTimersByTime(600);
    expect(recap.entry?.seq).toBe(3);
    vi.advanceTimersByTime(600);
    expect(recap.playing).toBe(false);
  });

  it('never plays what one chose oneself, and shows it at once', () => {
    const recap = new Recap();
    recap.add(update(1, asked('a')), update(2, asked('b')), [entry(2, ANNA)], ANNA);
    expect(recap.playing).toBe(false);
    recap.add(update(2, asked('b')), update(4), [entry(3, ANNA), entry(4, 1)], ANNA);
    expect([recap.playing, turns(recap)]).toEqual([true, 3]);
  });

  it('plays what an order of one\'s own chose', () => {
    const recap = new Recap();
    recap.add(update(1), update(2), [entry(2, ANNA, { ordered: true })], ANNA);
    expect(recap.playing).toBe(true);
  });

  it('does not take a question away that is being answered', () => {
    const recap = new Recap();
    recap.add(update(1, asked('a', 'b')), update(2, asked('a', 'b')), [entry(2, 1)], ANNA);
    expect(recap.playing).toBe(false);
  });

  it('is skipped at once, and at once is a pace', () => {
    const recap = new Recap();
    recap.add(null, update(2), [entry(1, 1), entry(2, 1)], ANNA);
    recap.skip();
    expect([recap.playing, recap.view]).toEqual([false, null]);
    vi.advanceTimersByTime(5000);
    expect(recap.playing).toBe(false);
    recap.setPace('once');
    recap.add(update(2), update(3), [entry(3, 1)], ANNA);
    expect(recap.playing).toBe(false);
  });

  it('is not for who comes when all is over', () => {
    const recap = new Recap();
    recap.add(null, { ...update(2), pending: [] }, [entry(1, 1), entry(2, 1)], ANNA);
    expect(recap.playing).toBe(false);
    recap.add(update(2), { ...update(3), pending: [] }, [entry(3, 1)], ANNA);
    expect(recap.playing).toBe(true);
  });

  it('leaves nobody who watches far behind', () => {
    const recap = new Recap();
    recap.add(update(0), update(50), Array.from({ length: 50 }, (_, n) => entry(n + 1, 1)), null);
    vi.advanceTimersByTime(300);
    expect(recap.entry?.seq).toBe(31);
  });

  it('takes longer where it is calm, and for a scene', () => {
    const recap = new Recap();
    recap.glossary = { scenes: ['choice-2'], view: DECLARATION };
    recap.setPace('calm');
    recap.add(update(1), update(3), [entry(2, 1), entry(3, 1)], ANNA);
    vi.advanceTimersByTime(500);
    expect([recap.entry?.seq, recap.scene?.entry.seq]).toEqual([2, 2]);
    vi.advanceTimersByTime(2400);
    expect(recap.entry?.seq).toBe(2);
    vi.advanceTimersByTime(100);
    expect([recap.entry?.seq, recap.scene]).toEqual([3, null]);
  });

  it('passes over the end of a turn more quickly', () => {
    const end = entry(2, 1, { changes: [{ path: 'table.turn', before: 1, after: 2 }, { path: 'own.prices.coins', before: 3, after: 2 }] });
    expect([passesOn(end, DECLARATION), passesOn(entry(2, 1), DECLARATION), passesOn({ ...end, undo: true }, DECLARATION)]).toEqual([true, false, false]);
    const recap = new Recap();
    recap.glossary = { scenes: [], view: DECLARATION };
    recap.add(update(1), update(3), [end, entry(3, 2)], ANNA);
    vi.advanceTimersByTime(300);
    expect(recap.entry?.seq).toBe(2);
    vi.advanceTimersByTime(300);
    expect(recap.entry?.seq).toBe(3);
  });

  it('stages what one brought about oneself without keeping anybody waiting', () => {
    const recap = new Recap();
    recap.glossary = { scenes: ['choice-2'], view: DECLARATION };
    recap.add(update(1, asked('a')), update(2, asked('b')), [entry(2, ANNA)], ANNA);
    expect([recap.playing, recap.scene?.entry.seq]).toEqual([false, 2]);
    recap.leaveScene();
    expect(recap.scene).toBeNull();
  });

  it('is told since one chose last', () => {
    const entries = [entry(1, 1), entry(2, ANNA), entry(3, 1), entry(4, ANNA, { ordered: true })];
    expect(sinceOwn(entries, ANNA).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(sinceOwn(entries, 2)).toHaveLength(4);
  });
});
