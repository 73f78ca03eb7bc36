// What changes for people: what each seat pays, gets and puts elsewhere. How the table lies afterwards is seen there.
import { type Holding, holdingsAt } from './holdings';
import type { Change, Field } from './messages';
import { fieldAt, fieldPath, type ReadableView, seatOf, valueAt, withValue } from './view';
import type { Words } from './words';

export interface ChangeLine {
  kind: Holding['kind'];
  /** What it is called; of what becomes of something, all there is to say. */
  text: string;
  /** The word or the field by which it is drawn. */
  word: string;
  /** So many more or less; 0 where something only becomes something else. */
  by: number;
  seat: number;
}

export interface SeatView extends ReadableView {
  mine: number | null;
}

/** A signed number with a true minus. */
export function signedText(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** Whose a place is: what only I see is mine, what is being done is whoever's does it; null for what is only the table's. */
function ownerOf(mine: number | null, doer: number | null, path: string, field: Field | undefined): number | null {
  if (path.startsWith('own.')) return mine;
  return path.startsWith('table.') ? (field?.doing ? doer : null) : seatOf(path);
}

/** What there is more or less of at a place. */
function differenceAt(seatView: SeatView, path: string, field: Field, mine: boolean, changes: Change[]): Holding[] {
  const before = valueAt(seatView.view, path);
  const after = changes.reduce((value, change) => withValue(value, change.path.slice(path.length + 1), change.after), before);
  const fewer = holdingsAt(seatView, { path, field, value: before }, mine).map((holding) => ({ ...holding, n: -holding.n }));
  return [...fewer, ...holdingsAt(seatView, { path, field, value: after }, mine)];
}

/** Each once, and only if there is a difference. */
function sumUp(holdings: Holding[], keyOf: (holding: Holding) => string): Holding[] {
  const sums = new Map<string, Holding>();
  for (const holding of holdings) sums.set(keyOf(holding), { ...holding, n: holding.n + (sums.get(keyOf(holding))?.n ?? 0) });
  return [...sums.values()].filter(({ n }) => n !== 0);
}

/** What is being done is told only of what does not change otherwise: whoever stores what was taken gets it once. */
function amountLines(holdings: Holding[], seat: number): ChangeLine[] {
  const settled = sumUp(holdings.filter(({ doing }) => !doing), ({ kind, word }) => `${kind} ${word}`);
  const doing = sumUp(holdings.filter((holding) => holding.doing), ({ word, due }) => `${word} ${String(due)}`);
  const left = doing.filter(({ word }) => !settled.some((one) => one.word === word));
  return [...settled, ...left].map(({ kind, word, text, n }) => ({ kind, word, text, by: n, seat }));
}

/** What comes, goes, or is put elsewhere. */
function thingLines(words: Words, holdings: Holding[], seat: number): ChangeLine[] {
  const moved = sumUp(holdings, ({ word, where }) => `${word} ${where}`);
  const balance = sumUp(moved, ({ word }) => word);
  const lines = balance.map(({ word, text, n }): ChangeLine => ({ kind: 'thing', word, text, by: Math.sign(n), seat }));
  const elsewhere = moved.filter(({ word, n }) => n > 0 && !balance.some((one) => one.word === word));
  return [...lines, ...elsewhere.map(({ word, text, where }): ChangeLine => ({ kind: 'becomes', word, text: words.text('table-change-moved', { thing: text, where }), by: 0, seat }))];
}

/** What something becomes; what was something and is nothing now is gone. */
function stateLines(words: Words, holdings: Holding[], seat: number): ChangeLine[] {
  const states = sumUp(holdings, ({ word, where }) => `${word} ${where}`);
  const shown = states.filter(({ n, where }) => n > 0 || !states.some((other) => other.n > 0 && other.where === where));
  return shown.map(({ word, text, where, n }) =>
    n > 0 ? { kind: 'becomes', word, text: words.text('table-change-state', { what: where, state: text }), by: 0, seat } : { kind: 'thing', word, text, by: -1, seat },
  );
}

/** What is paid, what is got, points, what goes and comes, and what becomes of something. */
function rankOf({ kind, word, by }: ChangeLine): number {
  if (kind === 'counted') return word === 'points' ? 2 : Number(by > 0);
  return kind === 'later' ? 3 : kind === 'becomes' ? 6 : by < 0 ? 4 : 5;
}

/** All that changes for somebody, one's own first, the costs first; doer: who does what is being done, if that is told. */
export function sayChanges(seatView: SeatView, changes: Change[], doer: number | null): ChangeLine[] {
  const { words, glossary, mine } = seatView;
  const seats = new Map<number, Holding[]>();
  for (const path of new Set(changes.map((change) => fieldPath(change.path)))) {
    const field = fieldAt(glossary?.view, path);
    const seat = ownerOf(mine, doer, path, field);
    if (!field || seat === null) continue;
    const inside = changes.filter((change) => fieldPath(change.path) === path);
    seats.set(seat, [...(seats.get(seat) ?? []), ...differenceAt(seatView, path, field, seat === mine, inside)]);
  }
  return [...seats]
    .sort(([one], [other]) => Number(one !== mine) - Number(other !== mine) || one - other)
    .flatMap(([seat, holdings]) => {
      const of = (...kinds: Holding['kind'][]) => holdings.filter(({ kind }) => kinds.includes(kind));
      // What others would be counted at the end falls and rises with every choice.
      const amounts = seat === mine ? of('counted', 'later') : of('counted');
      const lines = [...amountLines(amounts, seat), ...thingLines(words, of('thing'), seat), ...stateLines(words, of('becomes'), seat)];
      return lines.sort((one, other) => rankOf(one) - rankOf(other));
    });
}
