// Masters of Renaissance: layout and drawing only. What is legal, what it does and what it costs comes from the server.
export { default as Aside } from './Solo.svelte';
export { default as Board } from './Board.svelte';
export { default as Other } from './Other.svelte';
export { default as Own } from './Own.svelte';
export { default as Strip } from './Strip.svelte';

export const own = new Set(['leader', 'power', 'slot']);
