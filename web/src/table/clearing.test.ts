import { describe, expect, it } from 'vitest';
import { placeClear } from './clearing';

describe('an explanation beside what it explains', () => {
  const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
  const room = box(0, 0, 300, 400);
  const size = { width: 200, height: 60 };

  it('stands as near as nothing that is kept in sight lies under it', () => {
    const node = box(100, 200, 40, 40);
    expect(placeClear(node, size, room, [])).toMatchObject({ left: 20, covered: 0 });
    const row = box(0, 244, 300, 60);
    expect(placeClear(node, size, room, [row])).toMatchObject({ top: 139, covered: 0 });
  });

  it('stands clear at the edge of a room that does not end with a whole pixel', () => {
    const narrow = { ...room, top: 0.1, bottom: 60.1 };
    expect(placeClear(box(100, 20, 40, 20), size, narrow, [])).toMatchObject({ covered: 0 });
  });

  it('covers least where it must cover something, and never leaves its room', () => {
    const node = box(0, 350, 300, 50);
    const { top, covered } = placeClear(node, size, room, [box(0, 0, 300, 380)]);
    expect(covered).toBeGreaterThan(0);
    expect(top).toBe(340);
  });
});
