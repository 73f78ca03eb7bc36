// How words are drawn that most games share.
import { describe, expect, it } from 'vitest';
import tokens from '../style/tokens.css?raw';
import { CARD_COLOURS, chipOf, DICE, groundOf, isBanded, pictureOf, pigmentOf, tintOf, washOf } from './pictures';

describe('a word', () => {
  it('is tinted by the colour in it', () => {
    expect(tintOf('green.1.a')).toBe('green');
    expect(tintOf('discount.coins')).toBeNull();
    expect(tintOf('lake')).toBeNull();
  });

  it('gives its chip the pigment and the wash of its colour; only cards are edged with it', () => {
    expect(chipOf('green.1.a')).toMatchObject({ pigment: pigmentOf('green'), wash: washOf('green'), edge: pigmentOf('green') });
    expect(chipOf('black')).toMatchObject({ pigment: 'var(--member-black)', wash: 'var(--paper)', edge: 'var(--edge)' });
    expect(chipOf('coins')).toBeNull();
  });

  it('names the same colour wherever it is drawn', () => {
    for (const colour of CARD_COLOURS) expect([chipOf(colour)?.pigment, pictureOf(`${colour}.2`).colour]).toEqual([pigmentOf(colour), pigmentOf(colour)]);
    for (const piece of ['forest', 'lake', 'park']) expect([groundOf(piece), pictureOf(piece).colour]).toEqual([pigmentOf(piece), pigmentOf(piece)]);
    expect([pictureOf('building').colour, groundOf('university')]).toEqual([pigmentOf('yellow'), pigmentOf('yellow')]);
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
    expect([pigmentOf('red'), washOf('red')]).toEqual(['var(--edge)', 'var(--paper)']);
  });
});

describe('a colour', () => {
  it('is a token of the style', () => {
    const words = [...CARD_COLOURS, ...DICE, 'brown', 'grey', 'neutral', 'pink', 'red'];
    const drawn = [...words.flatMap((word) => Object.values(chipOf(word) ?? {})), ...['forest', 'lake', 'palazzo', 'park'].map(groundOf)];
    for (const colour of drawn) expect(tokens).toContain(`  ${colour.slice('var('.length, -1)}: `);
  });
});
