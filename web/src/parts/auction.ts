// Who bids and how high: the bidders and rungs of an auction, and which rungs of a long ladder are in sight.
import type { Amount } from '../core/messages';

/** leads: the highest bid; in: may still bid; out: no longer; waits: is not asked yet. */
export type BidderState = 'leads' | 'in' | 'out' | 'waits';

export interface Bidder {
  seat: number;
  name: string;
  state: BidderState;
  /** The same in the words of the game. */
  note: string;
  /** What that means. */
  lines?: string[];
  choosing?: boolean;
}

export interface Rung {
  /** The place of the view that options point at who bid this; empty where none does. */
  path: string;
  /** What it is called: the bid in words. */
  label: string;
  /** What is drawn instead of the label. */
  amounts?: Amount[];
  /** Whose bid it is. */
  seat: number | null;
  /** Whose bid it would be by the option aimed at. */
  coming?: number | undefined;
}

/** A rung by its number, or so many that are left out. */
export type Step = { at: number } | { left: number };

/** So many rungs are always shown. */
const WHOLE = 12;
/** Of a longer ladder so many below the standing bid, and as many above it. */
const AROUND = 3;

/** The rung of the standing bid, the highest that is somebody's; -1 where nobody has bid. */
export function standingAt(rungs: Pick<Rung, 'seat'>[]): number {
  return rungs.findLastIndex(({ seat }) => seat !== null);
}

/** Whether a bid is topped: by another, or by the one that is aimed at. */
export function isOutbid(rungs: Pick<Rung, 'seat' | 'coming'>[], at: number): boolean {
  return rungs[at]?.seat !== null && rungs.some(({ seat, coming }, other) => other > at && (seat !== null || coming !== undefined));
}

/**
 * What is in sight of a ladder: all of a short one; else what is around the standing bid, the highest rung, and kept:
 * others that matter now. A single rung is never left out: it takes no more room than saying so.
 */
export function windowOf(count: number, standing: number, kept: number[] = []): Step[] {
  const seen = (at: number) => count <= WHOLE || at < 0 || at >= count - 1 || Math.abs(at - standing) <= AROUND || kept.includes(at);
  const steps: Step[] = [];
  for (let at = 0; at < count; at += 1) {
    const last = steps.at(-1);
    if (seen(at) || (seen(at - 1) && seen(at + 1))) steps.push({ at });
    else if (last && 'left' in last) last.left += 1;
    else steps.push({ left: 1 });
  }
  return steps;
}
