// How far a stepper goes, and whether its sum is enough.
import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Words } from '../core/words';
import { landing, pressed, shortBy, sumIn, total } from './stepper';

const key = (name: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => pressed({ key: name, altKey: false, ctrlKey: false, metaKey: false, ...held });

describe('a key', () => {
  it('steps by one or by five', () => {
    expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].map((name) => key(name))).toEqual([1, -1, 5, -5]);
  });

  it('means something else elsewhere, and together with others', () => {
    expect(['Home', 'End', 'ArrowLeft', 'Enter'].map((name) => key(name))).toEqual([null, null, null, null]);
    expect(key('ArrowUp', { altKey: true })).toBeNull();
    expect(key('PageUp', { ctrlKey: true })).toBeNull();
    expect(key('ArrowDown', { metaKey: true })).toBeNull();
  });
});

describe('a step', () => {
  it('goes as far as there are positions', () => {
    expect([-9, -1, 0, 1, 5, 9].map((by) => landing(2, by, 6))).toEqual([0, 1, 2, 3, 5, 5]);
  });

  it('stays where there is only one', () => expect([landing(0, 1, 1), landing(0, -1, 1)]).toEqual([0, 0]));
});

describe('a label', () => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource('member = white\nservants = servants'));
  const words = new Words(bundle);
  const sum = [{ key: 'member', parameters: { n: 4 } }, { key: 'servants', parameters: { n: 2 } }];
  const parts = [{ n: 4, name: 'white' }, { n: 2, name: 'servants' }];

  it('says what it adds up to, and what is needed', () => {
    expect(sumIn({ key: '', parameters: { sum, needed: 5 } }, words)).toEqual({ parts, needed: 5 });
    expect(sumIn({ key: '', parameters: { sum } }, words)).toEqual({ parts });
  });

  it('adds nothing up without parts', () => expect([sumIn({ key: '' }, words), sumIn({ key: '', parameters: { sum: 3 } }, words)]).toEqual([undefined, undefined]));
});

describe('a sum', () => {
  const parts = [4, 1, 2].map((n) => ({ n, name: '' }));

  it('adds up, also what is taken off', () => {
    expect(total({ parts })).toBe(7);
    expect(total({ parts: [...parts, { n: -3, name: '' }] })).toBe(4);
  });

  it('is enough or so much too little, where something is needed', () => {
    expect([undefined, 5, 7, 9].map((needed) => shortBy(needed === undefined ? { parts } : { parts, needed }))).toEqual([null, 0, 0, 2]);
  });
});
