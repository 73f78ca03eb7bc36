// A list to tick: options that each take some of several things. What is ticked follows from what was narrowed to.
import { type Option, within } from './narrowing';
import { fieldPath } from './view';

/** So few sets are read as they are. */
const FEW = 3;

/** One thing of a list to tick; enabled: a click changes it. */
export interface Tick {
  path: string;
  ticked: boolean;
  enabled: boolean;
}

/** A list to tick: the field its things lie in, what was narrowed to by ticking, and the option that takes just what is ticked. */
export interface TickList {
  field: string;
  ticks: Tick[];
  steps: string[];
  exact: Option | null;
}

/** The field of which each of some options takes some things; null if there is none, or not one. */
function fieldOf(options: Option[]): string | null {
  const fields = new Set(options.map(({ ticks: [first] }) => (first === undefined ? '' : fieldPath(first))));
  const [field] = fields;
  return fields.size === 1 && field ? field : null;
}

/** What all of some options take. */
function common([first, ...others]: Option[]): string[] {
  return (first?.ticks ?? []).filter((path) => others.every(({ ticks }) => ticks.includes(path)));
}

/** All that any of some options takes, in the order of the view. */
function union(options: Option[]): string[] {
  const paths = new Set(options.flatMap(({ ticks }) => ticks));
  return [...paths].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** The things that some options are to be shown by: sets of them, too many to read, and no two the same. */
export function ticksIn(options: Option[]): string[] {
  const sets = new Set(options.map(({ ticks }) => ticks.join(' ')));
  const together = options.some(({ ticks }) => ticks.length > 1);
  return together && fieldOf(options) !== null && options.length > FEW && sets.size === options.length ? union(options) : [];
}

/** The list for what is left of some options after some steps, if it is one; wordAt: of equal words it does not matter which. */
export function tickListOf(options: Option[], steps: string[], wordAt: (path: string) => unknown): TickList | null {
  const remaining = within(options, steps);
  const field = fieldOf(remaining);
  if (field === null) return null;
  const all = options.filter((option) => fieldOf([option]) === field);
  const ticking = steps.filter((step) => common(within(all, [step])).length > common(all).length);
  const listed = within(all, steps.filter((step) => !ticking.includes(step)));
  const paths = ticksIn(listed);
  if (paths.length === 0) return null;
  const [always, ticked, addable] = [common(listed), common(remaining), union(remaining)];
  const ticks = paths.map((path) => ({ path, ticked: ticked.includes(path), enabled: addable.includes(path) && !always.includes(path) }));
  const exact = remaining.find((option) => option.ticks.length === ticked.length) ?? null;
  return { field, ticks: oneOfEqual(ticks, wordAt), steps: ticking, exact };
}

/** Of things with equal words only the first that is not ticked can be, and only the last that is can be no longer. */
function oneOfEqual(ticks: Tick[], wordAt: (path: string) => unknown): Tick[] {
  return ticks.map((tick, n) => {
    const word = wordAt(tick.path);
    const preferred = tick.ticked ? ticks.slice(n + 1) : ticks.slice(0, n);
    const other = preferred.some(({ path, ticked, enabled }) => enabled && ticked === tick.ticked && word !== undefined && wordAt(path) === word);
    return { ...tick, enabled: tick.enabled && !other };
  });
}

/** The steps to a list to tick among other options: its field is one of them, so that one stays there without any tick. */
export function stepsInto(options: Option[], steps: string[], field: string): string[] {
  return steps.includes(field) || within(options, [field]).length === options.length ? steps : [field, ...steps];
}

/** The steps without those because of which something is ticked. */
export function untick(options: Option[], steps: string[], field: string, path: string): string[] {
  const forced = (left: string[]) => within(options, [field, ...left]).every(({ ticks }) => ticks.includes(path));
  return stepsInto(options, steps, field).reduce<string[]>((left, step) => (forced([...left, step]) ? left : [...left, step]), []);
}
