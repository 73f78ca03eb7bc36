// Who stands where on a track.
import type { TableContext } from '../core/tableContext';

export interface Position {
  /** Where in the view it is told. */
  path: string;
  /** Counted from 0; null for what belongs to nobody. */
  seat: number | null;
  at: number;
  /** Where the aimed option would move it. */
  after?: number | undefined;
  name: string;
}

/** The same for ears. */
export function positionsText({ words }: TableContext, name: string, positions: Position[]): string {
  return `${name}: ${words.listParts(positions.map(({ name: who, at }) => words.text('table-part-track-at', { who, n: at })))}`;
}
