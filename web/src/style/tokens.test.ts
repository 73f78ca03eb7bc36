// The pigments keep their contrasts: recomputed from the style sheet, in daylight and by candlelight.
import { describe, expect, it } from 'vitest';
import tokens from './tokens.css?raw';

type Light = 0 | 1;

function colour(name: string, light: Light): string {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  const single = new RegExp(`--${name}: (#\\w+);`).exec(tokens);
  const found = pair?.[light + 1] ?? single?.[1];
  if (!found) throw new Error(`no colour ${name}`);
  return found.length === 4 ? found.replace(/\w/g, '$&$&') : found;
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

  it('wax carries white letters', () => {
    expect(ratio('#ffffff', colour('wax', light))).toBeGreaterThanOrEqual(4.5);
  });
});
