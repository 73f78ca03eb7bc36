// Where a match stands, by what the game declares of its table: rounds and phases, whose turn it is, what is always in sight.
import type { Declaration, Field, Stage } from './messages';
import { isBlank, isRecord, type Place, placesIn, type View } from './view';

/** One of several that follow each other. */
export interface Step extends Stage {
  /** Counted from 1. */
  number: number;
  state: 'past' | 'now' | 'ahead';
}

/** A round, a phase, or what is held one after the other: all there are, if that is known. */
export interface Course {
  place: Place;
  steps: Step[];
}

/** What stands at the head of a table. */
export interface Head {
  courses: Course[];
  /** What is always in sight. */
  sight: Place[];
  /** The seats in the order of turns. */
  order: number[];
  first: number | null;
  turn: number | null;
  /** How many turns each seat has left in the round, where that is declared. */
  left: (number | null)[];
}

type What = NonNullable<Field['course']>;

const STEPPED = new Set<What>(['round', 'done', 'phase']);

/** Which of the stages is the present one, counted from 0. */
function standing({ field, value }: Place, stages: Stage[]): number {
  if (field.course === 'phase') return stages.findIndex(({ word }) => word === value);
  return field.course === 'round' ? Number(value) - 1 : Number(value);
}

function courseAt(place: Place, table: Record<string, unknown>): Course {
  const stages = (place.field.stages ?? []).filter(({ needs }) => !needs || !isEmpty(table[needs]));
  const now = standing(place, stages);
  const stateOf = (n: number) => (n < now ? 'past' : n > now || place.field.course === 'done' ? 'ahead' : 'now');
  return { place, steps: stages.map((stage, n) => ({ ...stage, number: n + 1, state: stateOf(n) })) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** The seats in a list of things, such as the places of the turn order. */
function seatsIn(value: unknown): number[] {
  const things: unknown[] = Array.isArray(value) ? value : [];
  return things.flatMap((thing) => (isRecord(thing) ? Object.values(thing).filter((seat) => typeof seat === 'number') : []));
}

function seatIn(place: Place | undefined): number | null {
  return typeof place?.value === 'number' ? place.value : null;
}

function leftOn(board: Record<string, unknown>, declaration: Declaration): number | null {
  const place = placesIn(declaration.boards, board, '').find(({ field }) => field.course === 'left');
  return place ? (Array.isArray(place.value) ? place.value.length : Number(place.value)) : null;
}

export function headOf(view: View, declaration: Declaration): Head {
  const places = placesIn(declaration.table, view.table, 'table');
  const at = (what: What) => places.find(({ field }) => field.course === what);
  const order = seatsIn(at('turn_order')?.value);
  const first = order[0] ?? seatIn(at('first'));
  return {
    courses: places.filter((place) => STEPPED.has(place.field.course ?? '') && !isBlank(place)).map((place) => courseAt(place, view.table)),
    sight: places.filter((place) => place.field.course === 'sight' && !isBlank(place) && place.value !== 0),
    order: order.length > 0 ? order : view.boards.map((_, n) => ((first ?? 0) + n) % view.boards.length),
    first,
    turn: seatIn(at('turn')),
    left: view.boards.map((board) => leftOn(board, declaration)),
  };
}
