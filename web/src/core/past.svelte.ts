// Looks back: the match as it stood after any choice, fetched once each.
import { at } from './api';
import type { Update } from './messages';

export class Past {
  shown = $state.raw<Update | null>(null);
  failed = $state(false);
  private readonly known = new Map<number, Promise<Update>>();
  private wanted = -1;

  constructor(readonly id: string) {}

  /** Shows a moment as soon as it is here; if another was asked for meanwhile, that one. */
  async look(seq: number | null): Promise<void> {
    this.wanted = seq ?? -1;
    this.failed = false;
    if (seq === null) {
      this.shown = null;
      return;
    }
    try {
      const update = await this.fetch(seq);
      if (this.wanted === seq) this.shown = update;
    } catch {
      this.failed = this.wanted === seq;
    }
  }

  private fetch(seq: number): Promise<Update> {
    const known = this.known.get(seq);
    if (known) return known;
    const coming = at(this.id, seq);
    this.known.set(seq, coming);
    coming.catch(() => this.known.delete(seq));
    return coming;
  }
}
