// One table's line to the server: keeps the newest state, sends choices so that each is kept once, comes back by itself.
import type { Choose, Entry, Message, Preview, Problem, Refusal, Request, Table, Update } from './messages';
import { Recap } from './recap.svelte';
import { Talk } from './talk.svelte';

export type LineState = 'joining' | 'open' | 'cut';

/** How long a line may be silent; the server's heart beats every 15 seconds. */
const SILENCE = 40_000;
const SHORTEST = 500;
const LONGEST = 10_000;
/** How long a refusal is shown. */
const REFUSAL_TIME = 8000;
/** How many options are asked about in one message. */
const CHUNK = 12;

/** A choice on its way, which is sent again under the same key until it is answered; seq: the number under which it was kept. */
interface Intention {
  request: Choose;
  seq: number | null;
  resolve: (accepted: boolean) => void;
}

export class Feed {
  readonly recap = new Recap();
  readonly talk: Talk;
  table = $state.raw<Table | null>(null);
  update = $state.raw<Update | null>(null);
  entries = $state.raw<Entry[]>([]);
  line = $state<LineState>('joining');
  /** The server has another build than this page came from. */
  outdated = $state(false);
  sending = $state.raw<Choose | null>(null);
  problem = $state.raw<Problem | null>(null);
  previews = $state.raw<Record<string, Preview>>({});
  refusals = $state.raw<Refusal[] | null>(null);

  private socket: WebSocket | null = null;
  private intention: Intention | null = null;
  private attempts = 0;
  private behind = 0;
  private closed = false;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly build: string,
  ) {
    this.talk = new Talk(id);
  }

  open(): void {
    this.closed = false;
    const last = this.entries.at(-1)?.seq;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`;
    const socket = new WebSocket(last === undefined ? address : `${address}?since=${last}`);
    this.socket = socket;
    this.listen();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.dropLine();
    };
  }

  close(): void {
    this.closed = true;
    this.hangUp();
    this.recap.skip();
    clearTimeout(this.retry);
  }

  /** Choices at the present moment, all or none; resolves to whether they were kept, when the table shows it. One at a time. */
  choose(codes: string[]): Promise<boolean> {
    const { update } = this;
    if (!update || this.intention) return Promise.resolve(false);
    this.problem = null;
    return new Promise((resolve) => {
      const request: Choose = { type: 'choose', codes, after: update.seq, key: key() };
      this.intention = { request, seq: null, resolve };
      this.sending = request;
      this.send(request);
    });
  }

  /** The table has moved on from where the choice on its way was made. */
  get ahead(): boolean {
    return this.intention !== null && this.update !== null && this.update.seq > this.intention.request.after;
  }

  /** What is refused now, and why. */
  ask(): void {
    this.refusals = null;
    if (this.update) this.send({ type: 'ask', after: this.update.seq });
  }

  private send(request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  private hear(message: Message): void {
    this.listen();
    switch (message.type) {
      case 'welcome':
        this.onWelcome(message.build, message.table);
        break;
      case 'seating':
        this.table = message.table;
        break;
      case 'update':
        this.onUpdate(message);
        break;
      case 'remarks':
        this.talk.add(message.remarks);
        break;
      case 'done':
        this.onDone(message.key, message.seq);
        break;
      case 'refused':
        this.onRefused(message.key, message.problem);
        break;
      case 'previews':
        if (message.after === this.update?.seq) this.previews = { ...this.previews, ...message.previews };
        break;
      case 'refusals':
        if (message.after === this.update?.seq) this.refusals = message.refusals;
        break;
      case 'heartbeat':
        this.onHeartbeat(message.head);
        break;
      case 'farewell':
        this.dropLine();
        break;
    }
  }

  private onWelcome(build: string, table: Table): void {
    this.line = 'open';
    this.attempts = 0;
    this.behind = 0;
    this.outdated = this.build !== '' && build !== this.build;
    this.table = table;
    if (this.intention) this.send(this.intention.request);
  }

  private onUpdate(update: Update): void {
    const last = this.entries.at(-1)?.seq ?? -1;
    const fresh = update.entries.filter((entry) => entry.seq > last);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
    this.recap.add(this.update, update, fresh, this.table?.mine ?? null);
    if (update.seq !== this.update?.seq) {
      this.previews = {};
      this.refusals = null;
    }
    this.update = update;
    this.settle();
    this.lookAhead(update);
  }

  private lookAhead(update: Update): void {
    const codes = (update.decision?.options ?? []).map((option) => option.code).filter((code) => !(code in this.previews));
    for (let at = 0; at < codes.length; at += CHUNK) {
      this.send({ type: 'look', codes: codes.slice(at, at + CHUNK), after: update.seq });
    }
  }

  private onDone(key: string, seq: number): void {
    if (this.intention?.request.key !== key) return;
    this.intention.seq = seq;
    this.settle();
  }

  /** The answer and the update that goes with it come in either order. */
  private settle(): void {
    const seq = this.intention?.seq ?? null;
    if (seq !== null && this.update !== null && this.update.seq >= seq) this.finish(true);
  }

  private onRefused(key: string, problem: Problem): void {
    if (this.intention?.request.key !== key) return;
    this.problem = problem;
    setTimeout(() => this.problem === problem && (this.problem = null), REFUSAL_TIME);
    this.finish(false);
  }

  private finish(accepted: boolean): void {
    const resolve = this.intention?.resolve;
    this.intention = null;
    this.sending = null;
    resolve?.(accepted);
  }

  /** A heart that beats ahead of us twice means that an update was lost on the way. */
  private onHeartbeat(head: number): void {
    this.behind = this.update !== null && head > this.update.seq ? this.behind + 1 : 0;
    if (this.behind > 1) this.dropLine();
  }

  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.dropLine(), SILENCE);
  }

  private hangUp(): void {
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private dropLine(): void {
    this.hangUp();
    if (this.closed) return;
    this.line = 'cut';
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), pause(this.attempts));
    this.attempts += 1;
  }
}

/** Longer each time, and never for everybody at once. */
export function pause(attempts: number, chance = Math.random()): number {
  return Math.min(LONGEST, SHORTEST * 2 ** attempts) * (0.5 + chance / 2);
}

/** crypto.randomUUID is missing over plain http. */
function key(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
