// What is said at a table, as far as this player wants to hear it, and which of it they have not seen yet.
import { recall, remember } from './memory';
import type { Remark, Table } from './messages';
import { session } from './session.svelte';

/** Whether this player wants to hear what is said, at whichever table. */
const wish = $state({ wanted: recall('talk') !== 'off' });

export class Talk {
  private all = $state.raw<Remark[]>([]);
  /** The number of the last remark that was in sight. */
  private seen = $state(0);
  private readonly memoryKey: string;

  constructor(table: string) {
    this.memoryKey = `talk.${table}`;
    this.seen = Number(recall(this.memoryKey) ?? 0);
  }

  /** Whoever comes back is told the last ones again. */
  add(remarks: Remark[]): void {
    const last = this.all.at(-1)?.number ?? 0;
    this.all = [...this.all, ...remarks.filter((remark) => remark.number > last)];
  }

  get wanted(): boolean {
    return wish.wanted;
  }

  want(on: boolean): void {
    wish.wanted = on;
    remember('talk', on ? 'on' : 'off');
  }

  get remarks(): Remark[] {
    return wish.wanted ? this.all : [];
  }

  /** What others said that was not in sight yet. */
  unseen(mine: number | null): Remark[] {
    return this.remarks.filter(({ number, seat }) => number > this.seen && (seat === undefined || seat !== mine));
  }

  see(number: number): void {
    if (number <= this.seen) return;
    this.seen = number;
    remember(this.memoryKey, String(number));
  }

  /** Whether I may say something: I sit there, not only with bots, and the server's host wants people to talk. */
  open({ mine, seats }: Table): boolean {
    return wish.wanted && !!session.greeting?.talk && typeof mine === 'number' && seats.some((seat, n) => n !== mine && !seat.bot);
  }
}

/** Notes when a remark comes in sight: not while it is in a pane that is hidden, or scrolled away. */
export function sighted(node: HTMLElement, seen: () => void): { destroy(): void } {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen();
    observer.disconnect();
  });
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}
