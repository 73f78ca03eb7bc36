// Coming back takes longer each time, within bounds.
import { describe, expect, it } from 'vitest';
import { pause } from './feed.svelte';

describe('pause', () => {
  it('grows from half a second to ten', () => {
    expect(pause(0, 1)).toBe(500);
    expect(pause(3, 1)).toBe(4000);
    expect(pause(20, 1)).toBe(10_000);
    expect(pause(20, 0)).toBe(5000);
  });
});
