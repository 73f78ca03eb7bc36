// How Svelte compiles: runes everywhere, so that no file falls back to the old reactivity unnoticed.
export default {
  compilerOptions: { runes: true },
};
