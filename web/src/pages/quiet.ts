// What parts of a table need to draw pieces where no match is played: the words of a game, and nothing that happens.
import { litBy } from '../core/narrowing';
import type { Reading } from '../core/reading';
import { session } from '../core/session.svelte';

export function quietReading(game: () => string): Reading {
  const dark = litBy([]);
  return {
    get game() {
      return game();
    },
    get words() {
      return session.words;
    },
    get glossary() {
      return session.glossaries[game()];
    },
    mine: null,
    lit: dark,
    near: dark,
    steps: [],
    aimed: new Set(),
    changes: new Map(),
    fresh: new Set(),
    named: (element) => element,
    pick: () => undefined,
    point: () => undefined,
    explain: () => undefined,
  };
}
