// Widths have names, and every style sheet uses them.
import { expect, it } from 'vitest';
import { withWidths } from './breakpoints';

const sources = import.meta.glob<string>(['../**/*.svelte', './*.css', '../**/*.css'], { query: '?raw', import: 'default', eager: true });
const queries = Object.values(sources).flatMap((text) => text.match(/@media[^{]*\{/g) ?? []);

it('puts widths in the places of their names, and touches nothing else', () => {
  expect(withWidths('@media (--phone) { a { width: var(--phone) } }')).toBe('@media (max-width: 63.9375em) { a { width: var(--phone) } }');
  expect(withWidths('@media (--phone), (hover: none) {}')).toBe('@media (max-width: 63.9375em), (hover: none) {}');
});

it('says which names there are', () => expect(() => withWidths('@media (--watch) {}')).toThrow('“watch”; there are: phone, '));

it('is the only place where a width stands that two style sheets use', () => {
  expect(queries.length).toBeGreaterThan(50);
  const widths = queries.flatMap((query) => query.match(/\((?:min|max)-(?:width|height): [^)]*\)/g) ?? []);
  expect(widths.filter((width, n) => widths.indexOf(width) !== n)).toEqual([]);
});

it('knows every name that is used', () => {
  for (const query of queries) expect(withWidths(query)).not.toContain('(--');
});
