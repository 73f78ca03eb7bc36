// Options that differ only in how many of one thing they are.
import { describe, expect, it } from 'vitest';
import { type Button, buttons, countIn } from './buttons';
import { withDeclared } from './narrowing';
import { entriesOf, fewNumbersAt, standing } from './stepping';
import { DECLARATION } from './toy';

const offered = (code: string, ...places: string[]) => ({ code, label: { key: code, places } });
const pay = (n: number, from = 'boards.0.strongbox') => offered(`pay:coins.${n}`, from, `own.amount.coins.${n}`);
const declared = (...options: ReturnType<typeof offered>[]) => withDeclared(options, DECLARATION);
const nameOf = (one: Button): string => {
  if ('stepper' in one) return `${one.stepper.first.code} of ${one.stepper.options.map(({ amount }) => amount?.n).join(' ')}`;
  return 'group' in one ? `${one.group.group} ${countIn(one.group)}` : 'option' in one ? one.option.code : '';
};

describe('a stepper', () => {
  it('stands where the first of its options stood, and begins at it', () => {
    const options = declared(offered('pass'), pay(3), offered('play'), pay(5), pay(1), pay(2), pay(10));
    expect(options[1]?.amount).toEqual({ path: 'own.amount.coins', n: 3 });
    expect(buttons(options).map(nameOf)).toEqual(['pass', 'pay:coins.3 of 1 2 3 5 10', 'play']);
  });

  it('leaves all others where they were', () => {
    const options = declared(pay(1), offered('pass'), pay(2));
    expect(buttons(options).map(nameOf)).toEqual(['pay:coins.1', 'pass', 'pay:coins.2']);
  });

  it('is made of five numbers or more', () => {
    expect(entriesOf(declared(pay(1), pay(2), pay(3), pay(4)))).toHaveLength(4);
    expect(entriesOf(declared(pay(1), pay(2), pay(3), pay(4), pay(5)))).toHaveLength(1);
  });

  it('is made of options that agree in verb and places, and differ in number', () => {
    expect(entriesOf(declared(pay(1), pay(2), pay(3), pay(4), pay(5, 'boards.0.depots')))).toHaveLength(5);
    expect(entriesOf(declared(pay(1), pay(2), pay(3), pay(4), { ...pay(5), code: 'spend:coins.5' }))).toHaveLength(5);
    expect(entriesOf(declared(pay(1), pay(2), pay(3), pay(4), { ...pay(4), code: 'pay:again' }))).toHaveLength(5);
    const both = [1, 2, 3, 4, 5].map((n) => offered(`pay:${n}`, `own.amount.coins.${n}`, 'own.amount.stones.1'));
    expect(entriesOf(declared(...both))).toHaveLength(5);
  });

  it('has the numbers that are offered in their order, and begins at the one offered first', () => {
    const [entry] = entriesOf(declared(pay(3), pay(5), pay(1), pay(2), pay(10)));
    if (!entry || !('stepper' in entry)) throw new Error('it is no stepper');
    const { stepper } = entry;
    expect(stepper.options.map(({ amount }) => amount?.n)).toEqual([1, 2, 3, 5, 10]);
    expect(standing(stepper, []).amount?.n).toBe(3);
    expect(standing(stepper, ['pay:coins.10']).amount?.n).toBe(10);
    expect(standing(stepper, ['elsewhere']).amount?.n).toBe(3);
  });

  it('counts as one thing at a glance, and is looked into where there is more than that', () => {
    const numbers = [1, 2, 3, 4, 5, 6].map((n) => pay(n));
    const market = (count: number) => Array.from({ length: count }, (_, n) => offered(`take:${n}`, `table.market.${n}`));
    expect(buttons(declared(...market(7), ...numbers))).toHaveLength(8);
    expect(buttons(declared(...market(8), ...numbers)).map(nameOf)).toEqual(['table.market 8', 'boards.0.strongbox 1']);
  });

  it('takes the place of numbers on the board', () => {
    const lit = (count: number) => new Set(Array.from({ length: count }, (_, n) => `own.amount.coins.${n}`));
    expect(fewNumbersAt(lit(4), 'own.amount.coins')).toEqual([0, 1, 2, 3]);
    expect(fewNumbersAt(lit(5), 'own.amount.coins')).toEqual([]);
  });
});
