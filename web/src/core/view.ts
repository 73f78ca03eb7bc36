// Reads any game's view by what the game declares of it: what its places are, how they are called, where two views differ.
import type { Change, Declaration, Face, Field, Glossary, View } from './messages';
import { rowIn, squareName, squaresIn, type Square } from './squares';
import type { Words } from './words';

export type { Field, View };

/** A place of a view: its path ("boards.0.faith"), what was declared of it, and what lies there. */
export interface Place {
  path: string;
  field: Field;
  value: unknown;
}

/** A view and what it takes to put it into words. */
export interface ReadableView {
  words: Words;
  glossary: Glossary | undefined;
  view: View | null;
}

/**
 * A view taken apart: single facts, panels of the whole table, for each seat its board, and what is the viewer's own. Where the
 * match stands is told at the head of the table (core/course.ts).
 */
export interface ViewParts {
  facts: Place[];
  panels: Place[];
  seats: Place[][];
  own: Place[];
}

type Fields = Record<string, Field>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}

// Places

/** The places of a record, in the order in which they were declared. */
export function placesIn(fields: Fields, record: Record<string, unknown>, path: string): Place[] {
  return Object.entries(fields).flatMap(([key, field]) => (key in record ? [{ path: join(path, key), field, value: record[key] }] : []));
}

/** What each part of a list is. */
function partOf({ shape, name = '', of = '', piece = false, fields = {} }: Field): Field {
  const nested = Object.keys(fields).length > 0;
  if (shape === 'things') return { shape: 'record', name, fields };
  if (shape === 'grid' || shape === 'plan' || shape === 'stacks') return nested ? { shape: 'things', name, fields } : { shape: 'words', name, of, piece };
  return { shape: 'word', name, of, piece };
}

/** The parts of a list, one after the other. */
export function partsOf({ path, field, value }: Place): Place[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map((part, n) => ({ path: join(path, n), field: partOf(field), value: part }));
}

/** Amounts or lists by their words. */
export function byWord({ path, field, value }: Place): Place[] {
  return Object.entries(isRecord(value) ? value : {}).map(([word, part]) => ({ path: join(path, word), field: wordPart(field, word), value: part }));
}

/** A single amount, or the list under a word. */
function wordPart({ shape, of = '', parts = '' }: Field, word: string): Field {
  return { shape: shape === 'counters' ? 'number' : 'words', name: `${parts}-${word}`.replaceAll('_', '-'), of };
}

/** The last step of a path: the key of a field, the word of an amount. */
export function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** What lies in a record, a list or among amounts. */
export function insideOf(place: Place): Place[] {
  const { path, field, value } = place;
  if (field.shape === 'record') return placesIn(field.fields ?? {}, isRecord(value) ? value : {}, path);
  return field.parts ? byWord(place) : partsOf(place);
}

/** The steps of a path by which it was declared: without the seats and the places in lists. */
function steps(path: string): string[] {
  return path.split('.').filter((step) => step !== '*' && !/^\d+$/.test(step));
}

/** What was declared of a place; undefined if nothing was. */
export function fieldAt(declaration: Declaration | undefined, path: string): Field | undefined {
  const [root = '', ...rest] = steps(path);
  const roots: Partial<Record<string, Fields>> = { ...declaration };
  let field: Field | undefined = { shape: 'record', fields: roots[root] ?? {} };
  for (const step of rest) {
    if (!field) return undefined;
    field = field.parts ? wordPart(field, step) : field.fields?.[step];
  }
  return field;
}

/** What lies at a place of a view. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);
}

/** The field that a place lies in: "table.grid" for "table.grid.0.2", "boards.1.slots" for "boards.1.slots.0". */
export function fieldPath(path: string): string {
  const parts = path.split('.');
  return parts.slice(0, parts[0] === 'boards' ? 3 : 2).join('.');
}

/** The seat whose board a place lies on. */
export function seatOf(path: string): number | null {
  const [root, seat] = path.split('.');
  return root === 'boards' ? Number(seat) : null;
}

/** The square that a place is, if it lies on a plan. */
export function squareAt(declaration: Declaration | undefined, path: string): Square | null {
  if (fieldAt(declaration, path)?.shape !== 'plan') return null;
  const [column, row] = path.split('.').reverse().map(Number);
  return Number.isInteger(row) && Number.isInteger(column) ? { row: row ?? 0, column: column ?? 0 } : null;
}

/** So many of something that is asked for: where it is asked, and the number. */
export interface Amount {
  path: string;
  n: number;
}

/** The amount that a place stands for, if it lies behind a word that is asked for ("own.amount.coins.2"). */
export function amountAt(declaration: Declaration | undefined, place: string): Amount | null {
  const [, field, word, n] = /^(.+)\.([^.]+)\.(\d+)$/.exec(place) ?? [];
  if (field === undefined || word === undefined || !fieldAt(declaration, field)?.asked) return null;
  return { path: join(field, word), n: Number(n) };
}

/** By this a single piece is found again wherever it lies: the one at this place, if there is one. */
export function pieceAt(declaration: Declaration | undefined, view: View | null, path: string): string | undefined {
  const [field, value] = [fieldAt(declaration, path), valueAt(view, path)];
  if (field?.piece && typeof value === 'string' && value !== '') return `${field.of ?? ''}.${value}`;
  const [key] = Object.entries(field?.fields ?? {}).find(([, inside]) => inside.piece && inside.shape === 'word') ?? [];
  return key !== undefined && isRecord(value) ? pieceAt(declaration, view, join(path, key)) : undefined;
}

// Whether there is anything

/** Whether nothing lies there at all, not even in what it holds: no word, no number but zero. */
export function isBare(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBare);
  if (isRecord(value)) return Object.values(value).every(isBare);
  return value === null || value === undefined || value === '' || value === false || value === 0;
}

/**
 * Whether there is anything to show: an empty slot of a list is something, and so is a number, a field without content is
 * not. Where amounts are asked for nothing lies, nor where it is told what things would come to.
 */
export function isBlank({ field, value }: Place): boolean {
  if (field.asked || field.estimated) return true;
  if (field.shape === 'number' || field.shape === 'seat') return value === null;
  if (Array.isArray(value)) return value.length === 0;
  if (field.shape === 'record') return value === null || Object.entries(field.fields ?? {}).every(([key, inside]) => isBlankInside(inside, (value as Record<string, unknown>)[key]));
  return isBare(value);
}

function isBlankInside(field: Field, value: unknown): boolean {
  return value === undefined || isBlank({ path: '', field, value });
}

// The whole

const SINGLE = new Set<Field['shape']>(['word', 'seat', 'number', 'flag']);

export function isSingle({ field }: Place): boolean {
  return SINGLE.has(field.shape);
}

export function takeApart(view: View, declaration: Declaration): ViewParts {
  const all = placesIn(declaration.table, view.table, 'table').filter(({ field }) => !field.course);
  return {
    facts: all.filter(isSingle),
    panels: all.filter((place) => !isSingle(place) && place.value !== null),
    seats: view.boards.map((board, seat) => placesIn(declaration.boards, board, `boards.${seat}`)),
    own: view.own ? placesIn(declaration.own, view.own, 'own') : [],
  };
}

/** All that is a viewer's: what only they see stands where the others have a number. */
export function ownPlaces({ seats, own }: ViewParts, mine: number): Place[] {
  const ownKeys = own.map(({ path }) => path.slice('own.'.length));
  return [...own, ...(seats[mine] ?? []).filter(({ field }) => !ownKeys.includes(field.own ?? ''))];
}

/** Whether something of a seat is a plan, which needs room. */
export function hasPlan(places: Place[]): boolean {
  return places.some(({ field }) => field.shape === 'plan');
}

/** Whether a panel is drawn large: a grid or list of things that have several sides, such as cards on stacks. */
export function isWide({ field, value }: Place): boolean {
  const list: unknown[] = Array.isArray(value) ? value.flat() : [];
  return (field.shape === 'grid' || field.shape === 'things') && list.length > 4 && list.some(isRecord);
}

/** The points of a seat: what it has by now, and what would be counted if the match ended now. */
export interface Points {
  place: Place;
  had: number;
  later: number;
}

/** The points of a seat, if they were declared. */
export function pointsOf(places: Place[]): Points | null {
  const place = places.find(({ field }) => field.points);
  if (!place) return null;
  const parts = byWord(place);
  return { place, had: sumOf(parts.filter((part) => isHad(place.field, part))), later: sumOf(parts) };
}

/** Whether a part of the points is had by now. */
export function isHad({ had = [] }: Field, part: Place): boolean {
  return had.length === 0 || had.includes(lastOf(part.path));
}

function sumOf(parts: Place[]): number {
  return parts.reduce((sum, { value }) => sum + Number(value), 0);
}

/** By how much an option would change what a seat has by now. */
export function pointsChange(changes: Map<string, Change>, { place }: Points): number {
  return byWord(place).reduce((sum, part) => {
    const change = isHad(place.field, part) ? changes.get(part.path) : undefined;
    return change ? sum + Number(change.after) - Number(change.before) : sum;
  }, 0);
}

/** Where points come from, line by line; what would be counted later stands last. */
export function pointsLines(words: Words, { place, later }: Points): string[] {
  const line = ({ field, value }: Place) => `${String(value)} ${fieldName(words, field)}`;
  const some = byWord(place).filter(({ value }) => value !== 0);
  const more = some.filter((part) => !isHad(place.field, part)).map(line);
  const end = more.length === 0 ? [] : [`${words.text('table-points-later', { n: later })}: ${words.listParts(more)}`];
  return [...some.filter((part) => isHad(place.field, part)).map(line), ...end];
}

/** The numbers of something asked for that can be answered with. */
export function numbersAt(lit: ReadonlySet<string>, path: string): number[] {
  const numbers = [...lit].filter((one) => one.startsWith(`${path}.`)).map((one) => Number(one.slice(path.length + 1)));
  return numbers.filter(Number.isInteger).sort((a, b) => a - b);
}

// Names

function withSpaces(key: string): string {
  return key.replace(/[._-]+/g, ' ');
}

/** What a field is called, beside so many of it. */
export function fieldName(words: Words, field: Field | undefined, n = 2): string {
  return field?.name ? words.text(field.name, { n }) : '';
}

/** What so many of a word are called beside their number: "1 stone", "2 stones", by the game's message for amounts of it. */
export function amountName(words: Words, game: string, glossary: Glossary | undefined, word: string, n: number): string {
  const key = word.replace(/_/g, '-');
  const message = [`${game}-${key}`, `${game}-count-${key}`, `${game}-each-${key}`].find((one) => words.has(one));
  return message ? words.text(message, { n }).replace(/^[-−]?\d+\s*/, '') : wordName(words, glossary, word);
}

/** What a word of a view is called; codes are never shown. */
export function wordName(words: Words, glossary: Glossary | undefined, word: string): string {
  const label = glossary?.words[word]?.[0];
  return label ? words.translate(label) : withSpaces(word);
}

/** What there is to say about a word of a view. */
export function wordLines(words: Words, glossary: Glossary | undefined, word: string): string[] {
  return (glossary?.words[word] ?? []).slice(1).map((label) => words.translate(label));
}

/** Of these, what is not drawn on its face. */
export function undrawnLines(words: Words, glossary: Glossary | undefined, word: string, { more, lines }: Face): string[] {
  return more ? wordLines(words, glossary, word).filter((_, n) => lines.length === 0 || lines.includes(n)) : [];
}

/** The word that stands for a place: the one that lies there, or the first of what does. */
function wordAt(field: Field | undefined, value: unknown): string {
  if (typeof value === 'string') return value;
  const [key] = Object.entries(field?.fields ?? {}).find(([, inside]) => inside.shape === 'word') ?? [];
  const word = key !== undefined && isRecord(value) ? value[key] : '';
  return typeof word === 'string' ? word : '';
}

/** The word that stands for a place, such as the card that lies there; "" where none does. */
export function wordOf(declaration: Declaration | undefined, view: View | null, path: string): string {
  return wordAt(fieldAt(declaration, path), valueAt(view, path));
}

/** What was narrowed to: a square, an outline, a row, the word that lies there, so many of something, else the field it lies in. */
export function crumbName({ words, glossary, view }: ReadableView, step: string): string {
  const [square, outline, row] = [squareAt(glossary?.view, step), squaresIn(step), rowIn(step)];
  if (square) return squareName(square);
  if (outline) return words.text('table-outline', { squares: outline.map(squareName).join(' ') });
  if (row !== null) return words.text('table-top-row', { n: row });
  const field = fieldAt(glossary?.view, step);
  const word = wordAt(field, valueAt(view, step));
  if (word !== '') return wordName(words, glossary, word);
  const many = /\.(\d+)$/.exec(step)?.[1];
  return field?.shape === 'number' && many !== undefined ? `${many} ${fieldName(words, field, Number(many))}` : fieldName(words, field);
}

// Differences

/** Something with another value at a place of it ("" for all of it); what does not lie on the way there is shared. */
export function withValue(here: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  const [key = '', ...rest] = path.split('.');
  const inside = (part: unknown) => withValue(part, rest.join('.'), value);
  if (Array.isArray(here)) return here.map((part: unknown, n) => (String(n) === key ? inside(part) : part));
  const record = isRecord(here) ? here : {};
  return { ...record, [key]: inside(record[key]) };
}

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
