// A click answers a question only if it was meant for it.
import { describe, expect, it } from 'vitest';
import { Gesture, isHeld } from './gesture';

const OPTION = {};
const OTHER = {};
const move = (clientX: number, timeStamp: number, pointerType = 'mouse') => ({ clientX, clientY: 0, pointerType, timeStamp });
const click = (timeStamp: number, detail = 1) => ({ timeStamp, detail });

function asked(now: number): Gesture {
  const gesture = new Gesture();
  gesture.move(move(100, now - 1));
  gesture.ask(now);
  return gesture;
}

describe('a click before a new question', () => {
  it('answers after some time', () => {
    expect(asked(1000).isMeant(click(1349), OPTION)).toBe(false);
    expect(asked(1000).isMeant(click(1350), OPTION)).toBe(true);
  });

  it('answers at once when the pointer has moved since, but for a tremor', () => {
    const gesture = asked(1000);
    gesture.move(move(102, 1010));
    expect(gesture.isMeant(click(1020), OPTION)).toBe(false);
    gesture.move(move(105, 1030));
    expect(gesture.isMeant(click(1040), OPTION)).toBe(true);
    gesture.ask(1050);
    expect(gesture.isMeant(click(1060), OPTION)).toBe(false);
  });

  it('is not moved by what came before it, nor by a finger', () => {
    const gesture = asked(1000);
    gesture.move(move(200, 990));
    gesture.move(move(300, 1010, 'touch'));
    expect(gesture.isMeant(click(1020), OPTION)).toBe(false);
  });

  it('answers at once by key', () => {
    expect(asked(1000).isMeant(click(1001, 0), OPTION)).toBe(true);
  });
});

describe('the second half of a double click', () => {
  it('counts where the first did', () => {
    const gesture = asked(0);
    expect([gesture.isMeant(click(1000), OPTION), gesture.isMeant(click(1100, 2), OPTION)]).toEqual([true, true]);
  });

  it('never answers another question, however long ago it came', () => {
    const gesture = asked(0);
    gesture.isMeant(click(1000), OPTION);
    gesture.ask(1010);
    gesture.move(move(200, 1020));
    expect(gesture.isMeant(click(1400, 2), OPTION)).toBe(false);
  });

  it('takes nothing that came under the pointer by the first', () => {
    const gesture = asked(0);
    gesture.isMeant(click(1000), OPTION);
    expect(gesture.isMeant(click(1100, 2), OTHER)).toBe(false);
  });

  it('does nothing where the first answered, and whatever it likes where that did not', () => {
    const gesture = asked(0);
    gesture.isMeant(click(1000), OPTION);
    expect([gesture.isMeant(click(1100, 2), null), gesture.isMeant(click(1200, 3), null)]).toEqual([false, false]);
    expect([gesture.isMeant(click(2000), null), gesture.isMeant(click(2100, 2), null)]).toEqual([true, true]);
  });
});

describe('a held key', () => {
  it('answers once, and scrolls as long as it is held', () => {
    expect(['1', 'e', 'Enter', 'ArrowDown'].map((key) => isHeld({ key, repeat: true }))).toEqual([true, true, true, false]);
    expect(isHeld({ key: '1', repeat: false })).toBe(false);
  });
});
