// Puts the changes of a preview into short words: what, how much more or less, and whose.
import type { Change, Field } from './messages';
import { fieldAt, fieldName, isRecord, lastOf, type ReadableView, seatOf, valueAt, withValue, wordName } from './view';

export interface ChangeLine {
  text: string;
  /** The word or the field by which it is drawn. */
  word: string;
  /** Signed amount; 0 if something comes, goes or changes. */
  by: number;
  /** Whose it is, if not the whole table's. */
  seat: number | null;
}

export interface SeatView extends ReadableView {
  mine: number | null;
}

/** A signed number with a true minus. */
export function signedText(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** Whose a place is; what only I see is mine. */
function ownerOf({ mine }: SeatView, path: string): number | null {
  return path.startsWith('own.') ? mine : seatOf(path);
}

/** The place a change is told of: itself, or the list that it lies in; none where the head of the table tells it. */
function placeOfChange({ glossary }: SeatView, path: string): { path: string; field: Field } | null {
  const parts = path.split('.');
  for (let length = parts[0] === 'boards' ? 3 : 2; length <= parts.length; length += 1) {
    const here = parts.slice(0, length).join('.');
    const field = fieldAt(glossary?.view, here);
    if (!field || field.asked || (field.course && parts[0] === 'table')) return null;
    if (field.shape !== 'record' && (field.shape !== 'counters' || length === parts.length)) return { path: here, field };
  }
  return null;
}

const LIST_SHAPES = new Set<Field['shape']>(['words', 'stacks', 'grid', 'plan', 'things', 'lists']);

/** How often words lie somewhere, and those of them that come in numbers. */
interface Tally {
  times: Map<string, number>;
  counted: Set<string>;
}

function tally(field: Field, value: unknown, into: Tally, many: number | null = null): Tally {
  if (typeof value === 'string') {
    if (value !== '') into.times.set(value, (into.times.get(value) ?? 0) + (many ?? 1));
    if (many !== null) into.counted.add(value);
  } else if (Array.isArray(value)) {
    for (const part of value) tally(field, part, into, many);
  } else if (isRecord(value)) {
    const inside = Object.entries(field.fields ?? {});
    for (const [key, part] of inside) tally(part, value[key], into, manyOf(inside, key, value));
  }
  return into;
}

/** The number beside a word that says how many there are of it. */
function manyOf(inside: [string, Field][], key: string, value: Record<string, unknown>): number | null {
  const [beside] = inside.find(([, field]) => field.beside === key) ?? [];
  return beside === undefined ? null : Number(value[beside]);
}

/** A list after its changes. */
function applyChanges(before: unknown, path: string, changes: Change[]): unknown {
  return changes.reduce((list, change) => withValue(list, change.path.slice(path.length + 1), change.after), before);
}

function linesOfList(seatView: SeatView, path: string, field: Field, changes: Change[]): ChangeLine[] {
  const { words, glossary } = seatView;
  const before = changes.find((change) => change.path === path)?.before ?? valueAt(seatView.view, path);
  const counted = new Set<string>();
  const old = tally(field, before, { times: new Map(), counted }).times;
  const now = tally(field, applyChanges(before, path, changes), { times: new Map(), counted }).times;
  const [where, seat] = [fieldName(words, field), ownerOf(seatView, path)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((word) => {
    const by = (now.get(word) ?? 0) - (old.get(word) ?? 0);
    if (by === 0) return [];
    const thing = wordName(words, glossary, word);
    if (counted.has(word)) return [{ text: words.text('table-change-of', { thing, where }), word, by, seat }];
    return [{ text: words.text(by > 0 ? 'table-change-new' : 'table-change-gone', { thing, where }), word, by: 0, seat }];
  });
}

/** What a place lies in, if that is not the table, a board or one's own. */
function surroundingName({ words, glossary }: SeatView, path: string): string {
  return fieldName(words, fieldAt(glossary?.view, path.split('.').slice(0, -1).join('.')));
}

function linesOfValue(seatView: SeatView, { path, before, after }: Change, field: Field): ChangeLine[] {
  const { words, glossary } = seatView;
  const [name, where, seat] = [fieldName(words, field), surroundingName(seatView, path), ownerOf(seatView, path)];
  const text = where ? words.text('table-change-of', { thing: name, where }) : name;
  if (typeof before === 'number' && typeof after === 'number') return [{ text, word: lastOf(path), by: after - before, seat }];
  if (typeof after === 'string' && after !== '') {
    return [{ text: words.text('table-change-new', { thing: wordName(words, glossary, after), where: name }), word: after, by: 0, seat }];
  }
  return typeof before === 'string' || typeof after === 'boolean' ? [{ text, word: lastOf(path), by: 0, seat }] : [];
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
export function sayChanges(seatView: SeatView, changes: Change[]): ChangeLine[] {
  const lists = new Map<string, { field: Field; inside: Change[] }>();
  const lines: ChangeLine[] = [];
  for (const change of changes.flatMap(spread)) {
    const place = placeOfChange(seatView, change.path);
    if (!place) continue;
    if (!LIST_SHAPES.has(place.field.shape)) lines.push(...linesOfValue(seatView, change, place.field));
    else lists.set(place.path, { field: place.field, inside: [...(lists.get(place.path)?.inside ?? []), change] });
  }
  for (const [path, { field, inside }] of lists) lines.push(...linesOfList(seatView, path, field, inside));
  // One's own first, then the table's, then the others'; amounts before things that come and go.
  const order = (line: ChangeLine) => (line.seat === null ? 1 : line.seat === seatView.mine ? 0 : 2) * 2 + Number(line.by === 0);
  return lines.sort((a, b) => order(a) - order(b));
}
