// Who is here, in which language, and the words and glossaries loaded so far.
import * as api from './api';
import { proposeName } from './florentines';
import { recall, remember } from './memory';
import type { Glossary, Greeting, Person, Table } from './messages';
import { Words, loadWords, makeBundle } from './words';

const COMMON = ['platform', 'pages', 'table'];

class Session {
  greeting = $state.raw<Greeting | null>(null);
  person = $state.raw<Person | null>(null);
  /** What I am called, or would be if I came in now. */
  name = $state('');
  language = $state('en');
  words = $state.raw(new Words(makeBundle('en', [])));
  ready = $state(false);
  glossaries = $state.raw<Record<string, Glossary>>({});
}

export const session = new Session();
const catalogues = new Set(COMMON);

/** The greeting and the words of the interface: all that any page needs. */
export async function begin(): Promise<void> {
  const greeting = await api.greeting();
  session.greeting = greeting;
  session.person = greeting.person;
  session.name = greeting.person?.name ?? guestName();
  await speak(preferredLanguage(greeting.languages));
  session.ready = true;
}

/** What was chosen here before, else the first language of the browser that we speak. */
function preferredLanguage(languages: string[]): string {
  const preferences = [recall('language'), ...navigator.languages].filter((language) => language !== null);
  const match = preferences.map((language) => language.slice(0, 2)).find((language) => languages.includes(language));
  return match ?? (languages.includes('en') ? 'en' : (languages[0] ?? 'en'));
}

async function speak(language: string): Promise<void> {
  const bundle = await loadWords(language, [...catalogues], session.greeting?.build ?? '');
  session.language = language;
  session.words = new Words(bundle);
  document.documentElement.lang = language;
}

/** Loads a game's catalogue and glossary. */
export async function needGame(key: string): Promise<void> {
  const requests: Promise<void>[] = [];
  if (!catalogues.has(key)) requests.push(needWords(key));
  if (!session.glossaries[key]) requests.push(needGlossary(key));
  await Promise.all(requests);
}

async function needWords(key: string): Promise<void> {
  catalogues.add(key);
  try {
    await speak(session.language);
  } catch (fault) {
    catalogues.delete(key);
    throw fault;
  }
}

async function needGlossary(key: string): Promise<void> {
  const glossary = await api.glossary(key);
  session.glossaries = { ...session.glossaries, [key]: glossary };
}

/** The name used here last, else one that is proposed and stays. */
function guestName(): string {
  const name = recall('name') ?? proposeName();
  remember('name', name);
  return name;
}

/** Whoever is here; a newcomer comes in as a guest. */
export async function ensurePerson(): Promise<Person> {
  session.person ??= await api.enter(session.name);
  return session.person;
}

/** Be called differently from now on. Nobody is entered for it: a guest's name waits in the browser until it is needed. */
export async function callMe(name: string): Promise<void> {
  if (session.person && name !== session.person.name) session.person = await api.rename(name);
  remember('name', name);
  session.name = name;
}

export async function setLanguage(language: string): Promise<void> {
  remember('language', language);
  await speak(language);
}

/** What the seats of a table are called: people by name, bots by theirs, open seats by number; twins get numbers. */
export function seatNames(table: Table): string[] {
  const words = session.words;
  const names = table.seats.map((seat, n) => {
    if (seat.name) return seat.name;
    return seat.bot ? words.bot(seat.bot) : words.text('platform-seat', { n: n + 1 });
  });
  return names.map((name, n) => {
    if (names.filter((other) => other === name).length === 1) return name;
    return `${name} ${names.slice(0, n + 1).filter((other) => other === name).length}`;
  });
}
