// The pigments keep their contrasts: recomputed from the style sheet, in daylight and by candlelight.
import { describe, expect, it } from 'vitest';
import tokens from './tokens.css?raw';

type Light = 0 | 1;

function colour(name: string, light: Light): string {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  const single = new RegExp(`--${name}: (#\\w+);`).exec(tokens);
  const hex = pair?.[light + 1] ?? single?.[1];
  if (!hex) throw new Error(`no colour ${name}`);
  return hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'plaster', 'card'];
const TEXTS = ['ink', 'ink2', 'plus', 'minus', 'gold', 'wood', 'stone', 'servants', 'military', 'faith', 'shields', 'focus'];
const PIECES = ['forest', 'park', 'palazzo'];
const PIGMENTS = ['verdigris', 'ochre', 'lapis', 'murex'];
/** What is printed on cards in a colour of its own, on the wash of its cost among others. */
const GOODS = ['gold', 'stone', 'servants', 'shields', 'faith', 'ink2'];
const MARBLES = ['blue', 'grey', 'purple', 'red'];
const LIGHT_MARBLES = ['white', 'yellow'];
const DARK_MEMBERS = ['black', 'brown'];
const LIGHT_MEMBERS = ['white', 'orange', 'neutral'];
const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];

/** Text and its ground, wherever they are not among the pairs above. */
const TEXT_PAIRS = [
  ['ink2', 'ochre-t'], // what a section of a track is worth
  ['gold', 'ochre-t'], // the points beside its spaces
  ['ink', 'lapis-t'], // the past
  ['paper', 'ink'], // an explanation
  ['terra', 'paper'],
  ['on-minus', 'minus'],
  ['ink2', 'terra-t'], // what is fresh or chosen
  ['gold', 'terra-t'],
  ['plus', 'terra-t'],
  ['minus', 'terra-t'],
] as const;

/** Lines and shapes that carry a meaning, and what they lie on. */
const LINE_PAIRS = [
  ['terra', 'desk'], // the bar while one is asked
  ['terra', 'terra-t'], // what is chosen
  ['edge', 'paper'], // a cell of a depot
  ['minus', 'desk'], // the bar while the line is cut
  ['lapis', 'desk'], // the past
  ['focus', 'desk'],
  ['focus', 'terra-t'],
  ['gold', 'plaster'], // a leader in play
  ['line', 'paper'], // the outline of a marker
  ['line', 'ochre-t'],
] as const;

describe.each([
  ['daylight', 0],
  ['candlelight', 1],
] as const)('by %s', (_name, light) => {
  it.each(TEXTS)('%s can be read on every ground', (text) => {
    for (const ground of GROUNDS) expect(ratio(colour(text, light), colour(ground, light)), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('the page itself can be written on', () => {
    expect(ratio(colour('ink2', light), colour('desk', light))).toBeGreaterThanOrEqual(4.5);
  });

  it('terracotta marks panels and cards, and can be written on', () => {
    for (const ground of ['plaster', 'card']) expect(ratio(colour('terra', light), colour(ground, light)), ground).toBeGreaterThanOrEqual(4.5);
    expect(ratio(colour('on-terra', light), colour('terra', light))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(colour('ink', light), colour('terra-t', light))).toBeGreaterThanOrEqual(7);
  });

  it.each(PIGMENTS)('%s carries white letters, its tint carries ink', (pigment) => {
    expect(ratio('#ffffff', colour(pigment, light))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(colour(pigment, light), colour('card', light))).toBeGreaterThanOrEqual(3);
    expect(ratio(colour('ink', light), colour(`${pigment}-t`, light))).toBeGreaterThanOrEqual(7);
  });

  it.each(PIECES)('%s carries white letters and stands out from the plan', (piece) => {
    expect(ratio('#ffffff', colour(piece, light))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(colour(piece, light), colour('card', light))).toBeGreaterThanOrEqual(3);
  });

  it('edges that mean something can be seen', () => {
    for (const ground of ['plaster', 'card']) expect(ratio(colour('edge', light), colour(ground, light)), ground).toBeGreaterThanOrEqual(3);
  });

  it.each(TEXT_PAIRS)('%s can be read on %s', (text, ground) => {
    expect(ratio(colour(text, light), colour(ground, light))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LINE_PAIRS)('%s can be seen on %s', (line, ground) => {
    expect(ratio(colour(line, light), colour(ground, light))).toBeGreaterThanOrEqual(3);
  });

  it.each(GOODS)('%s can be seen on the wash of every cost', (good) => {
    for (const pigment of PIGMENTS) expect(ratio(colour(good, light), colour(`${pigment}-t`, light)), pigment).toBeGreaterThanOrEqual(3);
  });

  it.each(MARBLES)('a %s marble carries its icon', (marble) => {
    expect(ratio(colour('on-marble', light), colour(`marble-${marble}`, light))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LIGHT_MARBLES)('a %s marble carries a dark icon', (marble) => {
    expect(ratio(colour('on-light-marble', light), colour(`marble-${marble}`, light))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(DARK_MEMBERS)('a %s member carries a white number', (member) => {
    expect(ratio(colour('member-white', light), colour(`member-${member}`, light))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LIGHT_MEMBERS)('a %s member carries a black number', (member) => {
    expect(ratio(colour('member-black', light), colour(`member-${member}`, light))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SEATS)('%s stands out from what it lies on, by itself, its outline or its rim', (seat) => {
    for (const ground of [...GROUNDS, 'ochre-t', 'wax']) {
      const ratios = [seat, 'line', 'card'].map((mark) => ratio(colour(mark, light), colour(ground, light)));
      expect(Math.max(...ratios), ground).toBeGreaterThanOrEqual(3);
    }
  });

  it('wax carries white letters', () => {
    expect(ratio('#ffffff', colour('wax', light))).toBeGreaterThanOrEqual(4.5);
  });
});
