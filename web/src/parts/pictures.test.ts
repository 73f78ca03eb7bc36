// How words are drawn that most games share.
import { describe, expect, it } from 'vitest';
import tokens from '../style/tokens.css?raw';
import { CARD_COLOURS, cardColours, chipColours, DICE, groundOf, isBanded, pictureOf, tintOf } from './pictures';

describe('a word', () => {
  it('is tinted by the colour in it', () => {
    expect(tintOf('green.1.a')).toBe('green');
    expect(tintOf('discount.coins')).toBeNull();
    expect(tintOf('lake')).toBeNull();
  });

  it('gives its chip the pigment and the wash of its colour; only cards are edged with it', () => {
    expect(chipColours('green.1.a')).toEqual({ ...cardColours('green'), edge: cardColours('green').pigment });
    expect(chipColours('black')).toMatchObject({ pigment: 'var(--member-black)', wash: 'var(--paper)', edge: 'var(--edge)' });
    expect(chipColours('coins')).toBeNull();
  });

  it('names the same colour wherever it is drawn', () => {
    for (const colour of CARD_COLOURS) expect([chipColours(colour)?.pigment, pictureOf(`${colour}.2`).colour]).toEqual([cardColours(colour).pigment, cardColours(colour).pigment]);
    for (const piece of ['forest', 'lake', 'park']) expect([groundOf(piece), pictureOf(piece).colour]).toEqual([cardColours(piece).pigment, cardColours(piece).pigment]);
    expect([pictureOf('building').colour, groundOf('university')]).toEqual([cardColours('yellow').pigment, cardColours('yellow').pigment]);
  });

  it('stands for a kind of card by a band with its levels', () => {
    expect(pictureOf('blue.2')).toMatchObject({ look: 'band', level: 2 });
    expect(pictureOf('palazzo').look).toBe('word');
    expect(pictureOf('value').look).toBe('number');
  });
});

describe('a card', () => {
  it('has a band of its colour, unless that is the look of a single piece', () => {
    expect([...CARD_COLOURS, 'forest', 'lake', 'park'].every(isBanded)).toBe(true);
    expect(['', 'black', 'red', 'nothing'].some(isBanded)).toBe(false);
    expect(cardColours('red')).toEqual({ pigment: 'var(--edge)', wash: 'var(--paper)' });
  });
});

describe('a colour', () => {
  it('is a token of the style', () => {
    const words = [...CARD_COLOURS, ...DICE, 'brown', 'grey', 'neutral', 'pink', 'red'];
    const drawn = [...words.flatMap((word) => Object.values(chipColours(word) ?? {})), ...['forest', 'lake', 'palazzo', 'park'].map(groundOf)];
    for (const colour of drawn) expect(tokens).toContain(`  ${colour.slice('var('.length, -1)}: `);
  });
});
