// What is lit and what the bar offers follow from the options alone.
import { describe, expect, it } from 'vitest';
import { type Button, buttons } from './buttons';
import { type Option, addStep, endOption, groupsByField, litBy, playable, together, withDeclared, within } from './narrowing';
import { DECLARATION } from './toy';

const offeredOption = (code: string, ...places: string[]) => ({ code, label: { key: code, places } });
const option = (code: string, ...places: string[]): Option => ({ ...offeredOption(code, ...places), squares: [], ticks: [], amount: null });
const nameOf = (one: Button): string => ('group' in one ? `${one.group.group} ${one.group.options.length}` : 'option' in one ? one.option.code : '');

const OPTIONS = [
  ...[0, 1, 2].map((n) => option(`take:row.${n}`, `table.market.${n}`)),
  ...[0, 1, 2, 3].map((n) => option(`take:column.${n}`, `table.market.*.${n}`)),
  option('buy:green.1', 'table.grid.0.2'),
  option('play:discount.coins', 'own.hand.0'),
  option('discard:discount.coins', 'own.hand.0'),
  option('end'),
];

describe('narrowing', () => {
  it('shows groups first when there are many options, and single ones as they are', () => {
    const labels = buttons(playable(OPTIONS)).map(nameOf);
    expect(labels).toEqual(['table.market 7', 'buy:green.1', 'own.hand 2']);
  });

  it('shows the options of a group once narrowed to it', () => {
    expect(buttons(within(OPTIONS, ['own.hand']))).toHaveLength(2);
    expect(within(OPTIONS, ['table.market.*'])).toHaveLength(4);
  });

  it('shows all options when a glance takes them in', () => {
    expect(buttons(OPTIONS.slice(0, 8))).toHaveLength(8);
  });

  it('keeps the end of the turn apart', () => {
    expect(endOption(OPTIONS)?.code).toBe('end');
    expect(playable(OPTIONS).some((one) => one.code === 'end')).toBe(false);
  });

  it('lets an option without places stand alone', () => {
    expect(groupsByField([option('done'), option('more')])).toHaveLength(2);
  });
});

describe('narrowing step by step', () => {
  const spaces = ['x', 'y', 'z'].flatMap((space) => ['black', 'white', 'orange'].map((member) => option(`${member}:${space}`, `table.spaces.${space}`, `boards.0.members.${member}`)));

  it('keeps every step that still leaves something, and lets go of those that do not', () => {
    const steps = addStep(spaces, ['table.spaces.x'], 'boards.0.members.black');
    expect(within(spaces, steps).map(({ code }) => code)).toEqual(['black:x']);
    expect(addStep(spaces, steps, 'table.spaces.y')).toEqual(['table.spaces.y']);
  });

  it('shows the parts of the only group instead of the group', () => {
    const many = [...spaces, option('pass')];
    const labels = buttons(many).map(nameOf);
    expect(labels).toEqual(['table.spaces.x 3', 'table.spaces.y 3', 'table.spaces.z 3', 'pass']);
  });
});

describe('options that cover squares', () => {
  const at = (row: number, column: number) => `boards.0.plan.${row}.${column}`;
  const level = (row: number) => [0, 1, 2, 3, 4, 5].map((column) => offeredOption(`${'abcdef'[column]}${row + 1}`, at(row, column), at(row, column + 1)));
  const upright = [0, 1, 2].map((column) => offeredOption(`${'abc'[column]}1.${'abc'[column]}2`, at(0, column), at(1, column)));
  const OPTIONS_ON_SQUARES = withDeclared([...level(0), ...level(1), ...upright], DECLARATION);
  const labelsAt = (steps: string[]) => buttons(within(OPTIONS_ON_SQUARES, steps)).map(nameOf);

  it('come by outlines, then by rows, never all at once', () => {
    expect(labelsAt([])).toEqual(['outline:a1.b1 12', 'outline:a1.a2 3']);
    expect(labelsAt(['outline:a1.b1'])).toEqual(['row:1 6', 'row:2 6']);
    expect(labelsAt(['outline:a1.b1', 'row:2'])).toHaveLength(6);
  });

  it('are narrowed by the squares they shall cover', () => {
    expect(labelsAt([at(0, 1)])).toEqual(['a1', 'b1', 'b1.b2']);
    expect(labelsAt([at(0, 1), at(1, 1)])).toEqual(['b1.b2']);
  });

  it('are each meant by all their squares together, in whatever order', () => {
    expect(labelsAt([together([at(1, 1), at(0, 1)])])).toEqual(['b1.b2']);
    expect(labelsAt([together([at(0, 1), at(0, 2)])])).toEqual(['b1']);
    expect(labelsAt([together([at(0, 1), at(2, 2)])])).toEqual([]);
    expect(labelsAt([together([at(0, 1)])])).toHaveLength(3);
  });
});

describe('what is lit', () => {
  const lit = litBy(OPTIONS);

  it('is what options point at, and all it lies in', () => {
    expect([lit.own.has('table.market.*.3'), lit.own.has('table.market'), lit.all.has('table.market'), lit.all.has('table')]).toEqual([true, false, true, true]);
    expect(['boards.0.slots.0', 'boards.1.slots.0', 'table.grid.0.1'].map((path) => lit.all.has(path))).toEqual([false, false, false]);
  });
});
