// A turn before a list to tick and before a stepper.
import { describe, expect, it } from 'vitest';
import { Feed } from './feed.svelte';
import type { Option } from './messages';
import { DECLARATION, VIEW } from './toy';
import { Turn } from './turn.svelte';

const FIELD = 'boards.0.powers';
const SLOT = 'boards.0.slots.0';
const offered = (code: string, ...places: string[]): Option => ({ code, label: { key: code, places } });

function turnBefore(...options: Option[]): Turn {
  const feed = new Feed('', '');
  feed.update = { type: 'update', seq: 1, view: VIEW, decision: { kind: 'turn', question: { key: '' }, options }, pending: [0], undo: null, entries: [] };
  return new Turn(feed, () => ({ view: DECLARATION, gives_away: ['discard', 'pass'] }));
}

/** A market, and every set of three powers: the second is printed on a slot. */
function turnToProduce(): Turn {
  const places = [[`${FIELD}.0`], [`${FIELD}.1`, SLOT], [`${FIELD}.2`]];
  const sets = [[0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]].map((powers) => offered(`produce:${powers.join('+')}`, ...powers.flatMap((n) => places[n] ?? [])));
  return turnBefore(...[0, 1, 2].map((n) => offered(`take:${n}`, `table.market.${n}`)), ...sets);
}

const ticked = (turn: Turn) => turn.list?.ticks.filter((tick) => tick.ticked).map(({ path }) => path.slice(FIELD.length + 1)).join(' ');

function toggle(turn: Turn, n: number): boolean {
  const tick = turn.list?.ticks[n];
  return tick !== undefined && turn.toggle(tick);
}

describe('a turn before a list to tick', () => {
  it('is led there by the group, ticks, and aims at what takes just that', () => {
    const turn = turnToProduce();
    turn.narrow(FIELD);
    expect([ticked(turn), turn.aimed]).toEqual(['', null]);
    expect(toggle(turn, 0)).toBe(true);
    expect([ticked(turn), turn.aimed]).toEqual(['0', 'produce:0']);
    toggle(turn, 2);
    expect([ticked(turn), turn.aimed]).toEqual(['0 2', 'produce:0+2']);
    toggle(turn, 0);
    expect([ticked(turn), turn.aimed]).toEqual(['2', 'produce:2']);
  });

  it('takes nothing by ticking all of it', () => {
    const turn = turnToProduce();
    turn.narrow(FIELD);
    for (const n of [0, 1, 2]) toggle(turn, n);
    expect(turn.remaining).toHaveLength(1);
    expect(turn.buttons.map((one) => ('option' in one ? one.option.code : 'tick'))).toEqual(['tick', 'tick', 'tick', 'produce:0+1+2']);
    expect(turn.busy).toBe(false);
  });

  it('ticks what is clicked on the board, where it is seen as chosen too, and shows no crumb for it', () => {
    const turn = turnToProduce();
    turn.narrow(SLOT);
    expect([ticked(turn), turn.aimed, turn.shownCrumbs]).toEqual(['1', 'produce:1', [FIELD]]);
    toggle(turn, 1);
    expect([ticked(turn), turn.shownCrumbs]).toEqual(['', [FIELD]]);
    toggle(turn, 1);
    expect(turn.chosenPlaces).toContain(SLOT);
  });

  it('steps back tick by tick, then out of the list', () => {
    const turn = turnToProduce();
    turn.narrow(SLOT);
    toggle(turn, 0);
    expect([turn.back(), ticked(turn)]).toEqual([true, '1']);
    expect([turn.back(), ticked(turn)]).toEqual([true, '']);
    expect([turn.back(), turn.list]).toEqual([true, null]);
    expect(turn.back()).toBe(false);
  });
});

describe('a turn at a place', () => {
  it('is there as long as it is narrowed to or aimed at', () => {
    const turn = turnBefore(...['a', 'b'].map((member) => offered(`place:${member}`, `table.spaces.${member}`, 'table.market')), offered('pass'));
    turn.go('table.market');
    expect(turn.place).toBe(null);
    turn.narrow('table.market');
    expect(turn.place).toBe('table.market');
    turn.back();
    expect(turn.place).toBe(null);
    turn.aim('place:a');
    expect(turn.place).toBe('table.market');
    turn.aim('pass');
    expect(turn.place).toBe(null);
  });
});

describe('a turn before what gives something away', () => {
  it('offers that after all others, whatever was offered first', () => {
    const turn = turnBefore(...['discard:a', 'take:1', 'pass', 'discard:b', 'take:2', 'end'].map((code) => offered(code)));
    expect(turn.buttons.map((one) => 'option' in one && one.option.code)).toEqual(['take:1', 'take:2', 'discard:a', 'pass', 'discard:b']);
  });
});

describe('a turn before a stepper', () => {
  it('stands at the first that was offered, and aims wherever it is moved to', () => {
    const turn = turnBefore(...[2, 1, 3, 4, 5].map((n) => offered(`pay:${n}`, `own.amount.coins.${n}`)));
    const [button] = turn.buttons;
    if (!button || !('stepper' in button)) throw new Error('it is no stepper');
    expect([turn.standing(button.stepper).code, turn.aimed]).toEqual(['pay:2', null]);
    turn.step(button.stepper, 2);
    turn.step(button.stepper, 3);
    expect([turn.standing(button.stepper).code, turn.aimed]).toEqual(['pay:4', 'pay:4']);
    turn.step(button.stepper, 0);
    expect(turn.aimed).toBe('pay:1');
  });
});
