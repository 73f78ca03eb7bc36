// Three soft sounds for whoever wants them: my turn, a choice was kept, the match is over. Made here, not loaded.
import { recall, remember } from './memory';

export type Cue = 'turn' | 'kept' | 'over';

/** What stood at the table at some moment, as far as it can be heard. */
export interface Moment {
  seq: number;
  asked: boolean;
  over: boolean;
}

/** The browser around: how to make sounds, whether somebody has touched the page, whether it can be seen. */
export interface Surroundings {
  open: () => AudioContext;
  touched: () => boolean;
  hidden: () => boolean;
}

/** Notes as on a lute: hertz, and when each is plucked, in seconds. */
const NOTES: Readonly<Record<Cue, readonly (readonly [hertz: number, at: number])[]>> = {
  turn: [[587.33, 0], [880, 0.14]],
  kept: [[392, 0]],
  over: [[293.66, 0], [369.99, 0.16], [440, 0.32], [587.33, 0.48]],
};
const LOUDNESS: Readonly<Record<Cue, number>> = { turn: 0.09, kept: 0.04, over: 0.08 };
const ATTACK = 0.012;
const FADE = 0.7;

/** What is to be heard between two moments; nothing when a page begins. */
export function cueBetween(before: Moment | null, now: Moment): Cue | null {
  if (before === null) return null;
  if (now.over) return before.over ? null : 'over';
  if (now.asked && !before.asked) return 'turn';
  return before.asked && now.seq > before.seq ? 'kept' : null;
}

export class Sound {
  wanted = recall('sound') === 'on';
  private context: AudioContext | null = null;

  constructor(private readonly surroundings: Surroundings) {}

  /** Whoever switches it on hears how soft it is. */
  want(on: boolean): void {
    this.wanted = on;
    remember('sound', on ? 'on' : 'off');
    this.cue('kept');
  }

  /** Silent unless wanted and the page was touched; a page that cannot be seen only calls to the table. */
  cue(name: Cue): void {
    if (!this.wanted || !this.surroundings.touched() || (this.surroundings.hidden() && name !== 'turn')) return;
    this.context ??= this.surroundings.open();
    // A browser may have put it to sleep meanwhile; one that will not wake it stays silent.
    if (this.context.state === 'suspended') void this.context.resume().catch(() => undefined);
    for (const [hertz, at] of NOTES[name]) pluck(this.context, hertz, this.context.currentTime + at, LOUDNESS[name]);
  }
}

function pluck(context: AudioContext, hertz: number, at: number, loudness: number): void {
  const string = context.createOscillator();
  const body = context.createGain();
  string.type = 'triangle';
  string.frequency.value = hertz;
  body.gain.setValueAtTime(0.0001, at);
  body.gain.exponentialRampToValueAtTime(loudness, at + ATTACK);
  body.gain.exponentialRampToValueAtTime(0.0001, at + FADE);
  string.connect(body).connect(context.destination);
  string.start(at);
  string.stop(at + FADE);
}

export const sound = new Sound({
  open: () => new AudioContext(),
  touched: () => navigator.userActivation.hasBeenActive,
  hidden: () => document.hidden,
});
