// Reads any game's view: what its parts are, how they are called, and where two views differ. It knows no game.
import type { Change, Glossary } from './messages';
import { rowIn, squareName, squareOf, squaresIn } from './squares';
import type { Words } from './words';

/** A place of a view: its path ("boards.0.faith"), the last key of it, and what lies there. */
export interface Field {
  path: string;
  key: string;
  value: unknown;
}

/** What somebody may see of a match: whatever a game's view holds. */
export type View = Record<string, unknown>;

export type Shape = 'nothing' | 'flag' | 'number' | 'seat' | 'word' | 'words' | 'counters' | 'plan' | 'grid' | 'things' | 'record';

/** A view taken apart: single facts, panels of the whole table, and for each seat what is its own. */
export interface Layout {
  facts: Field[];
  panels: Field[];
  seats: Field[][];
}

/** Fields that by their name hold a seat; a view has only numbers to say so. */
const SEAT_FIELDS = new Set(['seat', 'first']);

/** Whether a field holds a seat. */
export function isSeat({ key, value }: Field): boolean {
  return typeof value === 'number' && SEAT_FIELDS.has(key);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}

export function fieldsOf(record: Record<string, unknown>, path = ''): Field[] {
  return Object.entries(record).map(([key, value]) => ({ path: join(path, key), key, value }));
}

export function itemsOf(field: Field): Field[] {
  const list: unknown[] = Array.isArray(field.value) ? field.value : [];
  return list.map((value, n) => ({ path: join(field.path, n), key: field.key, value }));
}

/** How a value is to be drawn. */
export function shapeOf({ key, value }: Field): Shape {
  if (value === null || value === undefined || value === '' || value === false) return 'nothing';
  if (value === true) return 'flag';
  if (typeof value === 'number') return isSeat({ path: '', key, value }) ? 'seat' : 'number';
  if (typeof value === 'string') return 'word';
  if (Array.isArray(value)) return shapeOfList(value);
  const inside = Object.values(value);
  if (inside.length === 0) return 'nothing';
  return inside.every((part) => typeof part === 'number') ? 'counters' : 'record';
}

function shapeOfList(list: unknown[]): Shape {
  if (list.length === 0) return 'nothing';
  if (list.every((part) => Array.isArray(part))) return isPlan(list as unknown[][]) ? 'plan' : 'grid';
  return list.every((part) => typeof part === 'string') ? 'words' : 'things';
}

/** Words or nothing on squares in rows of one length: too many to be told one by one, so they are drawn. */
function isPlan(rows: unknown[][]): boolean {
  const width = rows[0]?.length ?? 0;
  return Math.min(rows.length, width) >= PLAN && rows.every((row) => row.length === width && row.every((cell) => typeof cell === 'string'));
}

/** The smallest plan: anything smaller is a board of chips, or some stacks. */
const PLAN = 4;

/** Whether there is anything to show: an empty slot of a list is something, a field without content is not. */
export function isBlank(field: Field): boolean {
  const shape = shapeOf(field);
  if (shape === 'nothing') return true;
  if (shape === 'counters') return Object.values(field.value as Record<string, number>).every((n) => n === 0);
  return shape === 'record' && fieldsOf(field.value as Record<string, unknown>).every(isBlank);
}

/** Whether nothing lies there at all, not even in what it holds: no word, no number but zero. */
export function isBare({ value }: Field): boolean {
  if (Array.isArray(value)) return value.every((part: unknown) => isBare({ path: '', key: '', value: part }));
  if (isRecord(value)) return Object.values(value).every((part) => isBare({ path: '', key: '', value: part }));
  return value === null || value === undefined || value === '' || value === false || value === 0;
}

/** Whether something belongs to a seat: what has points. */
function isBoard(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && 'points' in value;
}

/** Sorts a view's fields into facts, panels and what belongs to each seat. */
export function layOut(view: Record<string, unknown>, seats: number): Layout {
  const layout: Layout = { facts: [], panels: [], seats: Array.from({ length: seats }, () => []) };
  for (const field of fieldsOf(view)) {
    const { value } = field;
    if (Array.isArray(value) && value.length === seats && value.every(isBoard)) {
      value.forEach((own, seat) => layout.seats[seat]?.push(...fieldsOf(own, join(field.path, seat))));
    } else if (value === null || typeof value !== 'object') {
      layout.facts.push(field);
    } else {
      layout.panels.push(field);
    }
  }
  return layout;
}

/** What the table tells a viewer alone: a field that the boards only count ("hand", "bonus_cards") or keep to themselves. */
function isPrivate(field: Field, own: Field[]): boolean {
  if (field.value === null || isRecord(field.value)) return false;
  return own.some(({ key, value }) => key === countOf(field.key, own) && (value === null || typeof value === 'number'));
}

/** The key under which a seat's board counts what a field lists: the same, or "bonus_cards" for "bonuses". */
function countOf(key: string, own: Field[]): string | undefined {
  const keys = [key, `${key.replace(/s$/, '')}_cards`, `${key.replace(/es$/, '')}_cards`];
  return keys.find((one) => own.some((field) => field.key === one));
}

/** A layout in which the viewer's own things lie together: what is told to them alone stands where the others' count stands. */
export function gathered(layout: Layout, mine: number): Layout {
  const own = layout.seats[mine] ?? [];
  const told = [...layout.facts, ...layout.panels].filter((field) => isPrivate(field, own));
  const counted = told.map((field) => countOf(field.key, own));
  const kept = own.filter((field) => !counted.includes(field.key));
  const shared = (fields: Field[]) => fields.filter((field) => !told.includes(field));
  return {
    facts: shared(layout.facts),
    panels: shared(layout.panels),
    seats: layout.seats.map((fields, seat) => (seat === mine ? [...told, ...kept] : fields)),
  };
}

/** Whether something of a seat is a plan, which needs room. */
export function hasPlan(own: Field[]): boolean {
  return own.some((field) => shapeOf(field) === 'plan');
}

/** Whether a panel is drawn large: a grid or list of things that have several sides, such as cards on stacks. */
export function isWide(field: Field): boolean {
  const shape = shapeOf(field);
  const list: unknown[] = Array.isArray(field.value) ? field.value.flat() : [];
  return (shape === 'grid' || shape === 'things') && list.length > 4 && list.some(isRecord);
}

/** The points of a seat, if its view has a field of that name. */
export function pointsOf(own: Field[]): number | null {
  const value = own.find((field) => field.key === 'points')?.value;
  if (typeof value === 'number') return value;
  if (!isRecord(value)) return null;
  return Object.values(value).reduce((sum: number, part) => sum + (typeof part === 'number' ? part : 0), 0);
}

/** By how much an option would change the points of a seat, all parts together. */
export function pointsChange(changes: Map<string, Change>, path: string): number {
  return [...changes.values()].reduce((sum, { path: at, before, after }) => {
    const counts = (at === path || at.startsWith(`${path}.`)) && typeof before === 'number' && typeof after === 'number';
    return counts ? sum + (after as number) - (before as number) : sum;
  }, 0);
}

// Names

function spaced(key: string): string {
  return key.replace(/[._-]+/g, ' ');
}

/** The keys of a path as they stand in a message id: indexes left out, joined by hyphens. */
function pathKeys(path: string): string {
  const keys = path.split('.').filter((key) => !/^\d+$/.test(key));
  return keys.join('-').replace(/_/g, '-');
}

/** What a field is called, beside so many of it: by its own message, else as a word of the game, else by its key. */
export function fieldName(words: Words, game: string, glossary: Glossary | undefined, path: string, n = 2): string {
  const message = `${game}-view-${pathKeys(path)}`;
  if (words.has(message)) return words.text(message, { n });
  const key = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const known = glossary?.words[key]?.[0];
  if (known) return words.put(known);
  const part = `${game}-part-${key}`;
  return words.has(part) ? words.text(part) : spaced(key);
}

/** What so many of a word are called beside their number: "1 stone", "2 stones", by the game's message for amounts of it. */
export function amountName(words: Words, game: string, glossary: Glossary | undefined, word: string, n: number): string {
  const key = word.replace(/_/g, '-');
  const message = [`${game}-${key}`, `${game}-count-${key}`, `${game}-each-${key}`].find((one) => words.has(one));
  return message ? words.text(message, { n }).replace(/^[-−]?\d+\s*/, '') : wordName(words, glossary, word);
}

/** What a word of a view is called; codes are never shown. */
export function wordName(words: Words, glossary: Glossary | undefined, word: string): string {
  const known = glossary?.words[word]?.[0];
  return known ? words.put(known) : spaced(word);
}

/** What there is to say about a word of a view. */
export function wordSaid(words: Words, glossary: Glossary | undefined, word: string): string[] {
  return (glossary?.words[word] ?? []).slice(1).map((label) => words.put(label));
}

/** What was narrowed to: a square, an outline, a row, a word of the game ("leader.discount.coins"), else a group of elements. */
export function crumbName(words: Words, game: string, glossary: Glossary | undefined, element: string): string {
  const [square, outline, row] = [squareOf(element), squaresIn(element), rowIn(element)];
  if (square) return squareName(square);
  if (outline) return words.text('table-outline', { squares: outline.map(squareName).join(' ') });
  if (row !== null) return words.text('table-top-row', { n: row });
  const [group = '', ...rest] = element.split('.');
  const word = rest.join('.');
  return glossary?.words[word] ? wordName(words, glossary, word) : elementName(words, game, group);
}

/** What a group of elements is called. */
export function elementName(words: Words, game: string, group: string): string {
  const message = `${game}-element-${group.replace(/[._]/g, '-')}`;
  return words.has(message) ? words.text(message) : spaced(group);
}

// Differences

/** Where two views differ, leaf by leaf; a list that changed its length is one leaf. */
export function difference(before: unknown, after: unknown, path = ''): Change[] {
  if (before === after) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = Object.keys(before);
    const same = keys.length === Object.keys(after).length && keys.every((key) => key in after);
    if (same) return keys.flatMap((key) => difference(before[key], after[key], join(path, key)));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((part: unknown, n) => difference(part, after[n], join(path, n)));
  }
  return [{ path, before, after }];
}

/** The name of a colour in a word ("green" in "green.1.a"), by which its chip is tinted. */
export function tintOf(word: string): string | null {
  return word.split('.').find((part) => TINTS.has(part)) ?? null;
}

const TINTS = new Set(['green', 'blue', 'yellow', 'purple', 'red', 'white', 'grey', 'black', 'orange', 'brown', 'pink']);
