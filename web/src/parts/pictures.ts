// How words are drawn that most games share: an icon and a colour for goods, a band for cards of a colour.
import type { IconName } from '../controls/icons';

export interface Picture {
  icon: IconName | null;
  /** A token of the style. */
  colour: string;
  /** The dots on a card's band. */
  level: number;
}

const GOODS: Partial<Record<string, [IconName, string]>> = {
  any: ['any', 'var(--ink2)'],
  coins: ['coins', 'var(--gold)'],
  cross: ['faith', 'var(--line)'],
  faith: ['faith', 'var(--faith)'],
  points: ['laurels', 'var(--gold)'],
  servants: ['servants', 'var(--servants)'],
  shields: ['shields', 'var(--shields)'],
  shuffle: ['undo', 'var(--ink2)'],
  stones: ['stones', 'var(--stone)'],
  white: ['marble', 'var(--ink2)'],
};

const PIGMENTS: Partial<Record<string, string>> = {
  blue: 'lapis',
  green: 'verdigris',
  purple: 'murex',
  yellow: 'ochre',
};

/** The pigment of a card's colour, as the name of a token; edge where it has none. */
export function pigmentOf(tint: string): string {
  return PIGMENTS[tint] ?? 'edge';
}

export function pictureOf(word: string): Picture {
  const [icon, colour] = GOODS[word] ?? [null, ''];
  if (icon !== null) return { icon, colour, level: 0 };
  const [tint = '', level = '0'] = word.split('.');
  return { icon: null, colour: `var(--${pigmentOf(tint)})`, level: Number(level) || 0 };
}
