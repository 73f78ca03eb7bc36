// A line that is cut loses nothing: choices are sent again under their key, and kept once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Feed, pause } from './feed.svelte';
import type { Choose, Message, Request, Table, Update } from './messages';
import { DECLARATION } from './toy';
import { Turn } from './turn.svelte';

const TABLE: Table = {
  id: 't', game: 'toy', version: 1, settings: {}, phase: 'playing', seats: [{ name: 'Anna' }, { bot: 'greedy' }],
  commitment: 'c', head: 0, created: 0, changed: 0, mine: 0,
};

/** What the browser gives us for a line, played by hand. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: Request[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(...messages: Message[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  get choices(): Choose[] {
    return this.sent.filter((request) => request.type === 'choose');
  }
}

const line = (n: number) => Line.all[n] as Line;

function update(seq: number, codes: string[]): Update {
  const options = codes.map((code) => ({ code, label: { key: code } }));
  const entries = [{ seq, at: 0, labels: [], seat: 0 }];
  return { type: 'update', seq, view: { table: {}, boards: [], own: null }, decision: options.length > 0 ? { kind: 'k', question: { key: 'q' }, options } : null, pending: [0], undo: null, entries };
}

function openFeed(...codes: string[]): Feed {
  const feed = new Feed('t', 'b1');
  feed.open();
  line(0).tell({ type: 'welcome', build: 'b1', table: TABLE }, update(3, codes));
  return feed;
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a feed', () => {
  it('asks for everything first, and for what is new after a cut', () => {
    openFeed('a', 'b');
    line(0).onclose?.();
    vi.advanceTimersByTime(10_000);
    expect(line(0).address).toBe('ws://here/api/tables/t/socket');
    expect(line(1).address).toBe('ws://here/api/tables/t/socket?since=3');
  });

  it('has what was said once, though whoever comes back is told it again', () => {
    const feed = openFeed('a', 'b');
    const remarks = [1, 2].map((number) => ({ number, at: 0, name: 'Anna', text: 'Hello' }));
    line(0).tell({ type: 'remarks', remarks });
    line(0).onclose?.();
    vi.advanceTimersByTime(10_000);
    line(1).tell({ type: 'welcome', build: 'b1', table: TABLE }, { type: 'remarks', remarks });
    expect(feed.talk.remarks).toEqual(remarks);
  });

  it('looks ahead at all options', () => {
    openFeed(...Array.from({ length: 14 }, (_, n) => `o${n}`));
    const looks = line(0).sent.filter((request) => request.type === 'look');
    expect(looks.map((look) => look.codes.length)).toEqual([12, 2]);
  });

  it('sends one intention once, however often it is clicked', () => {
    const feed = openFeed('a', 'b');
    void feed.choose(['a']);
    void feed.choose(['a']);
    expect(line(0).choices).toHaveLength(1);
  });

  it('sends a choice again under the same key after a cut', async () => {
    const feed = openFeed('a', 'b');
    const accepted = feed.choose(['a']);
    line(0).onclose?.();
    expect(feed.line).toBe('cut');
    vi.advanceTimersByTime(10_000);
    line(1).tell({ type: 'welcome', build: 'b1', table: TABLE });
    expect(line(1).choices).toEqual(line(0).choices);
    line(1).tell({ type: 'done', key: line(0).choices[0]?.key ?? '', seq: 4 }, update(4, ['c']));
    expect(await accepted).toBe(true);
    expect(feed.sending).toBeNull();
  });

  it.each(['done', 'update'])('is busy until both answer and update are here, if the first is the %s', async (first) => {
    const feed = openFeed('a', 'b');
    const accepted = feed.choose(['a']);
    const messages: Message[] = [{ type: 'done', key: line(0).choices[0]?.key ?? '', seq: 4 }, update(4, ['c'])];
    if (first === 'update') messages.reverse();
    line(0).tell(...messages.slice(0, 1));
    expect(feed.sending).not.toBeNull();
    line(0).tell(...messages.slice(1));
    expect(feed.sending).toBeNull();
    expect(await accepted).toBe(true);
  });

  it('tells why a choice was refused', async () => {
    const feed = openFeed('a', 'b');
    const accepted = feed.choose(['a']);
    line(0).tell({ type: 'refused', key: line(0).choices[0]?.key ?? '', problem: { what: { key: 'no' }, text: 'no' } });
    expect(await accepted).toBe(false);
    expect(feed.problem?.what.key).toBe('no');
  });

  it('takes silence for a cut, and another build for news', () => {
    const feed = openFeed('a', 'b');
    vi.advanceTimersByTime(41_000);
    expect(feed.line).toBe('cut');
    vi.advanceTimersByTime(10_000);
    line(1).tell({ type: 'welcome', build: 'b2', table: TABLE });
    expect(feed.outdated).toBe(true);
  });
});

describe('a turn', () => {
  const answerWith = async (turn: Turn, from: number, code: string, next: Update) => {
    const key = line(0).choices.at(-1)?.key ?? '';
    expect(line(0).choices.at(-1)?.codes).toEqual([code]);
    line(0).tell(next, { type: 'done', key, seq: from + 1 });
    await vi.advanceTimersByTimeAsync(50);
    return turn;
  };

  it('takes the only way to go on, and says so', async () => {
    const turn = new Turn(openFeed('a', 'b'), () => undefined);
    void turn.take('a');
    await answerWith(turn, 3, 'a', update(4, ['only']));
    await answerWith(turn, 4, 'only', update(5, ['c', 'd']));
    expect(turn.onlyOption?.code).toBe('only');
  });

  it('takes what is clicked at before the answer to the last choice is here', async () => {
    const turn = new Turn(openFeed('a', 'b'), () => undefined);
    void turn.take('a');
    line(0).tell(update(4, ['c', 'd']));
    void turn.take('c');
    await answerWith(turn, 3, 'a', update(4, ['c', 'd']));
    await answerWith(turn, 4, 'c', update(5, ['e', 'f']));
    expect(turn.busy).toBe(false);
  });

  it('takes back what was chosen last, though it is still on its way', async () => {
    const turn = new Turn(openFeed('a', 'b'), () => undefined);
    void turn.take('a');
    void turn.undo();
    await answerWith(turn, 3, 'a', update(4, ['c', 'd']));
    expect(line(0).choices.at(-1)?.codes).toEqual(['undo']);
    expect(turn.busy).toBe(true);
    await answerWith(turn, 4, 'undo', update(5, ['a', 'b']));
    expect(turn.busy).toBe(false);
  });

  it('takes a second click for the first', async () => {
    const turn = new Turn(openFeed('a', 'b'), () => undefined);
    void turn.take('a');
    void turn.take('a');
    await answerWith(turn, 3, 'a', update(4, ['a', 'b']));
    expect(line(0).choices).toHaveLength(1);
  });

  it('never ends a turn for the player', async () => {
    const turn = new Turn(openFeed('a', 'b'), () => undefined);
    void turn.take('a');
    await answerWith(turn, 3, 'a', update(4, ['end']));
    expect(line(0).choices).toHaveLength(1);
    expect(turn.end?.code).toBe('end');
  });

  it('never gives anything away for the player', async () => {
    const turn = new Turn(openFeed('a', 'b'), () => ({ view: DECLARATION, gives_away: ['discard'] }));
    void turn.take('a');
    await answerWith(turn, 3, 'a', update(4, ['discard:leader']));
    expect(line(0).choices).toHaveLength(1);
  });

  it('lets a finger aim before it takes', () => {
    const turn = new Turn(openFeed('a', 'b'), () => undefined);
    turn.down(true, false);
    turn.aim('a');
    expect(turn.takes('a')).toBe(false);
    turn.leave();
    turn.down(true, false);
    expect(turn.takes('a')).toBe(true);
    turn.down(true, true);
    expect(turn.aimed).toBeNull();
  });

  it('lets a finger end a turn at once', () => {
    const turn = new Turn(openFeed('a', 'end'), () => undefined);
    turn.down(true, false);
    expect([turn.takes('a'), turn.takes('end')]).toEqual([false, true]);
  });

  it.each([
    [['c', 'd'], 'c'],
    [['discard:x', 'discard:y'], null],
    [['c', 'd', 'end'], null],
  ])('aims for a finger that goes on at what is offered first, of %s at %s', async (codes, aimed) => {
    const turn = new Turn(openFeed('a', 'b'), () => ({ view: DECLARATION, gives_away: ['discard'] }));
    turn.down(true, false);
    void turn.take('a');
    await answerWith(turn, 3, 'a', update(4, codes));
    expect([turn.asked, turn.aimed]).toEqual([true, aimed]);
  });

  it('forgets crumbs and aim when the match moves on', () => {
    const turn = new Turn(openFeed('a', 'b'), () => undefined);
    turn.narrow('market');
    turn.aim('a');
    line(0).tell(update(4, ['c', 'd']));
    expect(turn.crumbs).toEqual([]);
    expect(turn.aimed).toBeNull();
  });
});

describe('pause', () => {
  it('grows from half a second to ten', () => {
    expect(pause(0, 1)).toBe(500);
    expect(pause(3, 1)).toBe(4000);
    expect(pause(20, 1)).toBe(10_000);
    expect(pause(20, 0)).toBe(5000);
  });
});
