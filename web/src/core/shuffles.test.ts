// A true record passes; whatever is changed in it is found.
import { describe, expect, it } from 'vitest';
import TEXT from './record.sample.json?raw';
import { canonical, check } from './shuffles';

// Written by the engine itself: a match in the middle, sealed, with names beyond ASCII.
const COMMITMENT = /"commitment":"([0-9a-f]{64})"/.exec(TEXT)?.[1] ?? '';

describe('shuffles', () => {
  it('finds a true record right', () => {
    const findings = check(TEXT, COMMITMENT);
    expect(findings.right).toBe(true);
    expect(findings.seen).toBe(true);
    expect(findings.draws.length).toBeGreaterThan(12);
    expect(findings.draws.every((draw) => draw.right)).toBe(true);
  });

  it('finds another commitment than the one seen', () => {
    expect(check(TEXT, 'f'.repeat(64))).toMatchObject({ seen: false, right: false });
    expect(check(TEXT, null)).toMatchObject({ seen: null, right: true });
  });

  it('finds a changed line', () => {
    const changed = TEXT.replace('"draw":"grid', '"draw":"gird');
    const findings = check(changed, COMMITMENT);
    expect(findings.broken).toBeGreaterThan(2);
    expect(findings.draws.some((draw) => !draw.right)).toBe(true);
    expect(findings.right).toBe(false);
  });

  it('finds another secret', () => {
    expect(check(TEXT.replace(/"secret":"00/, '"secret":"ff'), COMMITMENT)).toMatchObject({ committed: false, right: false });
  });

  it('writes a line as the engine does', () => {
    expect(canonical({ b: [1, null], a: 'è 🎲"' })).toBe('{"a":"\\u00e8 \\ud83c\\udfb2\\"","b":[1,null]}');
  });
});
