// Which page stands at which address. Each is loaded when it is first asked for.
import type { Component } from 'svelte';

export type Destination =
  | { kind: 'page'; Page: Component }
  | { kind: 'table'; Page: Component<{ id: string; at: number | null }>; id: string }
  | { kind: 'game'; Page: Component<{ game: string }>; game: string };

const PAGES: Record<string, () => Promise<{ default: Component }>> = {
  '': () => import('./pages/Front.svelte'),
  'tables/new': () => import('./pages/NewTable.svelte'),
  help: () => import('./pages/Help.svelte'),
  credits: () => import('./pages/Credits.svelte'),
  privacy: () => import('./pages/Privacy.svelte'),
  parts: () => import('./pages/Parts.svelte'),
};

const PAGES_OF_GAMES: Record<string, () => Promise<{ default: Component<{ game: string }> }>> = {
  play: () => import('./pages/Play.svelte'),
  cards: () => import('./pages/Cards.svelte'),
  learn: () => import('./pages/Learn.svelte'),
};

const nowhere = () => import('./pages/NotFound.svelte');

export async function destinationAt(parts: readonly string[]): Promise<Destination> {
  const [first, second] = parts;
  // The parts are shown with the pieces of one game or another.
  const page = first === 'parts' && parts.length <= 2 ? PAGES['parts'] : PAGES[parts.join('/')];
  if (!page && parts.length === 2 && second !== undefined) {
    if (first === 'tables') return { kind: 'table', Page: (await import('./table/TablePage.svelte')).default, id: second };
    const ofGame = first === undefined ? undefined : PAGES_OF_GAMES[first];
    if (ofGame) return { kind: 'game', Page: (await ofGame()).default, game: second };
  }
  return { kind: 'page', Page: (await (page ?? nowhere)()).default };
}
