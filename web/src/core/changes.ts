// Puts the changes of a preview into short words: what, how much more or less, and whose.
import type { Change, Glossary } from './messages';
import { fieldName, isRecord, wordName } from './view';
import type { Words } from './words';

export interface Said {
  text: string;
  /** Signed amount; 0 if something comes, goes or changes. */
  by: number;
  /** Whose it is, if not the reader's own or the whole table's. */
  seat: number | null;
}

export interface Scene {
  words: Words;
  game: string;
  glossary: Glossary | undefined;
  view: Record<string, unknown>;
  seats: number;
  mine: number | null;
}

/** A signed number with a true minus. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** A path without the seat it belongs to, and that seat. */
function ofSeat(scene: Scene, path: string): { seat: number | null; at: number } {
  const [root = '', n = ''] = path.split('.');
  const list = scene.view[root];
  const own = Array.isArray(list) && list.length === scene.seats && list.every(isRecord) && /^\d+$/.test(n);
  return own ? { seat: Number(n), at: 2 } : { seat: null, at: 0 };
}

/** The field a change is told of: itself, or the list that it lies in. */
function base(path: string, at: number): string {
  const parts = path.split('.');
  const index = parts.findIndex((part, n) => n >= at && /^\d+$/.test(part));
  return (index < 0 ? parts : parts.slice(0, index)).join('.');
}

export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], value);
}

/** How often each word lies in a value; a "count" says how many there are of the first word beside it. */
function tally(value: unknown, into = new Map<string, number>(), times = 1): Map<string, number> {
  if (typeof value === 'string' && value !== '') into.set(value, (into.get(value) ?? 0) + times);
  else if (Array.isArray(value)) for (const part of value) tally(part, into, times);
  else if (isRecord(value)) {
    const first = countedWord(value);
    const count = typeof value['count'] === 'number' ? value['count'] : 1;
    for (const part of Object.values(value)) tally(part, into, part === first ? count : 1);
  }
  return into;
}

function countedWord(value: unknown): unknown {
  return isRecord(value) && 'count' in value ? Object.values(value).find((part) => typeof part === 'string') : undefined;
}

/** The words of a list that come in numbers. */
function countedWords(value: unknown): unknown[] {
  return Array.isArray(value) ? value.map(countedWord) : [];
}

/** A list after its changes. */
function after(before: unknown, path: string, changes: Change[]): unknown {
  const whole = changes.find((change) => change.path === path);
  if (whole) return whole.after;
  const next = structuredClone(before);
  for (const change of changes) {
    const keys = change.path.slice(path.length + 1).split('.');
    const last = keys.pop() ?? '';
    const parent = keys.length > 0 ? valueAt(next, keys.join('.')) : next;
    if (typeof parent === 'object' && parent !== null) (parent as Record<string, unknown>)[last] = change.after;
  }
  return next;
}

function ofList(scene: Scene, path: string, changes: Change[], seat: number | null): Said[] {
  const before = valueAt(scene.view, path);
  const next = after(before, path, changes);
  const [old, now] = [tally(before), tally(next)];
  const counted = new Set([...countedWords(before), ...countedWords(next)]);
  const where = fieldName(scene.words, scene.game, scene.glossary, path);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((word) => {
    const by = (now.get(word) ?? 0) - (old.get(word) ?? 0);
    if (by === 0) return [];
    const thing = wordName(scene.words, scene.glossary, word);
    if (counted.has(word)) return [{ text: scene.words.text('table-change-of', { thing, where }), by, seat }];
    return [{ text: scene.words.text(by > 0 ? 'table-change-new' : 'table-change-gone', { thing, where }), by: 0, seat }];
  });
}

function ofValue(scene: Scene, { path, before, after }: Change, at: number, seat: number | null): Said[] {
  const { words, game, glossary } = scene;
  const parts = path.split('.');
  const name = fieldName(words, game, glossary, path);
  const where = parts.length > at + 1 ? fieldName(words, game, glossary, parts.slice(0, -1).join('.')) : '';
  const text = where ? words.text('table-change-of', { thing: name, where }) : name;
  if (typeof before === 'number' && typeof after === 'number') return [{ text, by: after - before, seat }];
  if (typeof after === 'string' && after !== '') {
    return [{ text: words.text('table-change-new', { thing: wordName(words, glossary, after), where: name }), by: 0, seat }];
  }
  return typeof before === 'string' || typeof after === 'boolean' ? [{ text, by: 0, seat }] : [];
}

/** What begins or ends is told by what lies in it: a number that was not there before was none. */
function spread({ path, before, after }: Change): Change[] {
  const whole = isRecord(after) ? after : isRecord(before) ? before : null;
  if (whole === null || (before !== null && after !== null)) return [{ path, before, after }];
  const none = (part: unknown) => (typeof part === 'number' ? 0 : isRecord(part) ? null : Array.isArray(part) ? [] : '');
  return Object.entries(whole).flatMap(([key, part]) => {
    const change = isRecord(after) ? { before: none(part), after: part } : { before: part, after: none(part) };
    return change.before === change.after ? [] : spread({ path: `${path}.${key}`, ...change });
  });
}

/** All changes in words, one's own first, then the table's, then the others'. */
export function sayChanges(scene: Scene, changes: Change[]): Said[] {
  const lists = new Map<string, Change[]>();
  const said: Said[] = [];
  for (const change of changes.flatMap(spread)) {
    const { seat, at } = ofSeat(scene, change.path);
    const field = base(change.path, at);
    const listed = field !== change.path || Array.isArray(change.before) || Array.isArray(change.after);
    if (listed) lists.set(field, [...(lists.get(field) ?? []), change]);
    else said.push(...ofValue(scene, change, at, seat));
  }
  for (const [field, inside] of lists) said.push(...ofList(scene, field, inside, ofSeat(scene, field).seat));
  // One's own first, then the table's, then the others'; amounts before things that come and go.
  const order = (one: Said) => (one.seat === null ? 1 : one.seat === scene.mine ? 0 : 2) * 2 + Number(one.by === 0);
  return said.sort((a, b) => order(a) - order(b));
}
