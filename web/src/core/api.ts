// Everything the server answers over HTTP: one function per endpoint.
import type { Glossary, Greeting, NewTable, Order, Orders, Person, Problem, Remark, Table, TableList, Tallies, Update } from './messages';

export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

type Method = 'GET' | 'POST' | 'PATCH';

async function request(method: Method, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch (fault) {
    throw new ProblemError({ what: { key: 'table-problem-line' }, text: String(fault) }, 0);
  }
  if (!answer.ok) throw await problem(answer);
  return answer;
}

/** Not every refusal is ours: something between us and the server may answer in its own way. */
async function problem(answer: Response): Promise<ProblemError> {
  const body: unknown = await answer.json().catch(() => null);
  const ours = body !== null && typeof body === 'object' && 'what' in body;
  const fallback: Problem = { what: { key: 'table-problem-server', parameters: { status: answer.status } }, text: answer.statusText };
  return new ProblemError(ours ? (body as Problem) : fallback, answer.status);
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

const place = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

/** Sixteen random bytes of this browser's own, in hex: what a seat adds to the seed. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const greeting = () => json<Greeting>('GET', '/greeting');
export const enter = (name: string) => json<Person>('POST', '/people', { name });
export const rename = (name: string) => json<Person>('PATCH', '/people/me', { name });
export const glossary = (game: string) => json<Glossary>('GET', `/games/${encodeURIComponent(game)}/glossary`);
export const tables = () => json<TableList>('GET', '/tables');
export const makeTable = (table: NewTable) => json<Table>('POST', '/tables', table);
export const table = (id: string) => json<Table>('GET', place(id));
export const sit = (id: string, seat: number) => json<Table>('POST', place(id, '/sit'), { seat, entropy: entropy() });
export const leave = (id: string) => json<Table>('POST', place(id, '/leave'));
export const setSeat = (id: string, seat: number, bot: string) => json<Table>('POST', place(id, '/seat'), { seat, bot });
export const start = (id: string) => json<Table>('POST', place(id, '/start'));
export const concede = (id: string) => json<Table>('POST', place(id, '/concede'));
export const vote = (id: string, abandon: boolean) => json<Table>('POST', place(id, '/vote'), { abandon });
export const rematch = (id: string) => json<Table>('POST', place(id, '/rematch'));
export const say = (id: string, text: string) => json<Remark>('POST', place(id, '/say'), { text });
export const orders = (id: string) => json<Orders>('GET', place(id, '/orders'));
export const giveOrders = (id: string, orders: Order[]) => json<Orders>('POST', place(id, '/orders'), { orders });
export const at = (id: string, seq: number) => json<Update>('GET', place(id, `/at/${seq}`));
export const tallies = (id: string) => json<Tallies>('GET', place(id, '/tallies'));
export const record = async (id: string) => (await request('GET', place(id, '/record'))).text();
export const recordAddress = (id: string) => `/api${place(id, '/record')}`;
