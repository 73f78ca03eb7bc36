// What a hand did since the question came: a click that was on its way to something else answers nothing.

/** So long a new question rests, in milliseconds, unless the pointer moves: farther than a hand trembles, in pixels. */
const REST = 350;
const TREMOR = 4;

/** Where a click answers. */
const ANSWER = '[data-option], [data-answer], [data-chip]:not([aria-expanded])';
const ANSWER_KEY = /^([1-9e]|Enter)$/i;

type Place = { clientX: number; clientY: number };
type Moved = Place & Pick<PointerEvent, 'pointerType' | 'timeStamp'>;

/** What of the page a click answers with, if it does. */
export function answerAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(ANSWER) : null;
}

/** A held key answers once. */
export function isHeld({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  return repeat && ANSWER_KEY.test(key);
}

export class Gesture {
  private asked = 0;
  private moved = false;
  private pointer: Place = { clientX: 0, clientY: 0 };
  private pointerWhenAsked = this.pointer;
  private last: { answer: unknown; asked: number } = { answer: null, asked: 0 };

  /** A question came, at a time of events. */
  ask(now: number): void {
    this.asked = now;
    this.moved = false;
    this.pointerWhenAsked = this.pointer;
  }

  /** A finger only moves to scroll. */
  move({ clientX, clientY, pointerType, timeStamp }: Moved): void {
    if (pointerType === 'touch') return;
    this.pointer = { clientX, clientY };
    const { pointerWhenAsked: from } = this;
    if (timeStamp > this.asked && Math.hypot(clientX - from.clientX, clientY - from.clientY) > TREMOR) this.moved = true;
  }

  /**
   * Whether a click may do what it hits, an answer or something else (null). The second half of a double click only if the first
   * hit that too, for the same question: whatever came under the pointer by an answer, a link too, was not clicked at.
   */
  isMeant({ detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>, answer: unknown): boolean {
    const { asked, last } = this;
    if (answer === null && detail > 1 && last.answer !== null) return false;
    this.last = { answer, asked };
    if (answer === null || detail === 0) return true; // nothing is answered, or by key
    if (detail > 1 && (last.answer !== answer || last.asked !== asked)) return false;
    return this.moved || timeStamp - asked >= REST;
  }
}
