// What is being explained, and why something cannot be done there.
import type { Label, Refusal } from '../core/messages';
import type { Words } from '../core/words';

export interface Subject {
  node: HTMLElement | null;
  title: string;
  lines: string[];
  /** The places that options might point at there. */
  paths: string[];
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

/** Why nothing can be done at these places now: each reason once, with its rule; else that something else is asked. */
export function reasonsAt(refusals: Refusal[] | null, paths: string[], question: Label, words: Words): Reason[] {
  if (refusals === null || paths.length === 0) return [];
  const byText = new Map<string, Reason>();
  for (const { label, reason, rule } of smallestRefusals(refusals, words)) {
    if (!label.places?.some((path) => paths.includes(path))) continue;
    const text = words.translate(reason);
    if (!byText.has(text)) byText.set(text, { text, rule });
  }
  if (byText.size === 0) return [{ text: words.text('table-why-first', { question: words.translate(question) }), rule: '' }];
  return [...byText.values()];
}
