// Draws src/controls/sprite.svg and src/controls/icons.ts: the icons we use, taken from game-icons (CC BY 3.0) or drawn here.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { drawn, taken, cropped } from './icons.mjs';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons;
const place = (name) => fileURLToPath(new URL(`../src/controls/${name}`, import.meta.url));

function symbol(name) {
  if (name in drawn) return `<symbol id="${name}" viewBox="0 0 24 24">${drawn[name]}</symbol>`;
  const icon = set[taken[name]];
  if (!icon) throw new Error(`game-icons has no icon called ${taken[name]}`);
  return `<symbol id="${name}" viewBox="${cropped[name] ?? '0 0 512 512'}">${icon.body}</symbol>`;
}

const names = [...Object.keys(taken), ...Object.keys(drawn)].sort();
writeFileSync(place('sprite.svg'), `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbol).join('\n')}\n</svg>\n`);
writeFileSync(
  place('icons.ts'),
  `// The names of all icons in the sprite. Written by \`npm run sprite\`; do not edit.\nexport type IconName =\n${names
    .map((name) => `  | '${name}'`)
    .join('\n')};\n`,
);
