// How words are drawn that most games share: which colour each names, an icon for goods, a band for cards of a colour.
import type { IconName } from '../controls/icons';
import type { Face } from '../core/messages';

/** What goes by a colour: cards of a kind and pieces on a plan, on which white letters stand; or a single piece. */
type Use = 'card' | 'plan' | 'piece';

interface Colour {
  use: Use;
  /** Tokens of the style; a wash lies under what is written in ink. */
  pigment: string;
  wash?: string;
}

/** Every colour that a word names, each once, the kinds of cards in their order. */
const COLOURS = {
  green: { use: 'card', pigment: 'var(--verdigris)', wash: 'var(--verdigris-t)' },
  yellow: { use: 'card', pigment: 'var(--ochre)', wash: 'var(--ochre-t)' },
  blue: { use: 'card', pigment: 'var(--lapis)', wash: 'var(--lapis-t)' },
  purple: { use: 'card', pigment: 'var(--murex)', wash: 'var(--murex-t)' },
  forest: { use: 'plan', pigment: 'var(--forest)' },
  lake: { use: 'plan', pigment: 'var(--lapis)', wash: 'var(--lapis-t)' },
  palazzo: { use: 'plan', pigment: 'var(--palazzo)' },
  park: { use: 'plan', pigment: 'var(--park)' },
  black: { use: 'piece', pigment: 'var(--member-black)' },
  brown: { use: 'piece', pigment: 'var(--member-brown)' },
  grey: { use: 'piece', pigment: 'var(--marble-grey)' },
  neutral: { use: 'piece', pigment: 'var(--member-neutral)' },
  orange: { use: 'piece', pigment: 'var(--member-orange)', wash: 'var(--ochre-t)' },
  pink: { use: 'piece', pigment: 'var(--murex)', wash: 'var(--murex-t)' },
  red: { use: 'piece', pigment: 'var(--wax)', wash: 'var(--terra-t)' },
  white: { use: 'piece', pigment: 'var(--member-white)', wash: 'var(--card)' },
} satisfies Record<string, Colour>;

function colourOf(word: string): Colour | undefined {
  return (COLOURS as Partial<Record<string, Colour>>)[word];
}

/** The colours that stand for a kind of card; others are the looks of single pieces. */
export const CARD_COLOURS: string[] = Object.keys(COLOURS).filter((word) => colourOf(word)?.use === 'card');

/** The colours that dice have. */
export const DICE = ['black', 'white', 'orange'] as const;

/** What stands beside the number: an icon, a card's band, nothing, the word itself; the number on a die before the icon; or that each must be another. */
export type Look = 'icon' | 'mark' | 'unlike' | 'die' | 'band' | 'number' | 'word';

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
  building: ['building', COLOURS.yellow.pigment],
  character: ['character', COLOURS.blue.pigment],
  coins: ['coins', 'var(--gold)'],
  cross: ['faith', 'var(--line)'],
  faith: ['faith', 'var(--faith)'],
  forest: ['forest', COLOURS.forest.pigment],
  harvest: ['harvest', 'var(--ink2)', 'die'],
  jester: ['jester', 'var(--ink2)'],
  lake: ['lake', COLOURS.lake.pigment],
  military: ['military', 'var(--military)'],
  'military-owned': ['play', 'var(--military)', 'mark'],
  opinion: ['opinion', 'var(--ink2)'],
  park: ['park', COLOURS.park.pigment],
  points: ['laurels', 'var(--gold)'],
  prestige_card: ['prestige', 'var(--ink2)'],
  privileges: ['scroll', 'var(--ink2)'],
  'privileges-different': ['scroll', 'var(--ink2)', 'unlike'],
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
  'take-building': ['building', COLOURS.yellow.pigment, 'die'],
  'take-character': ['character', COLOURS.blue.pigment, 'die'],
  'take-territory': ['territory', COLOURS.green.pigment, 'die'],
  'take-venture': ['venture', COLOURS.purple.pigment, 'die'],
  territory: ['territory', COLOURS.green.pigment],
  travel: ['travel', 'var(--ink2)'],
  venture: ['venture', COLOURS.purple.pigment],
  victory_points: ['laurels', 'var(--gold)'],
  white: ['marble', 'var(--ink2)'],
  wood: ['wood', 'var(--wood)'],
};

/** Whether a card of this colour has a band of it. */
export function isBanded(tint: string): boolean {
  const use = colourOf(tint)?.use;
  return use === 'card' || use === 'plan';
}

/** What a card's colour is drawn with, and what lies under its cost; plain where its colour is the look of a single piece. */
export function cardColours(tint: string): Required<Pick<Colour, 'pigment' | 'wash'>> {
  const { pigment = 'var(--edge)', wash = 'var(--paper)' } = (isBanded(tint) && colourOf(tint)) || {};
  return { pigment, wash };
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
  const plain = word === 'value' ? 'number' : 'word';
  return { look: CARD_COLOURS.includes(tint) ? 'band' : plain, icon: null, colour: cardColours(tint).pigment, level: Number(level) || 0 };
}

/** How a chip is coloured by the colour that its word names ("green" in "green.1.a"); only cards are edged with it. */
export function chipColours(word: string): Record<'pigment' | 'wash' | 'edge', string> | null {
  const colour = colourOf(tintOf(word) ?? '');
  if (!colour) return null;
  const { use, pigment, wash = 'var(--paper)' } = colour;
  return { pigment, wash, edge: use === 'card' ? pigment : 'var(--edge)' };
}

/** The name of a colour in a word, but for what lies on a plan. */
export function tintOf(word: string): string | null {
  return word.split('.').find((part) => (colourOf(part)?.use ?? 'plan') !== 'plan') ?? null;
}

/** The colour of a piece on a plan: woods are green, water is blue, and what is built is brown. */
export function groundOf(word: string): string {
  const colour = colourOf(word);
  return colour?.use === 'plan' ? colour.pigment : COLOURS.yellow.pigment;
}
