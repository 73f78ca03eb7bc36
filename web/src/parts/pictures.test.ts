// How words are drawn that most games share.
import { describe, expect, it } from 'vitest';
import { tintOf } from './pictures';

describe('a word', () => {
  it('is tinted by the colour in it', () => {
    expect(tintOf('green.1.a')).toBe('green');
    expect(tintOf('discount.coins')).toBeNull();
  });
});
