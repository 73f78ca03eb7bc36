// Narrows a decision's options by the places of the table they concern. It knows no rules: it only sorts what was offered.
import type { Declaration, Option as OfferedOption } from './messages';
import { outlineOf, rowOf, type Square } from './squares';
import { amountAt, fieldAt, fieldPath, squareAt, type Amount } from './view';

export const END = 'end';

/** An option, and what is declared of the places it points at. */
export interface Option extends OfferedOption {
  /** The squares of a plan that it covers. */
  squares: Square[];
  /** Those of several words that it takes. */
  ticks: string[];
  /** How many of something it is, if it is so many of one thing. */
  amount: Amount | null;
}

/** What was offered, with what is declared of the places that each points at. */
export function withDeclared(options: OfferedOption[], declaration: Declaration | undefined): Option[] {
  return options.map((option) => {
    const places = placesOf(option);
    const [amount = null, ...others] = places.flatMap((path) => amountAt(declaration, path) ?? []);
    return {
      ...option,
      squares: places.flatMap((path) => squareAt(declaration, path) ?? []),
      ticks: places.filter((path) => fieldAt(declaration, path)?.several),
      amount: others.length === 0 ? amount : null,
    };
  });
}

export interface Group {
  group: string;
  options: Option[];
}

export function verbOf(code: string): string {
  return code.split(':', 1)[0] ?? '';
}

export function placesOf(option: OfferedOption): string[] {
  return option.label.places ?? [];
}

/** Several places as one: whatever points at all of them, and at nothing else. */
export function together(places: string[]): string {
  return [...places].sort().join('+');
}

/** Whether one of these places is meant, or all of them together. */
export function pointsAt(places: string[], path: string): boolean {
  return places.includes(path) || (path.includes('+') && together(places) === path);
}

/** Whether an option concerns a place or something inside it; or, where it covers squares, has an outline or a topmost row. */
export function concerns(option: Option, step: string): boolean {
  if (pointsAt(placesOf(option), step)) return true;
  if (placesOf(option).some((own) => own.startsWith(`${step}.`))) return true;
  return covers(option) && (outlineOf(option.squares) === step || rowOf(option.squares) === step);
}

/** Whether an option covers several squares of a plan. */
export function covers(option: Option): boolean {
  return option.squares.length > 1;
}

/** Options without those that close the turn: these have a place of their own. */
export function playable<T extends OfferedOption>(options: T[]): T[] {
  return options.filter((option) => option.code !== END);
}

export function endOption<T extends OfferedOption>(options: T[]): T | null {
  return options.find((option) => option.code === END) ?? null;
}

export function within(options: Option[], steps: string[]): Option[] {
  return options.filter((option) => steps.every((step) => concerns(option, step)));
}

/** What was narrowed to with one step more; whatever leaves nothing together with it is let go. */
export function addStep(options: Option[], steps: string[], step: string): string[] {
  const allSteps = [...steps.filter((one) => one !== step), step];
  return within(options, allSteps).length > 0 ? allSteps : [step];
}

/** Options by the field of their first place, in the order in which they came; one without places stands alone. */
export function groupsByField(options: Option[]): Group[] {
  const fieldOf = (option: Option) => placesOf(option).slice(0, 1).map(fieldPath).join('');
  return groupBy(options, fieldOf, (option) => fieldOf(option) || `:${option.code}`);
}

/** Options by what they share, in the order in which they came; keyOf: where not all that share it are together. */
export function groupBy(options: Option[], groupOf: (option: Option) => string, keyOf = groupOf): Group[] {
  const byKey = new Map<string, Group>();
  for (const option of options) {
    const key = keyOf(option);
    const existing = byKey.get(key);
    if (existing) existing.options.push(option);
    else byKey.set(key, { group: groupOf(option), options: [option] });
  }
  return [...byKey.values()];
}

/** Where something can be done now: the places that options point at, and all they lie in. */
export interface Lit {
  own: Set<string>;
  all: Set<string>;
}

/** Both "table.market.1" and the "table.market" it lies in. */
export function litBy(options: OfferedOption[]): Lit {
  const lit: Lit = { own: new Set(), all: new Set() };
  for (const path of options.flatMap(placesOf)) {
    lit.own.add(path);
    const parts = path.split('.');
    parts.forEach((_, n) => lit.all.add(parts.slice(0, n + 1).join('.')));
  }
  return lit;
}
