// The plain drawing: any game's view by its shape, for games that nobody has drawn yet.
import type { Drawing } from '../games/drawing';
import { panesAsked, spreadOf } from './spread';

export { default as Aside } from './Aside.svelte';
export { default as Board } from './Shared.svelte';
export { default as Other } from './Other.svelte';
export { default as Own } from './Own.svelte';

/** The pane of one's own shows what one has. */
export const Strip = null;
export const asked: Drawing['asked'] = (shown, lit) => panesAsked(spreadOf(shown), lit, shown.mine);
export const frame: Drawing['frame'] = (shown) => ({ drawn: false, tall: spreadOf(shown).tall });
