// Tables one can join while the page is open: nothing may move under a pointer that is on its way to *Join*.
import type { Table } from '../core/messages';

/** As they stand on the page; gone: of these, the ones nobody can join any more; more: how many came since. */
export interface Lobby {
  tables: Table[];
  gone: string[];
  more: number;
}

/** What is shown keeps its place, as it is now; what came since waits until it is asked for. */
export function hold(shown: Table[], latest: Table[]): Lobby {
  const tables = shown.map((table) => latest.find(({ id }) => id === table.id) ?? table);
  const gone = tables.filter((table) => !latest.includes(table)).map(({ id }) => id);
  return { tables, gone, more: latest.filter((table) => !tables.includes(table)).length };
}
