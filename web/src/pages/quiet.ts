// What parts of a table need to draw pieces where no match is played: the words of a game, and nothing that happens.
import { litBy } from '../core/narrowing';
import type { TableContext } from '../core/tableContext';
import { session } from '../core/session.svelte';
import type { Words } from '../core/words';

export function quietContext(game: () => string, words: () => Words = () => session.words, mine: number | null = null): TableContext {
  const dark = litBy([]);
  return {
    get game() {
      return game();
    },
    get words() {
      return words();
    },
    get glossary() {
      return session.glossaries[game()];
    },
    mine,
    over: false,
    view: null,
    lit: dark,
    near: dark,
    steps: [],
    aimed: new Set(),
    changes: new Map(),
    fresh: new Set(),
    nameOf: (path) => path,
    placementsOn: () => [],
    pick: () => undefined,
    narrow: () => undefined,
    point: () => undefined,
    explain: () => undefined,
  };
}
