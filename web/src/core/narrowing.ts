// Narrows a decision's options by the elements of the table they concern. It knows no rules: it only sorts what was offered.
import type { Option } from './messages';
import { outlineOf, rowOf, squaresOf } from './squares';

export const END = 'end';
/** How many buttons a player reads at a glance; beyond that, groups come first. */
const GLANCE = 8;

export interface Group {
  group: string;
  options: Option[];
}

/** What the bar offers: an option to take, or a group to look into. */
export type Button = { option: Option } | { group: Group };

export function elementsOf(option: Option): string[] {
  return option.label.elements ?? [];
}

export function groupOf(element: string): string {
  return element.split('.', 1)[0] ?? element;
}

/** Whether an option concerns an element or something inside it; or, where it covers squares, has an outline or a topmost row. */
export function concerns(option: Option, step: string): boolean {
  if (elementsOf(option).some((own) => own === step || own.startsWith(`${step}.`))) return true;
  return covers(option) && (outlineOf(option) === step || rowOf(option) === step);
}

/** Whether an option covers several squares of a plan. */
export function covers(option: Option): boolean {
  return squaresOf(option).length > 1;
}

/** Options without those that close the turn: these have a place of their own. */
export function playable(options: Option[]): Option[] {
  return options.filter((option) => option.code !== END);
}

export function ending(options: Option[]): Option | null {
  return options.find((option) => option.code === END) ?? null;
}

export function within(options: Option[], steps: string[]): Option[] {
  return options.filter((option) => steps.every((step) => concerns(option, step)));
}

/** What was narrowed to with one step more; whatever leaves nothing together with it is let go. */
export function narrowed(options: Option[], steps: string[], step: string): string[] {
  const kept = [...steps.filter((one) => one !== step), step];
  return within(options, kept).length > 0 ? kept : [step];
}

/** Options by the group of their first element, in the order in which they came; one without elements stands alone. */
export function groups(options: Option[]): Group[] {
  const found = new Map<string, Group>();
  for (const option of options) {
    const element = elementsOf(option)[0];
    const group = element === undefined ? '' : groupOf(element);
    const key = group === '' ? `:${option.code}` : group;
    const known = found.get(key);
    if (known) known.options.push(option);
    else found.set(key, { group, options: [option] });
  }
  return [...found.values()];
}

/** Options by what they share, in the order in which they came. */
function sortedBy(options: Option[], shared: (option: Option) => string): Group[] {
  const found = new Map<string, Group>();
  for (const option of options) {
    const group = shared(option);
    const known = found.get(group);
    if (known) known.options.push(option);
    else found.set(group, { group, options: [option] });
  }
  return [...found.values()];
}

/** The groups in which many options are looked through: by what they concern, by outlines, by rows. */
function sorted(left: Option[]): Group[] {
  if (!left.every(covers)) {
    const found = groups(left);
    const several = found.filter(({ options }) => options.length > 1);
    // A single group among single options would be one click for nothing: its elements stand there instead.
    return several.length > 1 ? found : found.flatMap((group) => (several.includes(group) ? sortedBy(group.options, (option) => elementsOf(option)[0] ?? '') : [group]));
  }
  const outlines = sortedBy(left, outlineOf);
  return outlines.length > 1 ? outlines : sortedBy(left, rowOf);
}

/** The buttons for what is left: groups while there is more than a glance takes in, options otherwise. */
export function buttons(left: Option[]): Button[] {
  const found = left.length <= GLANCE ? [] : sorted(left);
  if (found.length < 2) return left.map((option) => ({ option }));
  return found.map((group) => (group.options.length === 1 && group.options[0] ? { option: group.options[0] } : { group }));
}

/** What something can be done with now: the elements as options name them, and all they lie in. */
export interface Lit {
  own: Set<string>;
  all: Set<string>;
}

/** Both "market.row.2" and the "market" it lies in. */
export function litBy(options: Option[]): Lit {
  const lit: Lit = { own: new Set(), all: new Set() };
  for (const element of options.flatMap(elementsOf)) {
    lit.own.add(element);
    const parts = element.split('.');
    parts.forEach((_, n) => lit.all.add(parts.slice(0, n + 1).join('.')));
  }
  return lit;
}

/** The lit element that a field of a view shows: its key, or the singular of it ("slot" for "slots"). */
export function elementOfField(lit: Lit, key: string): string | null {
  if (lit.all.has(key)) return key;
  const one = key.replace(/s$/, '');
  return one !== key && lit.all.has(one) ? one : null;
}

/** The lit element that the n-th part of a field shows: "slot.2", "market.row.1"; parts count from 0, elements from 1. */
export function elementOfPart(lit: Lit, key: string, n: number, line: '' | 'row.' | 'column.' = ''): string | null {
  const field = elementOfField(lit, key);
  const element = `${field}.${line}${n + 1}`;
  return field !== null && lit.own.has(element) ? element : null;
}

/** The lit element that a word inside a field shows: "leader.discount.coins", or "grid.green.1" for "green.1.a" in the grid. */
export function elementOfWord(lit: Lit, key: string, word: string): string | null {
  if (word === '') return null;
  for (const element of lit.own) if (element === `${groupOf(element)}.${word}`) return element;
  const field = elementOfField(lit, key);
  if (field === null) return null;
  const parts = word.split('.');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const element = `${field}.${parts.slice(0, length).join('.')}`;
    if (lit.own.has(element)) return element;
  }
  return null;
}
