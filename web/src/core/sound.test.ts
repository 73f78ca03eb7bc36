// Sounds are off until wanted, wait for a touch, and keep quiet where nobody looks, but for my turn.
import { beforeEach, describe, expect, it } from 'vitest';
import { cueBetween, type Moment, Sound } from './sound';

/** A sound card that writes down what it is asked to play. */
class Lute {
  state = 'suspended';
  currentTime = 10;
  destination = {};
  notes: { hertz: number; from: number; to: number }[] = [];
  loudest = 0;

  resume() {
    this.state = 'running';
    return Promise.resolve();
  }

  createGain() {
    const ramp = (value: number) => (this.loudest = Math.max(this.loudest, value));
    return { gain: { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp }, connect: () => undefined };
  }

  createOscillator() {
    const note = { hertz: 0, from: 0, to: 0 };
    this.notes.push(note);
    return {
      type: '',
      frequency: {
        set value(hertz: number) {
          note.hertz = hertz;
        },
      },
      connect: (next: unknown) => next,
      start: (at: number) => (note.from = at),
      stop: (at: number) => (note.to = at),
    };
  }
}

const storage = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => storage.set(key, value) },
});

let lute: Lute;
let openCount: number;
let touched: boolean;
let hidden: boolean;

function makeSound(): Sound {
  return new Sound({
    open: () => {
      openCount += 1;
      return lute as unknown as AudioContext;
    },
    touched: () => touched,
    hidden: () => hidden,
  });
}

beforeEach(() => {
  storage.clear();
  lute = new Lute();
  openCount = 0;
  touched = true;
  hidden = false;
});

describe('sound', () => {
  it('is off at first', () => {
    const sound = makeSound();
    sound.cue('turn');
    expect(sound.wanted).toBe(false);
    expect(openCount).toBe(0);
  });

  it('is heard softly when it is switched on, and remembered', () => {
    makeSound().want(true);
    expect(lute.notes).toHaveLength(1);
    expect(lute.loudest).toBeLessThanOrEqual(0.1);
    expect(lute.state).toBe('running');
    expect(makeSound().wanted).toBe(true);
    makeSound().want(false);
    expect(lute.notes).toHaveLength(1);
    expect(makeSound().wanted).toBe(false);
  });

  it('waits until somebody has touched the page', () => {
    storage.set('signoria.sound', 'on');
    touched = false;
    const sound = makeSound();
    sound.cue('over');
    expect(openCount).toBe(0);
    touched = true;
    sound.cue('over');
    expect(openCount).toBe(1);
  });

  it('only calls to the table from a page that is hidden', () => {
    storage.set('signoria.sound', 'on');
    hidden = true;
    const sound = makeSound();
    sound.cue('kept');
    sound.cue('over');
    expect(lute.notes).toEqual([]);
    sound.cue('turn');
    expect(lute.notes.map(({ from }) => from)).toEqual([10, 10.14]);
  });

  it('uses one sound card, and every note ends', () => {
    storage.set('signoria.sound', 'on');
    const sound = makeSound();
    sound.cue('turn');
    sound.cue('over');
    expect(openCount).toBe(1);
    expect(lute.notes.every(({ hertz, from, to }) => hertz > 100 && to > from && to - from < 1)).toBe(true);
  });
});

describe('what is heard between two moments', () => {
  const at = (seq: number, asked: boolean, over = false): Moment => ({ seq, asked, over });

  it('is nothing when a page begins, or others choose', () => {
    expect(cueBetween(null, at(4, true))).toBeNull();
    expect(cueBetween(at(4, false), at(5, false))).toBeNull();
    expect(cueBetween(at(5, true), at(4, true))).toBeNull();
  });

  it('is my turn, a choice kept, the end, each once', () => {
    expect(cueBetween(at(4, false), at(5, true))).toBe('turn');
    expect(cueBetween(at(5, true), at(6, true))).toBe('kept');
    expect(cueBetween(at(6, true), at(7, false))).toBe('kept');
    expect(cueBetween(at(7, true), at(8, false, true))).toBe('over');
    expect(cueBetween(at(8, false, true), at(8, false, true))).toBeNull();
  });
});
