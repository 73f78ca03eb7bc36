// A first game: at every question a newcomer is told the next thing about it, and each thing once.
import { recall, remember } from './memory';

const ON = 'on';
const memoryKey = (game: string) => `guide.${game}`;

export class Guide {
  /** What was told already; null if nothing is to be told. */
  private topics = $state.raw<string[] | null>(null);

  constructor(private readonly game: string) {
    const [wanted, ...topics] = (recall(memoryKey(game)) ?? '').split(' ');
    this.topics = wanted === ON ? topics : null;
  }

  get wanted(): boolean {
    return this.topics !== null;
  }

  /** The first of some topics that was not told yet. */
  next(topics: string[]): string | null {
    return topics.find((topic) => this.topics?.includes(topic) === false) ?? null;
  }

  tell(topic: string): void {
    if (this.topics && !this.topics.includes(topic)) this.keep([...this.topics, topic]);
  }

  /** Wanted again, it begins anew. */
  want(wanted: boolean): void {
    this.keep(wanted ? [] : null);
  }

  private keep(topics: string[] | null): void {
    this.topics = topics;
    remember(memoryKey(this.game), topics ? [ON, ...topics].join(' ') : '');
  }
}
