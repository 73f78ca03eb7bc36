// Arrow keys go where the eye would.
import { describe, expect, it } from 'vitest';
import { nearest } from './roving';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

describe('nearest', () => {
  it('prefers what lies straight ahead', () => {
    expect(nearest(box(0, 0), [box(0, 0), box(100, 0), box(30, 40)], [1, 0])).toBe(1);
    expect(nearest(box(0, 0), [box(0, 0), box(100, 0), box(0, 40)], [0, 1])).toBe(2);
  });

  it('finds nothing behind', () => {
    expect(nearest(box(0, 0), [box(50, 0)], [-1, 0])).toBe(-1);
  });
});
