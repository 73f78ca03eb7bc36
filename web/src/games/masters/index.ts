// Masters of Renaissance: layout and drawing only. What is legal, what it does and what it costs comes from the server.
import { panesOf } from '../../core/panes';
import type { Drawing } from '../drawing';

export { default as Aside } from './Solo.svelte';
export { default as Board } from './Board.svelte';
export { default as Other } from './Other.svelte';
export { default as Own } from './Own.svelte';
export { default as Strip } from './Strip.svelte';

/** The groups of elements that lie on one's own board. */
const OWN = new Set(['leader', 'power', 'slot']);

export const asked: Drawing['asked'] = (_, lit) => panesOf(lit, OWN);
export const frame: Drawing['frame'] = () => ({ drawn: true, tall: false });
