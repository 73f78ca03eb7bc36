// Checks in the browser that a record's draws are those its sealed seed gives (docs/record.md).
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Draw {
  line: number;
  label: string;
  counter: number;
  hash: string;
  index: number;
  size: number;
  item: number;
  right: boolean;
}

export interface Findings {
  commitment: string;
  secret: string;
  entropies: string[];
  seed: string;
  draws: Draw[];
  /** The first line of the file that does not follow from the one before; 0 if the chain is whole. */
  broken: number;
  /** Whether the secret is the one committed to; an open seed has none. */
  committed: boolean;
  /** Whether the commitment is the one this browser saw at the table; null if it never saw one. */
  seen: boolean | null;
  /** The seed was open from the start. */
  open: boolean;
  right: boolean;
}

type RecordLine = Record<string, unknown>;

const SPAN = 2 ** 48;

const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** A line as it is written, in one way only: keys in order, no white space, ASCII. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${pairs.map(([key, part]) => `${canonical(key)}:${canonical(part)}`).join(',')}}`;
  }
  const plain = JSON.stringify(value);
  return plain.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The first line of the file whose hash does not follow, counted as the file is; 0 if none. */
function brokenAt(lines: RecordLine[]): number {
  let before = '';
  for (const [n, line] of lines.entries()) {
    const { hash: recordedHash, ...rest } = line;
    before = hash(before + canonical(rest));
    if (recordedHash !== before) return n + 2;
  }
  return 0;
}

/** The number of a draw and which item of the bag it means; -1 if it had to be thrown away. */
export function computeDraw(seed: string, counter: number, label: string, size: number): { hash: string; index: number } {
  const digest = hash(`${seed}:${counter}:${label}`);
  const number = parseInt(digest.slice(0, 12), 16);
  return { hash: digest, index: size === 0 || number >= SPAN - (SPAN % size) ? -1 : number % size };
}

function checkDraw(line: RecordLine, n: number, seed: string): Draw {
  const bag = line['bag'] as number[];
  const [label, counter, item] = [line['draw'] as string, line['counter'] as number, line['item'] as number];
  const { hash, index } = computeDraw(seed, counter, label, bag.length);
  return { line: n, label, counter, hash, index, size: bag.length, item, right: index >= 0 && bag[index] === item };
}

/** Between two draws every number must have been one to throw away: else somebody could have picked a better one. */
function inOrder(draws: Draw[], seed: string): boolean {
  return draws.every((draw, n) => {
    let counter = (draws[n - 1]?.counter ?? 0) + 1;
    while (counter < draw.counter && computeDraw(seed, counter, draw.label, draw.size).index < 0) counter += 1;
    return counter === draw.counter;
  });
}

/** Everything a browser can check about a record without knowing the rules. */
export function check(text: string, seenCommitment: string | null): Findings {
  const lines = JSON.parse(text) as RecordLine[];
  const [head = {}, end = {}] = [lines[0], lines.at(-1)];
  const open = typeof head['seed'] === 'string';
  const entropies = (head['entropies'] ?? []) as string[];
  const [commitment, secret] = [String(head['commitment'] ?? ''), String(end['secret'] ?? '')];
  const seed = open ? String(head['seed']) : bytesToHex(sha256(concatBytes(...[secret, ...entropies].map(hexToBytes))));
  const draws = lines.flatMap((line, n) => ('draw' in line ? [checkDraw(line, n + 2, seed)] : []));
  const committed = open || bytesToHex(sha256(hexToBytes(secret))) === commitment;
  const seen = seenCommitment === null || open ? null : seenCommitment === commitment;
  const broken = brokenAt(lines);
  const right = broken === 0 && committed && seen !== false && inOrder(draws, seed) && draws.every((draw) => draw.right);
  return { commitment, secret, entropies, seed, draws, broken, committed, seen, open, right };
}
