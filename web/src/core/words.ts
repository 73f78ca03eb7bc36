// Puts labels and messages into one language for one reader, exactly as the server's Words does.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Label } from './messages';

export type Word = number | string | Label | Label[];

export class Words {
  constructor(
    private readonly bundle: FluentBundle,
    readonly viewer: number | null = null,
    readonly names: string[] = [],
  ) {}

  /** The same words for another reader. */
  for(viewer: number | null, names: string[]): Words {
    return new Words(this.bundle, viewer, names);
  }

  get language(): string {
    return this.bundle.locales[0] ?? 'en';
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message with its parameters. */
  say(key: string, parameters: Record<string, Word> = {}): string {
    return this.translate({ key, parameters });
  }

  /** A message whose parameters are words already, such as what somebody typed. */
  text(key: string, parameters: Record<string, string | number> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return this.reportMissing(key);
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, parameters, faults);
    if (faults.length > 0) console.error(`“${key}” in ${this.language}: ${faults.join(', ')}`);
    return text;
  }

  /** A label in words; a seat among its parameters becomes a name, or "you" for the reader. */
  translate(label: Label): string {
    const parameters = label.parameters ?? {};
    const values: Record<string, string | number> = {};
    for (const [name, word] of Object.entries(parameters)) values[name] = this.word(word);
    const seat = parameters['seat'];
    if (typeof seat === 'number') {
      values['who'] = seat === this.viewer ? 'you' : 'other';
      values['name'] = this.name(seat);
    }
    return this.text(label.key, values);
  }

  name(seat: number): string {
    return this.names[seat] ?? this.text('platform-seat', { n: seat + 1 });
  }

  /** What a bot is called; one that only some game from elsewhere knows has its own name. */
  bot(name: string): string {
    return this.has(`platform-bot-${name}`) ? this.text(`platform-bot-${name}`) : name;
  }

  /** Things one after the other, as the language lists them. */
  listParts(parts: string[]): string {
    const [first = '', ...rest] = parts;
    const last = rest.pop();
    if (last === undefined) return first;
    const list = rest.reduce((before, part) => this.text('platform-comma', { first: before, last: part }), first);
    return this.text('platform-and', { first: list, last });
  }

  /** The longest list that is read in a label, part by part; one that only a drawing shows is not, a single thing is none. */
  longestList(label: Label): string[] {
    const text = this.translate(label);
    const lists = Object.values(label.parameters ?? {}).flatMap((word) => (Array.isArray(word) ? [word.map((part) => this.translate(part))] : []));
    const read = lists.filter(([first = '', ...others]) => others.length > 0 && text.includes(first));
    return read.reduce<string[]>((longest, list) => (list.length > longest.length ? list : longest), []);
  }

  private word(word: Word): string | number {
    if (typeof word === 'number') return word;
    if (typeof word === 'string') return this.text(word);
    return Array.isArray(word) ? this.listParts(word.map((part) => this.translate(part))) : this.translate(word);
  }

  // A sentence that is missing must not take the table away from people: it is told to the console, and its key is shown.
  private reportMissing(key: string): string {
    console.error(`${this.language} has no message “${key}”`);
    return key;
  }
}

const requests = new Map<string, Promise<FluentResource>>();

function catalogue(language: string, name: string, build: string): Promise<FluentResource> {
  const address = `/words/${language}/${name}.ftl?b=${encodeURIComponent(build)}`;
  const existing = requests.get(address);
  if (existing) return existing;
  const request = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return new FluentResource(await answer.text());
  });
  request.catch(() => requests.delete(address));
  requests.set(address, request);
  return request;
}

/** The named catalogues of a language, together. */
export async function loadWords(language: string, catalogues: string[], build: string): Promise<FluentBundle> {
  const resources = await Promise.all(catalogues.map((name) => catalogue(language, name, build)));
  return makeBundle(language, resources);
}

export function makeBundle(language: string, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}
