// Words that have an icon of their own in the sprite, or a colour everybody expects: what most of these games share.
import type { IconName } from '../controls/icons';

const SIGNS: Partial<Record<string, IconName>> = {
  coins: 'coins',
  stones: 'stones',
  servants: 'servants',
  shields: 'shields',
  faith: 'faith',
};

export function signOf(word: string): IconName | null {
  return SIGNS[word] ?? null;
}

const GROUNDS: Partial<Record<string, string>> = {
  forest: 'var(--forest)',
  lake: 'var(--lapis)',
  park: 'var(--park)',
  palazzo: 'var(--palazzo)',
};

/** The colour of a piece on a plan: woods are green, water is blue, and what is built is brown. */
export function groundOf(word: string): string {
  return GROUNDS[word] ?? 'var(--ochre)';
}

/** The lines around a square of a piece, as the shadows of a style; sides in the order top, right, bottom, left. */
export function lined(ends: boolean[], width: number): string {
  const sides = [`0 ${width}px`, `-${width}px 0`, `0 -${width}px`, `${width}px 0`];
  return sides.filter((_, side) => ends[side]).map((side) => `inset ${side} 0 var(--line)`).join(', ') || 'none';
}
