// Names that are proposed to guests.
import { expect, it } from 'vitest';
import { FIRST_NAMES, proposeName, SURNAMES } from './florentines';

/** As long as a name may be at a table. */
const LONGEST = 24;
const longest = (names: string[]) => Math.max(...names.map(({ length }) => length));

it('has a first name and a surname, from the first to the last of each', () => {
  expect(proposeName(() => 0)).toBe(`${FIRST_NAMES[0]} ${SURNAMES[0]}`);
  expect(proposeName(() => 0.999999)).toBe(`${FIRST_NAMES.at(-1)} ${SURNAMES.at(-1)}`);
});

it('is never too long for a table, and never the same name twice', () => {
  expect(longest(FIRST_NAMES) + 1 + longest(SURNAMES)).toBeLessThanOrEqual(LONGEST);
  for (const names of [FIRST_NAMES, SURNAMES]) expect(new Set(names).size).toBe(names.length);
});
