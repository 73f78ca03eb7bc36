import { describe, expect, it } from 'vitest';
import { apart, namedColumns, ruled } from './chart';

describe('a chart', () => {
  it('is ruled at round numbers around all that is drawn', () => {
    expect(ruled(0, 61, 4)).toEqual([0, 20, 40, 60, 80]);
    expect(ruled(-3, 9, 4)).toEqual([-5, 0, 5, 10]);
    expect(ruled(0, 0, 4)).toEqual([0, 1]);
  });

  it('names its first and last column, and no more than there is room for', () => {
    expect([...namedColumns(7, 20)]).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([...namedColumns(28, 8)]).toEqual([0, 4, 8, 12, 16, 20, 24, 27]);
    expect([...namedColumns(1, 8)]).toEqual([0]);
  });

  it('keeps markers apart, in their order and inside', () => {
    expect(apart([50, 50, 10], 16, 0, 100)).toEqual([50, 66, 10]);
    expect(apart([98, 97], 16, 0, 100)).toEqual([100, 84]);
    expect(apart([0, 1, 2], 16, 0, 100)).toEqual([0, 16, 32]);
  });
});
