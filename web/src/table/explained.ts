// What is being explained, and why something cannot be done there.
import type { Label, Refusal } from '../core/messages';
import type { Words } from '../core/words';

export interface Explained {
  node: HTMLElement | null;
  title: string;
  lines: string[];
  /** The places that options might point at there. */
  paths: string[];
}

export interface Reason {
  said: string;
  rule: string;
}

/** Why nothing can be done at these places now: each reason once, with its rule; else that something else is asked. */
export function reasonsAt(refusals: Refusal[] | null, paths: string[], question: Label, words: Words): Reason[] {
  if (refusals === null || paths.length === 0) return [];
  const found = new Map<string, Reason>();
  for (const { label, reason, rule } of refusals) {
    if (!label.places?.some((path) => paths.includes(path))) continue;
    const said = words.put(reason);
    if (!found.has(said)) found.set(said, { said, rule });
  }
  if (found.size === 0) return [{ said: words.text('table-why-first', { question: words.put(question) }), rule: '' }];
  return [...found.values()];
}
