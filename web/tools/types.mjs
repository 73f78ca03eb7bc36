// Writes src/core/messages.ts from the server's JSON schema on standard input:
//   ../.venv/bin/python -m signoria.server.schema | npm run -s types
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const target = fileURLToPath(new URL('../src/core/messages.ts', import.meta.url));
const banner = '// What travels between server and browser. Generated from the server by `npm run types`; do not edit.\n';

/** Titles would rename what they stand on, and a Struct is exactly its fields. */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== 'object') return node;
  const { title: _title, discriminator: _discriminator, ...rest } = node;
  const found = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
  for (const bound of ['minItems', 'maxItems']) delete found[bound]; // else lists become long tuples
  if (found.type === 'object') found.additionalProperties ??= found.properties ? false : {};
  if (typeof found.description === 'string') found.description = found.description.replace(/\n\s*/g, '\n').trim();
  return found;
}

/** A field the server always sends may be left out of a request all the same; tags never may. */
function tagged(definition) {
  const type = definition.properties?.type;
  if (!type || (!type.enum && !type.const)) return definition;
  return { ...definition, required: [...new Set([...(definition.required ?? []), 'type'])] };
}

const schema = JSON.parse(readFileSync(0, 'utf8'));
const sorted = Object.entries(plain(schema.$defs)).sort(([a], [b]) => (a < b ? -1 : 1));
const definitions = Object.fromEntries(sorted.map(([name, definition]) => [name, tagged(definition)]));
const root = {
  $defs: definitions,
  type: 'object',
  additionalProperties: false,
  required: Object.keys(definitions),
  properties: Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }])),
};
const text = await compile(root, 'Everything', {
  bannerComment: '',
  additionalProperties: false,
  unknownAny: true,
  declareExternallyReferenced: true,
  style: { singleQuote: true, printWidth: 120 },
});

/** Each declaration with its comment, in alphabetical order: the order of references says nothing. */
function ordered(source) {
  const name = (part) => /export (?:interface|type) (\w+)/.exec(part)?.[1] ?? '';
  const parts = source.split(/^(?=\/\*\*$)|^(?=export )(?<!\*\/\n)/m).map((part) => part.trim());
  return parts.filter((part) => part !== '' && name(part) !== 'Everything').sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

writeFileSync(target, `${banner}\n${ordered(text).join('\n\n')}\n`);
