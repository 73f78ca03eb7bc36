// Lorenzo il Magnifico and Houses of Renaissance: layout and drawing only. What is legal, what it does and what it costs comes from the server.
import { panesOf } from '../../core/panes';
import type { Drawing } from '../drawing';

export { default as Aside } from './Aside.svelte';
export { default as Board } from './Board.svelte';
export { default as Other } from './Other.svelte';
export { default as Own } from './Own.svelte';
export { default as Strip } from './Strip.svelte';

/** What is one's own and yet drawn on the board: whatever is chosen from, and what work would bring. */
const ON_BOARD = /^own\.(pack|amount|alternatives|support|estimates|drawn)\b/;

export const activePanes: Drawing['activePanes'] = ({ mine }, lit) => panesOf(lit, mine, (path) => ON_BOARD.test(path));
export const layout: Drawing['layout'] = () => ({ drawn: true, tall: false });
