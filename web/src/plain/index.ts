// The plain drawing: any game's view by what is declared of it, for games that nobody has drawn yet.
import { panesOf } from '../core/panes';
import type { Drawing } from '../games/drawing';
import { spreadOf } from './spread';

export { default as Aside } from './Aside.svelte';
export { default as Board } from './Shared.svelte';
export { default as Other } from './Other.svelte';
export { default as Own } from './Own.svelte';

/** The pane of one's own shows what one has. */
export const Strip = null;
export const activePanes: Drawing['activePanes'] = ({ mine }, lit) => panesOf(lit, mine);
export const layout: Drawing['layout'] = (props, declaration) => ({ drawn: false, tall: spreadOf(props, declaration).tall });
