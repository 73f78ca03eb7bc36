// Marbles have no names in a view. To see one travel they are followed: a line that moved on by one took the one outside in.

type Colours = string[][];
type Names = string[][];

/** One line of a tray as it would be after it was pushed: from its far end inwards, then what drops out. */
interface Push {
  line: [number, number][];
}

function pushes(rows: number, columns: number): Push[] {
  const across = Array.from({ length: rows }, (_, row) => ({ line: Array.from({ length: columns }, (_, column): [number, number] => [row, column]) }));
  const up = Array.from({ length: columns }, (_, column) => ({ line: Array.from({ length: rows }, (_, row): [number, number] => [row, column]) }));
  return [...across, ...up];
}

/** A grid after a push: the first of the line drops out, the rest moves on, what was outside comes in at its end. */
function applyPush(grid: string[][], { line }: Push): string[][] {
  const next = grid.map((row) => [...row]);
  const outside = grid.length - 1;
  const at = ([row, column]: [number, number]) => grid[row]?.[column] ?? '';
  line.forEach(([row, column], n) => {
    const from = line[n + 1];
    const target = next[row];
    if (target) target[column] = from ? at(from) : (grid[outside]?.[0] ?? '');
  });
  const last = next[outside];
  if (last && line[0]) last[0] = at(line[0]);
  return next;
}

const same = (one: string[][], other: string[][]) => JSON.stringify(one) === JSON.stringify(other);

export class Marbles {
  private colours: Colours = [];
  private names: Names = [];
  /** Every name that one of them ever had: none is given twice. */
  private given: string[] = [];

  /** The names of the marbles in these rows, of which the last holds the one outside; kept by those that only moved. */
  follow(colours: Colours): Names {
    if (same(colours, this.colours)) return this.names;
    const rows = colours.length - 1;
    const push = this.colours.length === colours.length ? pushes(rows, colours[0]?.length ?? 0).find((one) => same(applyPush(this.colours, one), colours)) : undefined;
    this.names = push ? applyPush(this.names, push) : colours.map((row) => row.map(() => this.newName()));
    this.colours = colours;
    return this.names;
  }

  private newName(): string {
    const name = `marble.${this.given.length}`;
    this.given.push(name);
    return name;
  }
}
