// What others chose is played one choice after the other, each with the view as it stood then; a click or a key leads to now.
import { recall, remember } from './memory';
import type { Change, Decision, Declaration, Entry, Field, Glossary, Update, View } from './messages';
import { fieldAt, fieldPath, withValue } from './view';

/** How long each choice is shown, in milliseconds. */
const PACES = { calm: 1000, brisk: 600, once: 0 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];
/** A scene has more to read: what comes next waits longer, and it stays for so many milliseconds if nothing does. */
const SCENE_TIMES = 2.5;
const SCENE = 4000;
/** What stood there before others chose is seen for a part of that, and so is that somebody ends a turn. */
const LEAD = 0.5;

/** What says that the next one is at turn. */
const PASSING = new Set<Field['course']>(['turn', 'round']);

/** Whoever only watches does not fall behind farther than this. */
const MOST_WATCHED = 20;

/** An entry, and the view as it stood before and after it. */
export interface Moment {
  entry: Entry;
  before: View;
  view: View;
}

/** A view before changes. */
export function viewBefore(view: View, changes: Change[]): View {
  return changes.reduceRight((after, { path, before }) => withValue(after, path, before) as View, view);
}

/** The newest entries that something is told of, with their views, as far back as they say what they changed. */
export function momentsOf(now: View, entries: Entry[]): Moment[] {
  const moments: Moment[] = [];
  let view = now;
  for (const entry of entries.toReversed()) {
    if (!entry.changes) break;
    const before = viewBefore(view, entry.changes);
    moments.unshift({ entry, before, view });
    view = before;
  }
  return moments.filter(({ entry }) => entry.undo || entry.labels.length > 0);
}

/** Whether a choice only passes the turn on: nothing has changed but whose it is, with that perhaps the round, and what things would come to. */
export function passesOn(entry: Entry, declaration: Declaration | undefined): boolean {
  return !entry.undo && (entry.changes ?? []).every(({ path }) => PASSING.has(fieldAt(declaration, path)?.course ?? '') || fieldAt(declaration, fieldPath(path))?.estimated);
}

/** Whether a seat is asked what it was asked before: then it is in the middle of answering. */
function sameQuestion(before: Decision | null | undefined, now: Decision | null): boolean {
  const codes = (decision: Decision) => [decision.kind, ...decision.options.map(({ code }) => code)].join(' ');
  return !!before && !!now && codes(before) === codes(now);
}

/** Whether a seat made a choice in person. */
function isOwn(entry: Entry, mine: number | null): boolean {
  return mine !== null && entry.seat === mine && !entry.ordered;
}

/** The entries after a seat's last choice of its own. */
export function sinceOwn(entries: Entry[], mine: number | null): Entry[] {
  return entries.slice(entries.findLastIndex((entry) => isOwn(entry, mine)) + 1);
}

/** Nothing is played to a page that nobody sees. */
function whenSeen(then: () => void): void {
  if (globalThis.document?.hidden) document.addEventListener('visibilitychange', () => whenSeen(then), { once: true });
  else then();
}

export class Recap {
  /** What the game declares: what everybody stops for, and what says whose turn it is. */
  glossary: Pick<Glossary, 'scenes' | 'view'> | undefined;
  /** What was told last that everybody stops for, while it is to be seen. */
  scene = $state.raw<Moment | null>(null);
  pace = $state<Pace>(PACE_NAMES.find((name) => name === recall('pace')) ?? 'brisk');
  /** What is shown; entry: null before the first choice of others; null now. */
  private shown = $state.raw<{ entry: Entry | null; before: View; view: View } | null>(null);
  private queue: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sceneTimer: ReturnType<typeof setTimeout> | undefined;

  get playing(): boolean {
    return this.shown !== null;
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  /** What was to be seen before the choice that is shown. */
  get before(): View | null {
    return this.shown?.before ?? null;
  }

  /** The choice that is shown. */
  get entry(): Entry | null {
    return this.shown?.entry ?? null;
  }

  /** The story as far as it was played. */
  upToNow(entries: Entry[]): Entry[] {
    const { shown, queue } = this;
    if (shown === null) return entries;
    const next = queue[0]?.entry.seq ?? Infinity;
    return entries.filter(({ seq }) => (shown.entry ? seq <= shown.entry.seq : seq < next));
  }

  /**
   * News: plays what others chose since the viewer chose last, unless the viewer is in the middle of answering. Whoever comes
   * when nobody must choose any more sees how it ended.
   */
  add(before: Update | null, update: Update, entries: Entry[], mine: number | null): void {
    if (entries.length === 0) return;
    const answering = !this.playing && sameQuestion(before?.decision, update.decision);
    const late = before === null && update.pending.length === 0;
    if (PACES[this.pace] === 0 || answering || late) return this.skip();
    const own = entries.findLast((entry) => isOwn(entry, mine))?.seq ?? -1;
    const moments = momentsOf(update.view, entries);
    if (own >= 0) {
      this.skip();
      this.stage(moments.findLast(({ entry }) => entry.seq <= own && this.isScene(entry)));
    }
    const others = moments.filter(({ entry }) => entry.seq > own);
    const [first] = others;
    if (!first) return;
    this.queue.push(...others);
    if (mine === null) this.queue.splice(0, this.queue.length - MOST_WATCHED);
    if (this.playing) return;
    this.shown = { entry: null, before: first.before, view: first.before };
    this.wait(LEAD);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
    if (PACES[pace] === 0) this.skip();
  }

  /** A scene was seen. */
  leaveScene(): void {
    if (!this.playing && this.scene) this.stage(undefined);
  }

  /** To the present, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.shown = null;
    this.stage(undefined);
  }

  private isScene(entry: Entry): boolean {
    return entry.labels.some(({ key }) => this.glossary?.scenes.includes(key));
  }

  /** Shows a scene for as long as it takes to read. */
  private stage(moment: Moment | undefined): void {
    clearTimeout(this.sceneTimer);
    this.scene = moment ?? null;
    if (moment) this.sceneTimer = setTimeout(() => whenSeen(() => this.scene === moment && (this.scene = null)), SCENE);
  }

  private wait(times: number): void {
    clearTimeout(this.timer);
    const timer = setTimeout(() => whenSeen(() => timer === this.timer && this.step()), PACES[this.pace] * times);
    this.timer = timer;
  }

  private step(): void {
    const moment = this.queue.shift();
    this.shown = moment ?? null;
    if (!moment) return;
    const scene = this.isScene(moment.entry);
    this.stage(scene ? moment : undefined);
    this.wait(scene ? SCENE_TIMES : passesOn(moment.entry, this.glossary?.view) ? LEAD : 1);
  }
}
