// So many of one thing: options that differ only in a number are one stepper, which stands at one of them.
import { type Option, groupBy, placesOf, verbOf } from './narrowing';
import { numbersAt } from './view';

/** Fewer than these are read side by side. */
const LEAST = 5;

/** Options by their number; first: the one offered first, at which it begins. */
export interface Stepper {
  key: string;
  options: Option[];
  first: Option;
}

/** An option by itself, or several of which only the number differs. */
export type Entry = { option: Option } | { stepper: Stepper };

/** What options agree in that differ only in their number: the verb, and all places but that one. */
function keyOf(option: Option): string {
  const { code, amount } = option;
  if (amount === null) return `:${code}`;
  const place = `${amount.path}.${amount.n}`;
  return [verbOf(code), ...placesOf(option).map((path) => (path === place ? amount.path : path))].join(' ');
}

/** The numbers of something asked for, as long as they are few enough to be read side by side. */
export function fewNumbersAt(lit: ReadonlySet<string>, path: string): number[] {
  const numbers = numbersAt(lit, path);
  return numbers.length < LEAST ? numbers : [];
}

/** The steppers that some options make. */
function steppersOf(options: Option[]): Stepper[] {
  return groupBy(options, keyOf).flatMap(({ group, options: members }) => {
    const [first] = members;
    const numbers = new Set(members.map(({ amount }) => amount?.n));
    if (!first || members.length < LEAST || numbers.size < members.length) return [];
    return [{ key: group, options: [...members].sort((one, other) => (one.amount?.n ?? 0) - (other.amount?.n ?? 0)), first }];
  });
}

/** Options as they came, but each stepper once, where its first option stood. */
export function entriesOf(options: Option[]): Entry[] {
  const steppers = steppersOf(options);
  return options.flatMap<Entry>((option) => {
    const stepper = steppers.find(({ options: members }) => members.includes(option));
    if (!stepper) return [{ option }];
    return option === stepper.first ? [{ stepper }] : [];
  });
}

/** Where a stepper stands: at the option that was stepped to, else where it begins. */
export function standing({ options, first }: Stepper, reached: string[]): Option {
  return options.find(({ code }) => reached.includes(code)) ?? first;
}
