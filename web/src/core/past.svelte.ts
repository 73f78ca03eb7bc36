// Looks back: the match as it stood after any choice, fetched once each.
import { at } from './api';
import type { Update } from './messages';

export class Past {
  update = $state.raw<Update | null>(null);
  failed = $state(false);
  private readonly updates = new Map<number, Promise<Update>>();
  private target = -1;

  constructor(readonly id: string) {}

  /** Shows a moment as soon as it is here; if another was asked for meanwhile, that one. */
  async look(seq: number | null): Promise<void> {
    this.target = seq ?? -1;
    this.failed = false;
    if (seq === null) {
      this.update = null;
      return;
    }
    try {
      const update = await this.fetch(seq);
      if (this.target === seq) this.update = update;
    } catch {
      this.failed = this.target === seq;
    }
  }

  private fetch(seq: number): Promise<Update> {
    const existing = this.updates.get(seq);
    if (existing) return existing;
    const request = at(this.id, seq);
    this.updates.set(seq, request);
    request.catch(() => this.updates.delete(seq));
    return request;
  }
}
