// A player before a decision: what is narrowed to, what is aimed at, what it would do, and taking it.
import { type Button, buttons, tickButtons } from './buttons';
import { ownTail } from './chronicle';
import type { Feed } from './feed.svelte';
import type { Change, Decision as AskedDecision, Glossary, Preview } from './messages';
import { END, type Lit, type Option, addStep, covers, endOption, litBy, placesOf, playable, verbOf, withDeclared, within } from './narrowing';
import type { Square } from './squares';
import { type Stepper, standing } from './stepping';
import { type Tick, type TickList, stepsInto, tickListOf, untick } from './ticking';
import { valueAt } from './view';

/** What is asked, with what is declared of the places its options point at. */
export interface Decision extends AskedDecision {
  options: Option[];
}

const NOTHING: Decision = { kind: '', question: { key: '' }, options: [] };

const NOWHERE = { question: '', places: [] };
const UNMOVED = { question: '', codes: [] };

/** The places that all of some options point at. */
function sharedPlaces([first, ...others]: Option[]): string[] {
  return first ? placesOf(first).filter((path) => others.every((option) => placesOf(option).includes(path))) : [];
}

export class Turn {
  private narrowing = $state.raw<{ question: string; places: string[] }>(NOWHERE);
  /** The options that steppers were moved to. */
  private moved = $state.raw<{ question: string; codes: string[] }>(UNMOVED);
  private target = $state.raw<{ question: string; code: string | null }>({ question: '', code: null });
  /** The place of the table that was gone to last. */
  private went = $state.raw<{ question: string; path: string }>({ question: '', path: '' });
  /** The bar says so when the only option was taken for the player. */
  onlyOption = $state.raw<Option | null>(null);
  /** A choice is on its way, or what follows from it by itself, or what takes it back. */
  busy = $state(false);
  private underway: Promise<unknown> = Promise.resolve();

  readonly decision: Decision = $derived.by(() => {
    const decision = this.feed.update?.decision;
    return decision ? { ...decision, options: withDeclared(decision.options, this.glossary()?.view) } : NOTHING;
  });
  readonly seq: number = $derived.by(() => this.feed.update?.seq ?? 0);
  /** What was chosen last here: whoever is asked the same again was asked anew. */
  private readonly chosen: number = $derived.by(() => this.feed.entries.findLast(({ seat }) => seat === this.feed.table?.mine)?.seq ?? 0);
  /** What is asked: others may choose meanwhile without the question being another. */
  readonly question: string = $derived([this.chosen, this.decision.kind, ...this.decision.options.map(({ code }) => code)].join(' '));
  /** What gives something away comes after all others. */
  readonly options: Option[] = $derived(playable(this.decision.options).sort((one, other) => Number(this.givesAway(one)) - Number(this.givesAway(other))));
  readonly end: Option | null = $derived(endOption(this.decision.options));
  /** What was narrowed to, step by step. */
  readonly crumbs: string[] = $derived(this.narrowing.question === this.question ? this.narrowing.places : []);
  /** The options that are left after that. */
  readonly remaining: Option[] = $derived(within(this.options, this.crumbs));
  /** The list to tick that these are, if they are one. */
  readonly list: TickList | null = $derived(tickListOf(this.options, this.crumbs, (path) => valueAt(this.feed.update?.view, path)));
  readonly buttons: Button[] = $derived(this.list ? tickButtons(this.list) : buttons(this.remaining));
  /** What was narrowed to, but by ticking: that is seen in the list. */
  readonly shownCrumbs: string[] = $derived(this.crumbs.filter((crumb) => !this.list?.steps.includes(crumb)));
  /** The places that are chosen so far: what was narrowed to, and all that lies where something is ticked. */
  readonly chosenPlaces: string[] = $derived(this.list ? [...this.crumbs, ...sharedPlaces(this.remaining)] : this.crumbs);
  readonly lit: Lit = $derived(litBy(this.options));
  /** What lies on the way to one of those that are left. */
  readonly near: Lit = $derived(litBy(this.remaining));
  readonly aimed: string | null = $derived(this.target.question === this.question ? this.target.code : null);
  readonly preview: Preview | null = $derived.by(() => (this.aimed === null ? null : (this.feed.previews[this.aimed] ?? null)));
  readonly changes: Map<string, Change> = $derived(new Map(this.preview?.changes.map((change) => [change.path, change])));
  /** The places that the option aimed at points at. */
  readonly aimedPlaces: Set<string> = $derived.by(() => {
    const option = this.decision.options.find(({ code }) => code === this.aimed);
    return new Set(option?.label.places);
  });

  /** The place that was gone to, while it is narrowed to or aimed at. */
  readonly place: string | null = $derived.by(() => {
    const { question, path } = this.went;
    return question === this.question && (this.crumbs.includes(path) || this.aimedPlaces.has(path)) ? path : null;
  });

  /** The last touch was a finger's: what it aims at stays aimed at until it takes it or goes elsewhere. */
  finger = false;
  /** What was aimed at when the pointer came down; focus moves before the click. */
  private aimedBefore: string | null = null;

  constructor(
    readonly feed: Feed,
    private readonly glossary: () => Pick<Glossary, 'view' | 'gives_away'> | undefined,
  ) {}

  /** A pointer comes down; elsewhere: on nothing that can be answered with. */
  down(finger: boolean, elsewhere: boolean): void {
    this.finger = finger;
    this.aimedBefore = this.aimed;
    if (finger && elsewhere) this.aim(null);
  }

  /** Whether a click takes an option, or only aims at it because a finger asks for the first time; a turn is ended at once. */
  takes(code: string): boolean {
    return !this.finger || code === END || this.aimedBefore === code;
  }

  /** Pointer or focus has left; a finger always leaves. */
  leave(): void {
    if (!this.finger) this.aim(null);
  }

  private givesAway({ code }: Option): boolean {
    return this.glossary()?.gives_away.includes(verbOf(code)) ?? false;
  }

  get asked(): boolean {
    return this.decision.options.length > 0;
  }

  aim(code: string | null): void {
    if (this.aimed !== code) this.target = { question: this.question, code };
  }

  /** A place of the table was gone to, whatever comes of it. */
  go(path: string): void {
    this.went = { question: this.question, path };
  }

  narrow(path: string): void {
    this.walk(addStep(this.options, this.crumbs, path));
    if (this.list) this.walk(stepsInto(this.options, this.crumbs, this.list.field));
  }

  /** Whatever is ticked by then is aimed at. */
  private walk(places: string[]): void {
    this.narrowing = { question: this.question, places };
    this.aim(this.list?.exact?.code ?? null);
  }

  /** Ticks something, or no longer; false if it cannot be. */
  toggle({ path, ticked, enabled }: Tick): boolean {
    if (!this.list || !enabled) return false;
    if (ticked) this.walk(untick(this.options, this.crumbs, this.list.field, path));
    else this.narrow(path);
    return true;
  }

  /** The option at which a stepper stands. */
  standing(stepper: Stepper): Option {
    return standing(stepper, this.moved.question === this.question ? this.moved.codes : []);
  }

  /** Moves a stepper to one of its options, counted from 0, and aims at it. */
  step(stepper: Stepper, to: number): void {
    const { code } = stepper.options[to] ?? this.standing(stepper);
    const elsewhere = this.moved.question === this.question ? this.moved.codes.filter((one) => !stepper.options.some((option) => option.code === one)) : [];
    this.moved = { question: this.question, codes: [...elsewhere, code] };
    this.aim(code);
  }

  /** One step back; false if there is nothing to step back from. */
  back(to = this.crumbs.length - 1): boolean {
    if (this.crumbs.length === 0) return false;
    this.walk(this.crumbs.slice(0, Math.max(0, to)));
    return true;
  }

  /** Where a piece may be laid on a plan, whatever was narrowed to. */
  placementsOn(path: string): Square[][] {
    return this.options.filter((option) => covers(option) && placesOf(option).every((place) => place.startsWith(`${path}.`))).map(({ squares }) => squares);
  }

  /** The options a part of the table stands for, after what was narrowed to. */
  at(path: string): Option[] {
    return within(this.options, addStep(this.options, this.crumbs, path));
  }

  /** Takes an option, and then whatever is the only way to go on with it. */
  async take(code: string): Promise<void> {
    if (this.busy && !(await this.answered())) return;
    const before = this.narrowing;
    await this.occupy(this.follow(code));
    // The same question may come again, by undoing: then it begins anew. The next one may be here, and narrowed, by now.
    if (this.narrowing === before || this.narrowing.question !== this.question) this.narrowing = NOWHERE;
    this.moved = UNMOVED;
  }

  /**
   * The next question may be here, and clicked at, before the answer to the last choice: whether it is still asked then.
   * A second click at what was taken means the same.
   */
  private async answered(): Promise<boolean> {
    const { question } = this;
    if (!this.feed.ahead) return false;
    await this.underway;
    return this.question === question && !this.busy;
  }

  private async occupy(underway: Promise<unknown>): Promise<void> {
    this.busy = true;
    this.underway = underway;
    try {
      await underway;
    } finally {
      this.busy = false;
    }
  }

  private async follow(code: string): Promise<void> {
    this.onlyOption = null;
    if (!(await this.feed.choose([code]))) return;
    if (this.target.code === code) this.aim(null);
    if (this.feed.recap.playing) return; // what others did is to be seen first
    const [only, ...others] = this.decision.options;
    // What closes or gives away something is never taken for a player.
    if (code === END) return;
    if (!only || others.length > 0 || only.code === END || this.givesAway(only)) return this.suggest();
    await this.follow(only.code);
    this.onlyOption = only;
  }

  /** Where a finger's choice leads on, what is offered first is aimed at: one tap takes it. */
  private suggest(): void {
    const [first] = this.buttons;
    if (!this.finger || !first || this.end || this.seq !== this.chosen || 'tick' in first || 'group' in first) return;
    const option = 'option' in first ? first.option : this.standing(first.stepper);
    if (!this.givesAway(option)) this.aim(option.code);
  }

  get canUndo(): boolean {
    return this.feed.update !== null && this.feed.update.undo === null;
  }

  async undo(): Promise<void> {
    await this.idle();
    this.onlyOption = null;
    if (this.canUndo) await this.occupy(this.feed.choose(['undo']));
  }

  /** The whole turn, one choice after the other, as far as it can be taken back. */
  async undoTurn(): Promise<void> {
    await this.idle();
    await this.occupy(this.undoAll());
  }

  private async undoAll(): Promise<void> {
    const seat = this.feed.table?.mine ?? -1;
    for (let count = ownTail(this.feed.entries, seat); count > 0 && this.canUndo; count -= 1) {
      if (!(await this.feed.choose(['undo']))) return;
    }
  }

  /** What is taken back is what was chosen last: it waits for that. */
  private async idle(): Promise<void> {
    while (this.busy) await this.underway;
  }
}
