// Which rungs of a ladder are in sight, and which bids still stand.
import { describe, expect, it } from 'vitest';
import { isOutbid, standingAt, windowOf } from './auction';

const seats = (...rungs: (number | null)[]) => rungs.map((seat) => ({ seat }));
/** Rungs by their numbers, what is left out as so many dots. */
const shown = (count: number, standing: number, kept: number[] = []) => windowOf(count, standing, kept).map((step) => ('at' in step ? String(step.at) : `…${step.left}`)).join(' ');

describe('the window of a ladder', () => {
  it('is all of a short one, wherever the bid stands', () => {
    expect(shown(0, -1)).toBe('');
    expect(shown(6, 5)).toBe('0 1 2 3 4 5');
    expect(shown(12, -1)).toBe('0 1 2 3 4 5 6 7 8 9 10 11');
  });

  it('has the last three bids, the standing one, the next three and the highest', () => {
    expect(shown(70, 20)).toBe('…17 17 18 19 20 21 22 23 …45 69');
  });

  it('begins with the first three while nobody has bid', () => expect(shown(70, -1)).toBe('0 1 2 …66 69'));

  it('ends with the highest', () => {
    expect(shown(70, 69)).toBe('…66 66 67 68 69');
    expect(shown(70, 65)).toBe('…62 62 63 64 65 66 67 68 69');
  });

  it('leaves out no rung by itself', () => {
    expect(shown(70, 4)).toBe('0 1 2 3 4 5 6 7 …61 69');
    expect(shown(70, 5)).toBe('…2 2 3 4 5 6 7 8 …60 69');
    expect(shown(70, 64)).toBe('…61 61 62 63 64 65 66 67 68 69');
  });

  it('keeps what matters now', () => expect(shown(70, 4, [30])).toBe('0 1 2 3 4 5 6 7 …22 30 …38 69'));

  it('loses no rung', () => {
    for (const standing of [-1, 0, 3, 33, 71]) {
      const rungs = windowOf(72, standing).reduce((all, step) => all + ('at' in step ? 1 : step.left), 0);
      expect(rungs).toBe(72);
    }
  });
});

describe('a bid', () => {
  it('stands where the highest is', () => {
    expect([seats(), seats(null, null), seats(1, null, 0, null)].map(standingAt)).toEqual([-1, -1, 2]);
  });

  it('is outbid by a higher one, or by one that is aimed at', () => {
    const rungs = seats(1, null, 0, null);
    expect(rungs.map((_, at) => isOutbid(rungs, at))).toEqual([true, false, false, false]);
    const aimed = [...rungs.slice(0, 3), { seat: null, coming: 2 }];
    expect(aimed.map((_, at) => isOutbid(aimed, at))).toEqual([true, false, true, false]);
  });
});
