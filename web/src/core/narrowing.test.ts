// What is lit and what the bar offers follow from the options alone.
import { describe, expect, it } from 'vitest';
import type { Option } from './messages';
import { buttons, elementOfField, elementOfPart, elementOfWord, ending, groups, litBy, narrowed, playable, within } from './narrowing';

const option = (code: string, ...elements: string[]): Option => ({ code, label: { key: code, elements } });

const OPTIONS = [
  ...[1, 2, 3].map((n) => option(`take:row.${n}`, `market.row.${n}`)),
  ...[1, 2, 3, 4].map((n) => option(`take:column.${n}`, `market.column.${n}`)),
  option('buy:green.1', 'grid.green.1'),
  option('play:discount.coins', 'leader.discount.coins'),
  option('discard:discount.coins', 'leader.discount.coins'),
  option('end'),
];

describe('narrowing', () => {
  it('shows groups first when there are many options, and single ones as they are', () => {
    const shown = buttons(playable(OPTIONS)).map((one) => ('group' in one ? `${one.group.group} ${one.group.options.length}` : one.option.code));
    expect(shown).toEqual(['market 7', 'buy:green.1', 'leader 2']);
  });

  it('shows the options of a group once narrowed to it', () => {
    expect(buttons(within(OPTIONS, ['leader']))).toHaveLength(2);
    expect(within(OPTIONS, ['market.row'])).toHaveLength(3);
  });

  it('shows all options when a glance takes them in', () => {
    expect(buttons(OPTIONS.slice(0, 8))).toHaveLength(8);
  });

  it('keeps the end of the turn apart', () => {
    expect(ending(OPTIONS)?.code).toBe('end');
    expect(playable(OPTIONS).some((one) => one.code === 'end')).toBe(false);
  });

  it('lets an option without elements stand alone', () => {
    expect(groups([option('done'), option('more')])).toHaveLength(2);
  });
});

describe('narrowing step by step', () => {
  const spaces = ['x', 'y', 'z'].flatMap((space) => ['black', 'white', 'orange'].map((member) => option(`${member}:${space}`, `space.${space}`, `member.${member}`)));

  it('keeps every step that still leaves something, and lets go of those that do not', () => {
    const steps = narrowed(spaces, ['space.x'], 'member.black');
    expect(within(spaces, steps).map(({ code }) => code)).toEqual(['black:x']);
    expect(narrowed(spaces, steps, 'space.y')).toEqual(['space.y']);
  });

  it('shows the parts of the only group instead of the group', () => {
    const many = [...spaces, option('pass')];
    const shown = buttons(many).map((one) => ('group' in one ? one.group.group : one.option.code));
    expect(shown).toEqual(['space.x', 'space.y', 'space.z', 'pass']);
  });
});

describe('options that cover squares', () => {
  const level = (row: number) => ['a', 'b', 'c', 'd', 'e', 'f'].map((column, n) => option(`${column}${row}`, `grid.${column}${row}`, `grid.${'bcdefg'[n] ?? ''}${row}`));
  const upright = ['a', 'b', 'c'].map((column) => option(`${column}1.${column}2`, `grid.${column}1`, `grid.${column}2`));
  const OPTIONS_ON_SQUARES = [...level(1), ...level(2), ...upright];
  const shown = (steps: string[]) => buttons(within(OPTIONS_ON_SQUARES, steps)).map((one) => ('group' in one ? `${one.group.group} ${one.group.options.length}` : one.option.code));

  it('come by outlines, then by rows, never all at once', () => {
    expect(shown([])).toEqual(['outline:a1.b1 12', 'outline:a1.a2 3']);
    expect(shown(['outline:a1.b1'])).toEqual(['row:1 6', 'row:2 6']);
    expect(shown(['outline:a1.b1', 'row:2'])).toHaveLength(6);
  });

  it('are narrowed by the squares they shall cover', () => {
    expect(shown(['grid.b1'])).toEqual(['a1', 'b1', 'b1.b2']);
    expect(shown(['grid.b1', 'grid.b2'])).toEqual(['b1.b2']);
  });
});

describe('what is lit', () => {
  const lit = litBy(OPTIONS);

  it('lights the panel of a field, also by its singular', () => {
    expect(elementOfField(lit, 'market')).toBe('market');
    expect(elementOfField(lit, 'leaders')).toBe('leader');
    expect(elementOfField(lit, 'boards')).toBeNull();
  });

  it('lights a word by its element, and a card by the stack it lies on', () => {
    expect(elementOfWord(lit, 'hand', 'discount.coins')).toBe('leader.discount.coins');
    expect(elementOfWord(lit, 'grid', 'green.1.a')).toBe('grid.green.1');
    expect(elementOfWord(lit, 'grid', 'green.2.a')).toBeNull();
    expect(elementOfWord(lit, 'slots', 'green.1.a')).toBeNull();
  });

  it('lights rows and columns', () => {
    expect(elementOfPart(lit, 'market', 1, 'row.')).toBe('market.row.2');
    expect(elementOfPart(lit, 'market', 3, 'column.')).toBe('market.column.4');
    expect(elementOfPart(lit, 'market', 3, 'row.')).toBeNull();
  });
});
