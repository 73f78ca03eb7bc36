// What is ticked follows from what was narrowed to, by the list or by the board.
import { describe, expect, it } from 'vitest';
import { buttons, countIn } from './buttons';
import { type Option, withDeclared } from './narrowing';
import { stepsInto, tickListOf, untick } from './ticking';
import { DECLARATION } from './toy';

const FIELD = 'boards.0.powers';
const power = (n: number) => `${FIELD}.${n}`;
const slot = (n: number) => `boards.0.slots.${n - 1}`;

/** Powers together; all but the first are printed on a slot. */
const produce = (...powers: number[]) => ({ code: `produce:${powers.join('+')}`, label: { key: 'produce', places: powers.flatMap((n) => (n === 0 ? [power(n)] : [power(n), slot(n)])) } });
const take = (n: number) => ({ code: `take:${n}`, label: { key: 'take', places: [`table.market.${n}`] } });

const SETS = [[0], [1], [0, 1], [2], [0, 2], [1, 2]].map((powers) => produce(...powers));
const PRODUCTIONS = withDeclared(SETS, DECLARATION);
const TURN = withDeclared([...[0, 1, 2].map(take), ...SETS], DECLARATION);
const different = (path: string) => path;

/** The list in short: "1!" is ticked, "-2" cannot be changed; then what would be taken. */
function read(options: Option[], steps: string[], wordAt: (path: string) => unknown = different): string {
  const list = tickListOf(options, steps, wordAt);
  const ticks = list?.ticks.map(({ path, ticked, enabled }) => (enabled ? '' : '-') + path.slice(FIELD.length + 1) + (ticked ? '!' : '')) ?? ['none'];
  return [...ticks, list?.exact?.code ?? ''].join(' ').trim();
}

describe('a list to tick', () => {
  it('has each thing once, in the order of the view, and takes nothing while nothing is ticked', () => {
    expect(PRODUCTIONS[3]?.ticks).toEqual([power(2)]);
    expect(read(PRODUCTIONS, [])).toBe('0 1 2');
    expect(read([...PRODUCTIONS].reverse(), [])).toBe('0 1 2');
  });

  it('takes just what is ticked, and disables what cannot be added', () => {
    expect(read(PRODUCTIONS, [power(1)])).toBe('0 1! 2 produce:1');
    expect(read(PRODUCTIONS, [power(1), power(0)])).toBe('0! 1! -2 produce:0+1');
  });

  it('is ticked by the board as well', () => {
    expect(read(PRODUCTIONS, [slot(2)])).toBe('0 1 2! produce:2');
    expect(tickListOf(PRODUCTIONS, [slot(2)], different)?.steps).toEqual([slot(2)]);
  });

  it('stands for its group among other options, with as many things as it has', () => {
    expect(read(TURN, [])).toBe('none');
    expect(read(TURN, [FIELD])).toBe('0 1 2');
    expect(tickListOf(TURN, [FIELD, power(1)], different)?.steps).toEqual([power(1)]);
    const counts = buttons(TURN).map((one) => ('group' in one ? `${one.group.group} ${countIn(one.group)}` : ''));
    expect(counts).toEqual(['table.market 3', `${FIELD} 3`]);
  });

  it('stands for its group even where the others are single', () => {
    const single = ['a', 'b', 'c', 'd'].map((code) => ({ code, label: { key: code } }));
    const names = buttons(withDeclared([...single, ...SETS], DECLARATION)).map((one) => ('group' in one ? one.group.group : 'option' in one ? one.option.code : ''));
    expect(names).toEqual(['a', 'b', 'c', 'd', FIELD]);
  });

  it('is no list where sets are few, where each takes only one thing, or where two options take the same', () => {
    expect(read(withDeclared([0, 1, 2, 3].map((n) => produce(n)), DECLARATION), [])).toBe('none');
    expect(read(withDeclared(SETS.slice(0, 3), DECLARATION), [])).toBe('none');
    expect(read(withDeclared([...SETS, { ...produce(0), code: 'discard:0' }], DECLARATION), [])).toBe('none');
  });

  it('shows what is taken in any case, and lets nobody untick it', () => {
    const priced = withDeclared([[0, 1], [0, 2], [0, 1, 2], [0]].map((powers) => produce(...powers)), DECLARATION);
    expect(read(priced, [])).toBe('-0! 1 2 produce:0');
    expect(read(priced, [power(2)])).toBe('-0! 1 2! produce:0+2');
  });

  it('offers one of equal things at a time', () => {
    const equal = (path: string) => (path === power(0) ? 'mill' : 'press');
    const sets = withDeclared([[0], [1], [0, 1], [1, 2], [0, 1, 2]].map((powers) => produce(...powers)), DECLARATION);
    expect(read(sets, [], equal)).toBe('0 1 -2');
    expect(read(sets, [power(1)], equal)).toBe('0 1! 2 produce:1');
    expect(read(sets, [power(1), power(2)], equal)).toBe('0 -1! 2! produce:1+2');
    expect(untick(sets, [power(1), power(2)], FIELD, power(2))).toEqual([power(1)]);
  });
});

describe('unticking', () => {
  it('lets go of the steps that force it, and of no other', () => {
    expect(untick(PRODUCTIONS, [slot(1), power(0)], FIELD, power(1))).toEqual([power(0)]);
    expect(untick(PRODUCTIONS, [slot(1), power(0)], FIELD, power(0))).toEqual([slot(1)]);
  });

  it('lets go of the last of several steps that force it together', () => {
    const priced = withDeclared([[0, 1, 2], [0, 3], [1, 3], [2, 3]].map((powers) => produce(...powers)), DECLARATION);
    expect(read(priced, [power(0), power(1)])).toBe('0! 1! 2! -3 produce:0+1+2');
    expect(untick(priced, [power(0), power(1)], FIELD, power(2))).toEqual([power(0)]);
  });

  it('stays in the list when nothing is ticked any more', () => {
    expect(untick(TURN, [slot(1)], FIELD, power(1))).toEqual([FIELD]);
    expect(stepsInto(TURN, [slot(1)], FIELD)).toEqual([FIELD, slot(1)]);
    expect(stepsInto(PRODUCTIONS, [slot(1)], FIELD)).toEqual([slot(1)]);
  });
});
