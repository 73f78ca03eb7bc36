// The log tells what was taken back.
import { describe, expect, it } from 'vitest';
import { ownTail, turnFrom, undoneChoices, withRemarks } from './chronicle';
import type { Entry, Remark } from './messages';

const entry = (seq: number, seat: number | null, undo = false): Entry => ({ seq, at: 0, labels: [], seat, undo });
const LOG = [entry(0, null), entry(1, 1), entry(2, 0), entry(3, 0), entry(4, 0, true), entry(5, 0), entry(6, 0, true), entry(7, 0, true)];

describe('the chronicle', () => {
  it('knows which choices were taken back', () => {
    expect([...undoneChoices(LOG)].sort()).toEqual([2, 3, 5]);
  });

  it('counts a seat’s own choices that still stand', () => {
    expect(ownTail(LOG, 0)).toBe(0);
    expect(ownTail(LOG.slice(0, 6), 0)).toBe(2);
    expect(ownTail(LOG.slice(0, 6), 1)).toBe(0);
  });

  it('has what was said between what had happened by then and what came after it', () => {
    const lines = [10, 20, 20, 30].map((at, seq) => ({ entry: { ...entry(seq, 0), at } }));
    const remarks = [5, 20, 25, 26, 40].map((at): Remark => ({ number: at, at, name: 'Anna', text: '' }));
    const all = withRemarks(lines, remarks).map((line) => ('remark' in line ? `said ${line.remark.number}` : line.entry.seq));
    expect(all).toEqual(['said 5', 0, 1, 2, 'said 20', 'said 25', 'said 26', 3, 'said 40']);
  });

  it('walks by turns', () => {
    expect(turnFrom(LOG, 0, 1)).toBe(1);
    expect(turnFrom(LOG, 7, -1)).toBe(2);
  });
});
