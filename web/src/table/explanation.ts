// What is being explained, and why something cannot be done there.
import type { Label, Refusal } from '../core/messages';
import { pointsAt } from '../core/narrowing';
import type { Drawn } from '../core/tableContext';
import type { Words } from '../core/words';

export interface Subject {
  node: HTMLElement | null;
  title: string;
  lines: string[];
  /** The places that options might point at there. */
  paths: string[];
  /** What is drawn there. */
  drawn: Drawn;
}

export interface Reason {
  text: string;
  rule: string;
}

/** The things that a code names beside its verb: "produce:basic+slot.1" names two. */
function thingsIn(code: string): string[] {
  return code.slice(code.indexOf(':') + 1).split('+');
}

/** Refusals without those of more than is already refused for the same reason: what is missing is missing in every larger set. */
export function smallestRefusals(refusals: Refusal[], words: Words): Refusal[] {
  const setsByReason = new Map<string, string[][]>();
  const reasonOf = ({ code, reason }: Refusal) => `${code.split(':', 1)[0]}: ${words.translate(reason)}`;
  for (const refusal of refusals) {
    const sets = setsByReason.get(reasonOf(refusal)) ?? [];
    sets.push(thingsIn(refusal.code));
    setsByReason.set(reasonOf(refusal), sets);
  }
  return refusals.filter((refusal) => {
    const things = thingsIn(refusal.code);
    return !setsByReason.get(reasonOf(refusal))?.some((fewer) => fewer.length < things.length && fewer.every((one) => things.includes(one)));
  });
}

/** Whether a text is to be read on something, or on the place that it covers. */
export function isPrinted(text: string, node: HTMLElement): boolean {
  const place = node.closest<HTMLElement>('.space') ?? node;
  return [place, ...place.querySelectorAll<HTMLElement>(':not(.unseen)')].some((one) => one.textContent.trim() === text && one.checkVisibility({ opacityProperty: true }));
}

/** How much is missing, all kinds together. */
function shortBy({ missing }: Refusal): number {
  const what = missing?.parameters?.what;
  return Array.isArray(what) ? what.reduce((sum, { parameters }) => sum + (typeof parameters?.n === 'number' ? parameters.n : 1), 0) : 0;
}

/** Refusals by the sentence that says why. */
export function byReason(refusals: Refusal[], words: Words): Map<string, Refusal[]> {
  const groups = new Map<string, Refusal[]>();
  for (const refusal of refusals) {
    const text = words.translate(refusal.reason);
    groups.set(text, [...(groups.get(text) ?? []), refusal]);
  }
  return groups;
}

/** So many reasons help; all of them stand under "Why not?". */
const REASONS = 2;

/**
 * Why nothing can be done at these places now, with the rule; else that something else is asked.
 * question: what is asked, where something is asked sometime. A lack comes first, told by what is missing for the one
 * of several options that lacks least; then what is wrong with this place rather than anywhere.
 */
export function reasonsAt(refusals: Refusal[] | null, paths: string[], question: Label | null, words: Words): Reason[] {
  if (refusals === null || paths.length === 0) return [];
  const anywhere = byReason(smallestRefusals(refusals, words), words);
  const reasons = [...anywhere].flatMap(([text, all]) => {
    const [least, ...others] = all.filter(({ label }) => paths.some((path) => pointsAt(label.places ?? [], path))).sort((one, other) => shortBy(one) - shortBy(other));
    return least ? [{ text, least, here: (1 + others.length) / all.length }] : [];
  });
  if (reasons.length === 0 && question) return [{ text: words.text('table-why-first', { question: words.translate(question) }), rule: '' }];
  const ranked = reasons.sort((one, other) => Number(!one.least.missing) - Number(!other.least.missing) || other.here - one.here);
  const particular = ranked.filter(({ here }) => here * 2 >= (ranked[0]?.here ?? 0));
  const texts = particular.map(({ text, least: { missing, rule } }) => ({ text: missing ? words.translate(missing) : text, rule }));
  return texts.filter(({ text }, n) => texts.findIndex((one) => one.text === text) === n).slice(0, REASONS);
}
