// What the page of parts shows its parts with: pieces picked from a game's faces, and turns that no server knows of.
import { type Head, headOf } from '../../core/course';
import { Feed } from '../../core/feed.svelte';
import type { Change, Declaration, Face, Faces, Field, Glossary, Label, Option, Result, Table, Track, View } from '../../core/messages';
import type { Column } from '../../parts/Chart.svelte';
import { lanePlaces, type LanePlaces } from '../../parts/lanes';
import { ARROW, DICE, pictureOf, symbolsOf } from '../../parts/pictures';
import { Turn } from '../../core/turn.svelte';
import { withValue } from '../../core/view';
import type { Words } from '../../core/words';

export interface Piece {
  word: string;
  face: Face;
}

export interface SamplePieces {
  cards: Piece[];
  /** Pieces that lie in a hand. */
  hand: Piece[];
  /** What cards cost; where they cost nothing, what is drawn on them. */
  goods: string[];
  tracks: Track[];
  /** Figures that are placed, each of its own colour, and where they are. */
  members: string[];
  spaces: Piece[];
  /** What somebody is marked on. */
  tiles: Piece[];
  /** Pieces that cover squares of a plan. */
  outlined: Piece[];
}

/** A game whose pieces are shown. */
export interface Source {
  game: string;
  glossary: Glossary;
  pieces: SamplePieces;
}

export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino'];
export const FIVE = [...NAMES, 'Elena'];
const HAND_SIZE = 4;

/** A piece of every colour and level, and whatever else there is to draw. */
export function samplePieces(faces: Faces): SamplePieces {
  const pieces = Object.entries(faces.pieces).map(([word, face]) => ({ word, face }));
  const costly = pieces.filter(({ face }) => face.tint !== '' && face.cost.length > 0);
  const printed = pieces.filter(({ face }) => face.effects.length > 0 || face.more);
  const drawn = printed.flatMap(({ face }) => symbolsOf(face)).filter((of) => of !== ARROW && pictureOf(of).icon !== null);
  const cards = new Map<string, Piece>();
  for (const piece of costly.length > 0 ? costly : printed) {
    const { kind, tint, level } = piece.face;
    const key = `${kind} ${tint} ${level}`;
    if (!cards.has(key)) cards.set(key, piece);
  }
  const ofKind = (kind: string) => pieces.filter(({ face }) => face.kind === kind);
  const leaders = ofKind('leader');
  return {
    cards: [...cards.values()],
    hand: (leaders.length > 0 ? leaders : [...cards.values()]).slice(0, HAND_SIZE),
    goods: [...new Set(costly.length > 0 ? costly.flatMap(({ face }) => face.cost.flat().map(({ of }) => of)) : drawn)],
    tracks: Object.values(faces.tracks),
    members: ofKind('member').map(({ word }) => word),
    spaces: ofKind('space'),
    tiles: ofKind('excommunication'),
    outlined: pieces.filter(({ face }) => face.cells.length > 0),
  };
}

/** All cards of a colour. */
export function cardsOf(glossary: Glossary | undefined, tint: string): Piece[] {
  return Object.entries(glossary?.faces.pieces ?? {}).flatMap(([word, face]) => (face.kind === 'card' && face.tint === tint ? [{ word, face }] : []));
}

/** A lane by those of the tracks that say what so many cards are worth, and what opens its places. */
export function laneOf(tracks: Track[], of: string): LanePlaces {
  const worth = tracks.find(({ sections, points }) => sections.length === 0 && Object.keys(points).length > 0);
  return lanePlaces(worth, tracks.find(({ sections, points }) => sections.length > 0 && Object.keys(points).length === 0), of);
}

/** All that any game counts; a score sheet shows what this one has words for. */
const SOURCES = ['cards', 'faith', 'tiles', 'leaders', 'resources', 'track', 'territories', 'characters', 'ventures', 'military', 'excommunications', 'fame', 'prestige'];
const POINTS = [
  [24, 9, 5, 7, 2],
  [19, 12, 7, 9, 0],
  [16, 4, 3, 4, 3],
  [11, 2, 0, 0, 4],
];

export function resultsOf(game: string, words: Words): Result[] {
  const sources = SOURCES.filter((source) => words.has(`${game}-part-${source}`));
  return POINTS.map((points, seat) => {
    const parts = Object.fromEntries(sources.map((source, n) => [source, points[n % points.length] ?? 0]));
    return { seat, rank: seat + 1, parts, total: Object.values(parts).reduce((sum, n) => sum + n, 0), conceded: seat === 3 };
  });
}

/** How they might have come to that, each in another way. */
export function columnsOf(results: Result[], words: Words): Column[] {
  const rounds = Array.from({ length: 9 }, (_, round) => round);
  return rounds.map((round) => ({
    name: String(round),
    called: words.text('table-log-round', { n: round }),
    points: results.map(({ seat, total }) => Math.round(total * (round / (rounds.length - 1)) ** (1 + seat / 2))),
    address: '/parts',
  }));
}

/** What might stand in a field of the head, so far on the way through all its stages. */
function courseValue({ shape, course, stages = [], fields = {} }: Field, way: number, phases: string[]): unknown {
  const stage = Math.round(way * (stages.length - (course === 'done' ? 0 : 1)));
  if (course === 'phase') return stages[stage]?.word ?? phases[Math.round(way * (phases.length - 1))] ?? '';
  if (course === 'done') return stage;
  if (course === 'round') return stages.length > 0 ? stage + 1 : 1 + 11 * way;
  if (shape === 'flag') return way === 1;
  if (shape === 'number') return 2;
  const side = (field: Field, n: number) => (field.shape === 'word' ? DICE[n] : n + 2);
  return shape === 'things' ? DICE.map((_, n) => Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, side(field, n)]))) : null;
}

/** The head of a table when a match begins, in its middle, when it ends; with whatever a setting adds. */
export function headOfMatch(glossary: Glossary, moment: 'begin' | 'middle' | 'end'): Head {
  const way = { begin: 0, middle: 0.5, end: 1 }[moment];
  const values = Object.entries(glossary.view.table).map(([key, field]) => [key, field.course ? courseValue(field, way, wordsOf(glossary, field.of ?? '')) : null]);
  return headOf({ table: Object.fromEntries(values) as Record<string, unknown>, boards: [], own: null }, glossary.view);
}

/** The words of a kind, such as the phases of a match, in their order. */
function wordsOf({ words }: Glossary, kind: string): string[] {
  return Object.keys(words).filter((word) => words[word]?.[0]?.key.includes(`-${kind}-`));
}

export function tableOf(game: string, mine: number | null): Table {
  const seats = NAMES.map((name) => ({ name }));
  return { id: '', game, version: 1, settings: {}, phase: 'playing', seats, commitment: '', head: 1, created: 0, changed: 0, mine };
}

/** Options that do something with pieces of the hand. */
export function optionsOf(hand: Piece[], glossary: Glossary): Option[] {
  return hand.flatMap(({ word }, n) => {
    const label = glossary.words[word]?.[0];
    return label ? [{ code: `take:${word}`, label: { ...label, places: [`own.hand.${n}`] } }] : [];
  });
}

/** What is declared for sets and numbers: several of the hand can be taken, and there is something to count. */
export const DECLARED: Declaration = {
  table: {},
  boards: {},
  own: { hand: { shape: 'words', several: true }, amount: { shape: 'counters', parts: 'good', asked: true } },
};

/** Options that take one or two of three pieces of the hand. */
export function setsOf(hand: Piece[], glossary: Glossary): Option[] {
  return [[0], [1], [2], [0, 1], [0, 2], [1, 2]].map((set) => ({
    code: `take:${set.join('+')}`,
    label: {
      key: 'pages-parts-bar-take',
      parameters: { pieces: set.flatMap((n) => glossary.words[hand[n]?.word ?? '']?.slice(0, 1) ?? []) },
      places: set.map((n) => `own.hand.${n}`),
    },
  }));
}

/** Options that pay from 1 to 6, of which the third is offered first. */
export function numbersOf(): Option[] {
  return [3, 1, 2, 4, 5, 6].map((n) => ({ code: `pay:${n}`, label: { key: 'pages-parts-bar-pay', parameters: { n }, places: [`own.amount.good.${n}`] } }));
}

export interface TurnSample {
  question: string;
  options: Option[];
  /** The words of the hand. */
  hand?: string[];
  declaration?: Declaration | undefined;
  pending?: number[];
  undo?: Label | null;
  changes?: Change[];
  cut?: boolean;
  problem?: Label;
}

/** Places of the first seat's board where something is counted. */
export function countsOf(declaration: Declaration, goods: string[]): string[] {
  return Object.entries(declaration.boards).flatMap(([key, field]) => {
    if (field.shape === 'counters' && !field.points) return goods.map((of) => `boards.0.${key}.${of}`);
    return field.shape === 'number' && !field.own && !field.scored && !field.state ? [`boards.0.${key}`] : [];
  });
}

/** A turn over a feed that was never opened; with changes, its first option is aimed at. */
export function turnOf({ question, options, hand = [], declaration, pending = [0], undo = null, changes, cut = false, problem }: TurnSample): Turn {
  const feed = new Feed('', '');
  feed.line = cut ? 'cut' : 'open';
  const before = (changes ?? []).reduce<unknown>((view, change) => withValue(view, change.path, change.before), { table: {}, boards: [{}], own: { hand } });
  feed.update = { type: 'update', seq: 1, view: before as View, decision: options.length > 0 ? { kind: '', question: { key: question }, options } : null, pending, undo, entries: [] };
  if (problem) feed.problem = { what: problem, text: '' };
  const turn = new Turn(feed, () => declaration && { view: declaration, gives_away: [] });
  const first = options[0];
  if (changes && first) {
    feed.previews = { [first.code]: { changes, reveals: false } };
    turn.aim(first.code);
  }
  return turn;
}
