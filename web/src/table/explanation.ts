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

/** Why nothing can be done at these places now: each reason once, with its rule; else that something else is asked. */
export function reasonsAt(refusals: Refusal[] | null, paths: string[], question: Label, words: Words): Reason[] {
  if (refusals === null || paths.length === 0) return [];
  const byText = new Map<string, Reason>();
  for (const { label, reason, rule } of refusals) {
    if (!label.places?.some((path) => paths.includes(path))) continue;
    const text = words.translate(reason);
    if (!byText.has(text)) byText.set(text, { text, rule });
  }
  if (byText.size === 0) return [{ text: words.text('table-why-first', { question: words.translate(question) }), rule: '' }];
  return [...byText.values()];
}
