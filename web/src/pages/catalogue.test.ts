// Searching the components of a game: by what they are called, what they say, and what kind they are.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Face, Glossary } from '../core/messages';
import { Words } from '../core/words';
import { ANYTHING, componentsOf, groupsByKind, kindsOf, levelsOf, plain, search, tintsOf } from './catalogue';

const bundle = new FluentBundle('it', { useIsolating: false });
bundle.addResource(
  new FluentResource(
    ['city = Città', 'city-said = dà monete', 'palace = Palazzo dell’Arte', 'palace-said = costa legno', 'pope = Papa', 'marble = Biglia', 'marble-said = dà fede'].join('\n'),
  ),
);
const words = new Words(bundle);

function face(kind: string, tint = '', level = 0): Face {
  return { kind, tint, level, value: 0, points: 0, cost: [], effects: [], cells: [], more: false, lines: [] };
}

const glossary: Glossary = {
  words: {
    city: [{ key: 'city' }, { key: 'city-said' }],
    palace: [{ key: 'palace' }, { key: 'palace-said' }],
    pope: [{ key: 'pope' }],
    marble: [{ key: 'marble' }, { key: 'marble-said' }],
  },
  questions: [],
  faces: {
    pieces: { city: face('card', 'green', 1), palace: face('card', 'yellow', 2), marble: face('marble', 'grey') },
    tracks: {},
  },
  view: { table: {}, boards: {}, own: {} },
  scenes: [],
  gives_away: [],
  lessons: [],
  hints: {},
};
const all = componentsOf(words, glossary);
const wordsFound = (filter: Partial<typeof ANYTHING>) => search(all, { ...ANYTHING, ...filter }).map(({ word }) => word);

describe('the components of a game', () => {
  it('are those that have a face, with their words', () => {
    expect(all.map(({ word, name, lines }) => [word, name, lines])).toEqual([
      ['city', 'Città', ['dà monete']],
      ['palace', 'Palazzo dell’Arte', ['costa legno']],
      ['marble', 'Biglia', ['dà fede']],
    ]);
  });

  it('are told by their words where nobody has drawn them', () => {
    const components = componentsOf(words, { ...glossary, faces: { pieces: {}, tracks: {} } });
    expect(components.map(({ word, face }) => [word, face])).toEqual([
      ['city', null],
      ['palace', null],
      ['marble', null],
    ]);
  });

  it('fall into kinds, in their order', () => {
    expect(kindsOf(all)).toEqual(['card', 'marble']);
    expect(groupsByKind(all).map(({ kind, members }) => [kind, members.length])).toEqual([
      ['card', 2],
      ['marble', 1],
    ]);
  });

  it('have the pigments and levels that are printed', () => {
    expect(tintsOf(all)).toEqual(['green', 'yellow']);
    expect(tintsOf(all.slice(0, 1))).toEqual([]);
    expect(levelsOf(all)).toEqual([1, 2]);
  });
});

describe('a search', () => {
  it('leaves out nothing when nothing is asked', () => {
    expect(wordsFound({})).toEqual(['city', 'palace', 'marble']);
    expect(wordsFound({ text: '   ' })).toEqual(['city', 'palace', 'marble']);
  });

  it('knows neither capitals nor accents nor kinds of apostrophe', () => {
    expect(plain('CITTÀ dell’Arte')).toBe("citta dell'arte");
    expect(wordsFound({ text: 'CITTA' })).toEqual(['city']);
    expect(wordsFound({ text: 'città' })).toEqual(['city']);
    expect(wordsFound({ text: "dell'arte" })).toEqual(['palace']);
  });

  it('reads names and sentences', () => {
    expect(wordsFound({ text: 'dà' })).toEqual(['city', 'marble']);
    expect(wordsFound({ text: 'fede' })).toEqual(['marble']);
  });

  it('wants every word, wherever it stands', () => {
    expect(wordsFound({ text: 'monete citta' })).toEqual(['city']);
    expect(wordsFound({ text: 'monete palazzo' })).toEqual([]);
  });

  it('keeps to a kind, a tint and a level', () => {
    expect(wordsFound({ kind: 'card' })).toEqual(['city', 'palace']);
    expect(wordsFound({ tint: 'yellow' })).toEqual(['palace']);
    expect(wordsFound({ level: 1 })).toEqual(['city']);
    expect(wordsFound({ kind: 'marble', level: 1 })).toEqual([]);
  });
});
