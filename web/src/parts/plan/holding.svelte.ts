// A piece that is held over a plan by a pointer, a finger or the focus: where it would lie, how it is turned, and what is told
// about that. It draws nothing.
import { byGrip, flipped, gripOf, type Laid, lay, outlinesOf, turned } from '../../core/laying';
import { together } from '../../core/narrowing';
import { squareName, type Square } from '../../core/squares';
import type { TableContext } from '../../core/tableContext';

/** A point of a plan, counted in squares from its upper left corner. */
export interface Point {
  y: number;
  x: number;
}

/** Where a plan stands in the view, and the words of its pieces by rows. */
interface Ground {
  path: string;
  plan: string[][];
}

/** So far a finger slips before it drags, in squares. */
const SLIP = 0.3;
/** So much of the wheel turns a piece. */
const NOTCH = 40;

export function isIn(squares: Square[], { row, column }: Square): boolean {
  return squares.some((square) => square.row === row && square.column === column);
}

export function middleOf({ row, column }: Square): Point {
  return { y: row + 0.5, x: column + 0.5 };
}

export class Holding {
  private hand = $state.raw<Point | null>(null);
  /** A finger or button is down: where, how far from there the piece is held, and whether it moves. */
  private press: { from: Point; down: number; right: number; dragging: boolean } | null = null;
  /** A pointer came down since the last key or click: the focus that follows it says nothing. */
  private touched = false;
  private wheeled = 0;
  /** What was pointed at last: a pointer that moves within its place says nothing new. */
  private pointed = '';

  private readonly placements: Square[][] = $derived.by(() => this.context.placementsOn(this.ground().path));
  readonly outlines: string[] = $derived(outlinesOf(this.placements));
  /** How the piece is turned; "" where there is none to lay. */
  readonly outline: string = $derived.by(() => this.context.steps.findLast((step) => this.outlines.includes(step)) ?? this.outlines[0] ?? '');
  readonly places: Map<string, Square[]> = $derived(byGrip(this.placements, this.outline));
  readonly laid: Laid | null = $derived(this.hand && this.outline ? this.layAt(this.hand) : null);
  readonly blocked: Square[] = $derived(this.laid && !this.laid.legal ? this.laid.squares : []);
  /** The squares under it on which something lies. */
  readonly clashes: Square[] = $derived.by(() => this.blocked.filter(({ row, column }) => this.ground().plan[row]?.[column]));
  /** Where it would lie: what is aimed at, wherever that is done. */
  readonly ghost: Square[] = $derived.by(() =>
    this.ground().plan.flatMap((cells, row) => cells.flatMap((_, column) => (this.context.aimed.has(this.pathOf({ row, column })) ? [{ row, column }] : []))),
  );

  /** tell: says why it may not lie where it is held, or nothing any more. */
  constructor(
    private readonly context: TableContext,
    private readonly ground: () => Ground,
    private readonly tell: (refused: Square[] | null) => void,
  ) {}

  pathOf({ row, column }: Square): string {
    return `${this.ground().path}.${row}.${column}`;
  }

  stepOf(squares: Square[]): string {
    return together(squares.map((square) => this.pathOf(square)));
  }

  private layAt({ y, x }: Point): Laid {
    const { plan } = this.ground();
    return lay({ places: this.places, outline: this.outline, rows: plan.length, columns: plan[0]?.length ?? 0 }, y, x);
  }

  private hold(point: Point): void {
    this.hand = point;
    const { laid } = this;
    const step = laid ? this.stepOf(laid.squares) : '';
    if (step === this.pointed) return;
    this.pointed = step;
    this.context.point(laid?.legal ? step : null);
    this.tell(laid && !laid.legal ? laid.squares : null);
  }

  release(): void {
    if (this.hand) this.context.point(null);
    this.hand = null;
    this.pointed = '';
    this.tell(null);
  }

  focus(square: Square): void {
    if (!this.touched) this.hold(middleOf(square));
  }

  down(from: Point): void {
    this.touched = true;
    const { ghost } = this;
    const grip = isIn(ghost, { row: Math.floor(from.y), column: Math.floor(from.x) }) ? middleOf(gripOf(ghost)) : from;
    this.press = { from, down: grip.y - from.y, right: grip.x - from.x, dragging: false };
  }

  lift(): void {
    this.press = null;
  }

  get dragging(): boolean {
    return this.press?.dragging ?? false;
  }

  /** A finger holds only what it drags; everything else holds it wherever it is. */
  move({ y, x }: Point, finger: boolean): void {
    if (!finger) return this.hold({ y, x });
    const { press } = this;
    if (!press) return;
    press.dragging ||= Math.hypot(y - press.from.y, x - press.from.x) > SLIP;
    if (press.dragging) this.hold({ y: y + press.down, x: x + press.right });
  }

  /** A finger that comes back to what it laid takes it; everything else takes what it points at. */
  click(square: Square, point: Point, finger: boolean): void {
    this.touched = false;
    if (finger && isIn(this.ghost, square)) return this.context.pick(this.stepOf(this.ghost));
    this.hold(point);
    if (this.laid?.legal) this.context.pick(this.stepOf(this.laid.squares));
  }

  rotate(): void {
    this.turnTo(turned(this.outlines, this.outline));
  }

  flip(): void {
    this.turnTo(flipped(this.outlines, this.outline));
  }

  private turnTo(outline: string): void {
    this.context.narrow(outline);
    if (this.hand) this.hold(this.hand);
  }

  wheel(by: number): void {
    this.wheeled += Math.abs(by);
    if (this.wheeled < NOTCH) return;
    this.wheeled = 0;
    this.rotate();
  }

  /** A key was pressed: whether it turned the piece. */
  key(command: string | undefined): boolean {
    this.touched = false;
    if (!this.hand || !this.outline) return false;
    if (command === 'rotate') this.rotate();
    else if (command === 'flip') this.flip();
    else return false;
    return true;
  }

  /** By what it is known to whoever hears: what laying it there is called, or where it may not lie. */
  get sentence(): string {
    const { laid, context } = this;
    if (!laid) return '';
    return laid.legal ? context.nameOf(this.stepOf(laid.squares)) : context.words.text('table-plan-blocked', { squares: context.words.listParts(laid.squares.map(squareName)) });
  }
}
