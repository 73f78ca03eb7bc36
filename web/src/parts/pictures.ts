// How words are drawn that most games share: an icon and a colour for goods, a band for cards of a colour.
import type { IconName } from '../controls/icons';
import type { Face } from '../core/messages';

/** What stands beside the number: an icon, a card's band, nothing, the word itself; or the number on a die before the icon. */
export type Look = 'icon' | 'mark' | 'die' | 'band' | 'number' | 'word';

export interface Picture {
  look: Look;
  icon: IconName | null;
  /** A token of the style. */
  colour: string;
  /** The dots on a card's band. */
  level: number;
}

/** Not a word of any view: what stands between what is paid and what is got. */
export const ARROW = '→';

const GOODS: Partial<Record<string, [IconName, string, Look?]>> = {
  [ARROW]: ['arrow', 'var(--ink2)'],
  any: ['any', 'var(--ink2)'],
  builder: ['builder', 'var(--ink2)'],
  building: ['building', 'var(--ochre)'],
  character: ['character', 'var(--lapis)'],
  coins: ['coins', 'var(--gold)'],
  cross: ['faith', 'var(--line)'],
  faith: ['faith', 'var(--faith)'],
  forest: ['forest', 'var(--verdigris)'],
  harvest: ['harvest', 'var(--ink2)', 'die'],
  jester: ['jester', 'var(--ink2)'],
  lake: ['lake', 'var(--lapis)'],
  military: ['military', 'var(--military)'],
  'military-owned': ['play', 'var(--military)', 'mark'],
  opinion: ['opinion', 'var(--ink2)'],
  park: ['park', 'var(--verdigris)'],
  points: ['laurels', 'var(--gold)'],
  prestige_card: ['prestige', 'var(--ink2)'],
  privileges: ['scroll', 'var(--ink2)'],
  production: ['production', 'var(--ink2)', 'die'],
  religion: ['religion', 'var(--ink2)'],
  report: ['faith', 'var(--faith)'],
  servants: ['servants', 'var(--servants)'],
  shields: ['shields', 'var(--shields)'],
  shuffle: ['undo', 'var(--ink2)'],
  special_tokens: ['seal', 'var(--minus)'],
  stone: ['stones', 'var(--stone)'],
  stones: ['stones', 'var(--stone)'],
  'take-any': ['any', 'var(--ink2)', 'die'],
  'take-building': ['building', 'var(--ochre)', 'die'],
  'take-character': ['character', 'var(--lapis)', 'die'],
  'take-territory': ['territory', 'var(--verdigris)', 'die'],
  'take-venture': ['venture', 'var(--murex)', 'die'],
  territory: ['territory', 'var(--verdigris)'],
  travel: ['travel', 'var(--ink2)'],
  venture: ['venture', 'var(--murex)'],
  victory_points: ['laurels', 'var(--gold)'],
  white: ['marble', 'var(--ink2)'],
  wood: ['wood', 'var(--wood)'],
};

const PIGMENTS: Partial<Record<string, string>> = {
  blue: 'lapis',
  forest: 'forest',
  green: 'verdigris',
  lake: 'lapis',
  park: 'park',
  purple: 'murex',
  yellow: 'ochre',
};

/** The pigment of a card's colour, as the name of a token; edge where it has none. */
export function pigmentOf(tint: string): string {
  return PIGMENTS[tint] ?? 'edge';
}

/** Whether symbols say all that there is to say about a card: what is paid, and what is got for it. */
export function isLegible({ effects, more }: Face): boolean {
  return !more && effects.every(({ when, pay }) => when === '' && pay.length > 0);
}

/** The words for which symbols stand on a card; between what is paid and what is got for it stands an arrow. */
export function symbolsOf({ cost, effects }: Face): string[] {
  const amounts = [...cost.flat(), ...effects.flatMap(({ pay, gain, each }) => [...pay, ...gain, ...each])];
  return [...new Set(amounts.map(({ of }) => of)), ...(effects.some(({ pay }) => pay.length > 0) ? [ARROW] : [])];
}

export function pictureOf(word: string): Picture {
  const [icon = null, colour = '', look = 'icon'] = GOODS[word] ?? [];
  if (icon !== null) return { look, icon, colour, level: 0 };
  const [tint = '', level = '0'] = word.split('.');
  const pigment = pigmentOf(tint);
  const plain = word === 'value' ? 'number' : 'word';
  return { look: pigment === 'edge' ? plain : 'band', icon: null, colour: `var(--${pigment})`, level: Number(level) || 0 };
}

const TINTS = new Set(['green', 'blue', 'yellow', 'purple', 'red', 'white', 'grey', 'black', 'orange', 'brown', 'pink']);

/** The name of a colour in a word ("green" in "green.1.a"), by which its chip is tinted. */
export function tintOf(word: string): string | null {
  return word.split('.').find((part) => TINTS.has(part)) ?? null;
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
