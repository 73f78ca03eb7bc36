// What travels between server and browser. Generated from the server by `npm run types`; do not edit.

/**
 * An open action space beside the towers, with its members in the order of placing (LOR-191).
 */
export interface ActionSpace {
  members: Piece[];
  space: string;
}

/**
 * One of the things to choose from: whose arrow it is, what it takes and brings, how often it is chosen by now.
 */
export interface Alternative {
  activates: string;
  gain: {
    [k: string]: number;
  };
  pay: {
    [k: string]: number;
  };
  source: string;
  taken: number;
}

/**
 * So many of a word: "coins", "faith", "any", or a card by colour and level ("green.2").
 */
export interface Amount {
  n: number;
  of: string;
}

/**
 * Something that can be ordered: the first of these codes that is offered, and what that is called.
 */
export interface Answer {
  codes: string[];
  label: Label;
}

/**
 * What is refused to me now, and why?
 */
export interface Ask {
  type: 'ask';
  after: number;
}

/**
 * What is up for auction, the highest bid and whose it is.
 */
export interface Auction {
  bid: number;
  seat: number;
  stack: string;
}

/**
 * What an auction still holds for a seat: one of BIDDING.
 */
export interface Bidder {
  seat: number;
  state: string;
}

/**
 * One place of the viewer's view ("boards.0.faith") before and after.
 */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

/**
 * Choices, all or none, after the sequence number they were made at; the key makes sending twice harmless.
 */
export interface Choose {
  type: 'choose';
  codes: string[];
  after: number;
  key: string;
}

/**
 * An arrow that was chosen: its card, what is paid and gained by it, or the card that it activates.
 */
export interface ChosenExchange {
  activates: string;
  card: string;
  gain: {
    [k: string]: number;
  };
  pay: {
    [k: string]: number;
  };
}

/**
 * What a viewer is asked.
 */
export interface Decision {
  kind: string;
  question: Label;
  options: Option[];
}

/**
 * How many cards of a type are still to come (LOR-028).
 */
export interface Deck {
  count: number;
  type: string;
}

/**
 * The fields of a view: of the table, of each board, and of what is the viewer's own.
 */
export interface Declaration {
  table: {
    [k: string]: Field;
  };
  boards: {
    [k: string]: Field;
  };
  own: {
    [k: string]: Field;
  };
}

/**
 * One depot as drawn; resource is "" while a warehouse depot is empty, size is what it can hold.
 */
export interface Depot {
  count: number;
  resource: string;
  size: number;
}

/**
 * A die and what it shows.
 */
export interface Die {
  die: string;
  value: number;
}

/**
 * Choices are kept: the match stands at seq.
 */
export interface Done {
  type: 'done';
  key: string;
  seq: number;
}

/**
 * One effect: when it works ("" where the kind of piece says so), what it takes, what it gives.
 * each: it gives that much for each of these; when "wish", once if they are there.
 */
export interface Effect {
  each: Amount[];
  gain: Amount[];
  pay: Amount[];
  when: string;
}

/**
 * A line of the log: what a choice caused, as far as the viewer may know; undo: it was a taking back.
 * ordered: an order of the viewer's own made the choice; changes: where the viewer's view is another since, absent
 * where that is not told: for choices before the viewer's last one, and for those that are long past.
 */
export interface Entry {
  seq: number;
  at: number;
  labels: Label[];
  seat?: number | null;
  undo?: boolean;
  ordered?: boolean;
  changes?: Change[];
}

/**
 * What things would come to for the viewer now.
 * offers: by the floors of the towers; barred: spaces beside them that no member may enter; yields: of a harvest, then
 * of a production, by rising value; military_needed: for one more territory; goods_left: to pay for exchanges with,
 * less what is chosen.
 */
export interface Estimates {
  barred: string[];
  goods_left: {
    [k: string]: number;
  };
  hand: LeaderNeeds[];
  military_needed: number;
  offers: Offer[][];
  yields: Yield[];
}

/**
 * The face of a piece; tint: its pigment; level and value are 0 where none is printed; cost: one of these.
 * cells: the row and column of each square it covers; more: it does something that only its words say;
 * lines: which lines of its words say that, counted from 0; all of them where none is named.
 */
export interface Face {
  cells: number[][];
  cost: Amount[][];
  effects: Effect[];
  kind: string;
  level: number;
  lines: number[];
  more: boolean;
  points: number;
  tint: string;
  value: number;
}

/**
 * Everything of a game that can be drawn, by the words of its views.
 */
export interface Faces {
  pieces: {
    [k: string]: Face;
  };
  tracks: {
    [k: string]: Track;
  };
}

/**
 * How a seat stands in a Vatican report.
 */
export interface Faithful {
  faith: number;
  seat: number;
  verdict: string;
}

/**
 * The server is closing; come back in a moment.
 */
export interface Farewell {
  type: 'farewell';
}

/**
 * What stands at a place of a view: its shape, the message that names it, and of which kind its words are.
 * parts: how the messages begin that name single amounts or lists; piece: there is only one of each, which can be seen
 * to travel; several: an option may point at some of them at once, to be ticked; own: the field in which its owner
 * sees what is counted; beside: the field whose word is counted; track: where it is a step; upright: a grid by
 * columns; marker: a seat whose marker says enough; points: those of a seat; had: the parts of them that it has by
 * now, all if none is named; course: what it says of the course of the match; stages: all that follow each other
 * there; asked: amounts to answer with, where nothing lies; spent: out of play for good; doing: what somebody is in
 * the middle of, and nobody's yet; due: amounts that will be paid; state: what something is by now, which nobody gets
 * or gives; estimated: what things would come to, which nobody has; scored: the points say the same; empty: there may
 * be nothing (null); absent: there may be no such field; fields: of a record or a thing.
 */
export interface Field {
  shape:
    | 'counters'
    | 'flag'
    | 'grid'
    | 'lists'
    | 'number'
    | 'plan'
    | 'record'
    | 'seat'
    | 'stacks'
    | 'things'
    | 'word'
    | 'words';
  name?: string;
  of?: string;
  parts?: string;
  piece?: boolean;
  several?: boolean;
  own?: string;
  beside?: string;
  track?: string;
  upright?: boolean;
  marker?: boolean;
  points?: boolean;
  had?: string[];
  course?: '' | 'done' | 'first' | 'left' | 'phase' | 'round' | 'sight' | 'turn' | 'turn_order';
  stages?: Stage[];
  asked?: boolean;
  spent?: boolean;
  doing?: boolean;
  due?: boolean;
  state?: boolean;
  estimated?: boolean;
  scored?: boolean;
  empty?: boolean;
  absent?: boolean;
  fields?: {
    [k: string]: Field;
  };
}

/**
 * A floor of a tower: its card ("" if it is gone), the value it asks for, its bonus, and who stands there.
 */
export interface Floor {
  bonus: {
    [k: string]: number;
  };
  card: string;
  members: Piece[];
  value: number;
}

/**
 * A game that can be played here; titles and fronts: by language.
 * bots: who plays it, from weak to strong; ways: the rules it can be played by, from short to full.
 */
export interface GameOffer {
  key: string;
  version: number;
  settings: SettingChoice[];
  bots: string[];
  ways: Way[];
  titles: {
    [k: string]: string;
  };
  fronts: {
    [k: string]: string;
  };
}

/**
 * What each word of a game's views is called, then what there is to say about it; what orders can be given for.
 * faces: what is printed on pieces, to draw them from; view: what its views show; scenes: the messages of events that
 * everybody stops for; gives_away: the verbs of options that throw something away or let it pass; lessons: the rules
 * as they are taught; hints: by kind of question the topics that a newcomer is told at it, one each time it is asked.
 */
export interface Glossary {
  words: {
    [k: string]: Label[];
  };
  questions: Question[];
  faces: Faces;
  view: Declaration;
  scenes: string[];
  gives_away: string[];
  lessons: Lesson[];
  hints: {
    [k: string]: string[];
  };
}

/**
 * The first thing a browser asks for; safe: whether the way here is encrypted or does not leave the machine.
 * talk: whether people may talk at tables here.
 */
export interface Greeting {
  build: string;
  person: Person | null;
  games: GameOffer[];
  languages: string[];
  safe: boolean;
  talk: boolean;
}

/**
 * The feed is alive, and the match is at head.
 */
export interface Heartbeat {
  type: 'heartbeat';
  head: number;
}

/**
 * Somebody's marker.
 */
export interface Holder {
  seat: number;
}

/**
 * A message to translate, its parameters, and the places of the view it concerns.
 */
export interface Label {
  key: string;
  parameters?: {
    [k: string]: number | string | Label[] | Label;
  };
  places?: string[];
}

/**
 * A leader in play; face down it has been used in this round; copied: whose ability it has taken.
 */
export interface LeaderInPlay {
  copied: string;
  leader: string;
  side: string;
}

/**
 * A leader in hand, and what it asks for in the order of its face.
 */
export interface LeaderNeeds {
  leader: string;
  needs: Need[];
}

/**
 * A chapter of a game's rules; topics: those of its help that it tells; pieces: words of pieces that show them.
 */
export interface Lesson {
  key: string;
  topics: string[];
  pieces: string[];
}

/**
 * A line of an auction tile, and whose offer it is.
 */
export interface Line {
  goods: {
    [k: string]: number;
  };
  line: number;
  seat: number | null;
}

/**
 * What would these options do?
 */
export interface Look {
  type: 'look';
  codes: string[];
  after: number;
}

/**
 * What its owner alone sees: leaders in the pack to choose from and in hand; tokens in hand, and those drawn.
 * paying: tokens among which a price is paid; amount: how many of each good can be named as an answer, at most;
 * alternatives: what is asked about, where that lies nowhere else.
 */
export interface LorenzoOwn {
  alternatives: Alternative[];
  amount: {
    [k: string]: number;
  };
  drawn?: string[];
  estimates: Estimates;
  hand: string[];
  pack: string[];
  paying?: string[];
  support: Support | null;
  tokens?: string[];
}

/**
 * What lies before all; towers are rows of floors from the top down, none before the first round.
 * What is up for auction comes first: it is there only as long as everybody looks at it.
 */
export interface LorenzoTable {
  adaptation?: string;
  auction?: Lot[];
  bonus_tiles: string[];
  business: SignoriaGamesLorenzoTableBusiness | null;
  council: ActionSpace[];
  decks: Deck[];
  dice: Die[];
  gone?: string[];
  harvest: ActionSpace[];
  leader_deck?: number;
  market: ActionSpace[];
  next_order: Place[];
  next_period: number;
  open_leaders?: string[];
  order: Place[];
  period: number;
  phase: string;
  production: ActionSpace[];
  removed?: string[];
  report: Report | null;
  round: number;
  seat: number | null;
  supply?: number;
  tiles: Tile[];
  towers: Floor[][];
  used_tokens?: string[];
}

/**
 * All that a viewer may see.
 */
export interface LorenzoView {
  boards: SignoriaGamesLorenzoTableBoard[];
  own: LorenzoOwn | null;
  table: LorenzoTable;
}

/**
 * A family and the lines of the auction tile with it.
 */
export interface Lot {
  family: string;
  lines: Line[];
}

/**
 * A character: whose marker lies on which space, or who holds it; closed: sold in this auction (PRI-281).
 */
export interface Marker {
  character: string;
  closed: string;
  holder: Holder[];
  space: number;
}

/**
 * What its owner alone sees: leaders in hand, and how many of each resource can be named as an answer.
 */
export interface MastersOwn {
  amount: {
    [k: string]: number;
  };
  hand: string[];
}

/**
 * What lies before all; grid columns by colour, each from level 3 down to level 1 (MAS-017).
 */
export interface MastersTable {
  business: SignoriaGamesMastersTableBusiness | null;
  ending: boolean;
  first: number | null;
  grid: SignoriaGamesMastersTableStack[][];
  market: string[][];
  reports: number;
  round: number;
  seat: number | null;
  slide: string;
  solo: Solo | null;
}

/**
 * All that a viewer may see.
 */
export interface MastersView {
  boards: SignoriaGamesMastersTableBoard[];
  own: MastersOwn | null;
  table: MastersTable;
}

/**
 * A family member that is still to be placed, and its value.
 */
export interface Member {
  member: string;
  value: number;
}

export type Message =
  Welcome | Seating | Update | Remarks | Done | Refused | Previews | Refusals | Heartbeat | Farewell;

/**
 * How much a player has of what a leader asks for, and whether that will do.
 */
export interface Need {
  has: number;
  met: boolean;
}

/**
 * Somebody comes in; a program gets its token in the answer, a browser as a cookie.
 */
export interface NewPerson {
  name: string;
  program?: boolean;
}

/**
 * Somebody who sits at a table says something to all who are there.
 */
export interface NewRemark {
  text: string;
}

/**
 * A table to be made; seats: the bot on each, "" for a person; clock: seconds for a decision, 0 for no clock.
 * pause: where orders may be given, the longest before a seat is answered for, in seconds; 0 where they may not.
 */
export interface NewTable {
  game: string;
  settings: {
    [k: string]: boolean | number | string;
  };
  seats: string[];
  listed?: boolean;
  clock?: number;
  pause?: number;
  seed?: string;
}

/**
 * A floor as it is for the viewer: its value, the ways to pay, the surcharge, whether it is closed.
 */
export interface Offer {
  charge: number;
  closed: boolean;
  value: number;
  ways: Price[];
}

/**
 * One legal answer.
 */
export interface Option {
  code: string;
  label: Label;
}

/**
 * To this kind of question answer with the first of these codes that is offered.
 * when: only while these places of the view are so; most: only while these places are at most so much.
 */
export interface Order {
  kind: string;
  codes: string[];
  when?: {
    [k: string]: boolean | number | string;
  };
  most?: {
    [k: string]: number;
  };
}

/**
 * What a seat orders, in the place of all it ordered before: the first order that applies is obeyed.
 */
export interface Orders {
  orders: Order[];
}

/**
 * Somebody; token only for a program, and only once.
 */
export interface Person {
  id: string;
  name: string;
  token?: string;
}

/**
 * A family member on the board and its owner.
 */
export interface Piece {
  member: string;
  seat: number;
}

/**
 * A place in the turn order.
 */
export interface Place {
  seat: number;
}

/**
 * A token on a card.
 */
export interface PlacedToken {
  card: string;
  token: string;
}

/**
 * What an option will do; reveals: then something hidden comes up.
 */
export interface Preview {
  changes: Change[];
  reveals: boolean;
}

/**
 * What options will do, by their codes.
 */
export interface Previews {
  type: 'previews';
  after: number;
  previews: {
    [k: string]: Preview;
  };
}

/**
 * A way to pay for a card: what is paid, what that saves of the printed cost, the military that must be there.
 */
export interface Price {
  military_to_show: number;
  pay: {
    [k: string]: number;
  };
  saved: {
    [k: string]: number;
  };
}

/**
 * What its owner alone sees; known: cards put under a deck (PRI-014, PRI-085, PRI-218).
 * amount: how many points can be named as an answer, at most.
 */
export interface PrincesOwn {
  amount: {
    [k: string]: number;
  };
  bonuses: string[];
  drawn: string[];
  hand: string[];
  known: {
    [k: string]: string[];
  };
  money: number;
  prestiges: string[];
}

/**
 * What lies before all.
 */
export interface PrincesTable {
  actions: number;
  auction: Auction | null;
  banker: number;
  bidders: Bidder[];
  buildings: Supply[];
  characters: Marker[];
  decks: {
    [k: string]: number;
  };
  first: number | null;
  freedoms: {
    [k: string]: number;
  };
  minimum: number;
  phase: string;
  removed: string[];
  round: number;
  seat: number | null;
  stacks: SignoriaGamesPrincesTableStack[];
  work: Work | null;
}

/**
 * All that a viewer may see.
 */
export interface PrincesView {
  boards: SignoriaGamesPrincesTableBoard[];
  own: PrincesOwn | null;
  table: PrincesTable;
}

/**
 * Why something was not done: a message to translate, its text for programs, and a rule that forbids it.
 */
export interface Problem {
  what: Label;
  text: string;
  rule?: string;
}

/**
 * A kind of decision that orders can be given for.
 * place, words: a place of the view that an order may be limited to, and its words; limit, numbers: one that an order
 * may stop at, and the numbers to choose from.
 */
export interface Question {
  kind: string;
  question: Label;
  answers: Answer[];
  place?: string;
  words?: string[];
  limit?: string;
  numbers?: number[];
}

/**
 * An option that is not offered now, the rule that refuses it, and what is missing if it is refused for a lack.
 */
export interface Refusal {
  code: string;
  label: Label;
  rule: string;
  reason: Label;
  missing?: Label | null;
}

/**
 * What is refused now.
 */
export interface Refusals {
  type: 'refusals';
  after: number;
  refusals: Refusal[];
}

/**
 * Choices were not taken; stale: because the match has moved on, and an update follows.
 */
export interface Refused {
  type: 'refused';
  key: string;
  problem: Problem;
  stale?: boolean;
}

/**
 * What somebody said at a table, by the name they had then; seat: where they sit now, absent if they left.
 */
export interface Remark {
  number: number;
  at: number;
  name: string;
  text: string;
  seat?: number | null;
}

/**
 * What was said at the table, since the viewer was last told.
 */
export interface Remarks {
  type: 'remarks';
  remarks: Remark[];
}

/**
 * Somebody wants to be called differently.
 */
export interface Rename {
  name: string;
}

/**
 * A Vatican report that is being held: what it asks for, the tile, and how all stand in the order of turns.
 */
export interface Report {
  faith: number;
  faithful: Faithful[];
  tile: string;
}

export type Request = Choose | Look | Ask;

/**
 * How a seat came out, part by part, as it was counted when the match ended.
 */
export interface Result {
  seat: number;
  rank: number;
  total: number;
  parts: {
    [k: string]: number;
  };
  conceded?: boolean;
}

/**
 * A place at a table: a person's, a bot's, or open.
 */
export interface Seat {
  name?: string;
  bot?: string;
  conceded?: boolean;
  abandon?: boolean;
}

/**
 * The host puts a bot on a seat, or with "" clears it, whoever sits there.
 */
export interface SeatChange {
  seat: number;
  bot?: string;
}

/**
 * Something changed at the table beside the match.
 */
export interface Seating {
  type: 'seating';
  table: Table;
}

/**
 * A part of a track, both ends included, and what is printed on it.
 */
export interface Section {
  first: number;
  last: number;
  points: number;
}

/**
 * One setting of a game and what it may be.
 */
export interface SettingChoice {
  key: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

/**
 * What lies before a player, which everybody sees (LOR-019); what is in hand is only counted (HOU-135).
 * Bonus tiles are no single pieces here, for in the basic game all have the same.
 */
export interface SignoriaGamesLorenzoTableBoard {
  bonus_tile: string;
  buildings: string[];
  characters: string[];
  discarded: string[];
  excommunications: string[];
  faith: number;
  faith_tiles?: string[];
  family?: string;
  hand: number;
  leaders: LeaderInPlay[];
  members: Member[];
  military: number;
  placed_tokens?: PlacedToken[];
  points: {
    [k: string]: number;
  };
  resources: {
    [k: string]: number;
  };
  spaces?: ActionSpace[];
  stored?: {
    [k: string]: number;
  };
  territories: string[];
  tokens?: number;
  ventures: string[];
  victory_points: number;
}

/**
 * What the seat in turn is in the middle of: a member going to a space, a card being taken, work being planned.
 * trail: what led to it, one after the other; types: of which a card may be taken, by an action of that value.
 */
export interface SignoriaGamesLorenzoTableBusiness {
  card: string;
  exchanges: ChosenExchange[];
  member: string;
  space: string;
  trail: string[];
  types: string[];
  value: number;
  work: string;
}

/**
 * A personal board, which everybody sees; powers: those of its production, the one printed on the board first.
 */
export interface SignoriaGamesMastersTableBoard {
  depots: Depot[];
  faith: number;
  hand: number;
  played: string[];
  points: {
    [k: string]: number;
  };
  powers: string[];
  slots: string[][];
  strongbox: {
    [k: string]: number;
  };
  tiles: string[];
  triple_tiles: {
    [k: string]: number;
  };
}

/**
 * What the seat in turn is in the middle of: a line taken, a card being bought, a production planned, a payment.
 * excess: how many of the resources taken cannot be stored, whatever is chosen.
 */
export interface SignoriaGamesMastersTableBusiness {
  buying: string;
  cost: {
    [k: string]: number;
  };
  excess: number;
  faith: number;
  gain: {
    [k: string]: number;
  };
  powers: string[];
  taken: {
    [k: string]: number;
  };
  whites: number;
}

/**
 * A stack of the grid: the card that shows, and how many lie covered.
 * None shows ("") on an empty stack, and on one that was bought from until the turn ends (MAS-084).
 */
export interface SignoriaGamesMastersTableStack {
  card: string;
  covered: number;
}

/**
 * What lies before a player, which everybody sees; money is shown at the end (PRI-336).
 */
export interface SignoriaGamesPrincesTableBoard {
  best_work: number;
  bonus_cards: number;
  builders: number;
  character: string;
  freedoms: string[];
  grid: string[][];
  hand: number;
  jesters: number;
  money: number | null;
  points: {
    [k: string]: number;
  };
  prestige: string[];
  prestige_cards: number;
  table: string[];
}

/**
 * A stack of objects and how many are left; closed: taken from in this round.
 */
export interface SignoriaGamesPrincesTableStack {
  closed: string;
  count: number;
  stack: string;
}

/**
 * Somebody takes a seat and adds entropy of their own, after they could see the commitment.
 */
export interface Sit {
  seat: number;
  entropy: string;
}

/**
 * Lorenzo's side of a solo match; outcome is "" while it is played, then "won" or "lost" by the player.
 */
export interface Solo {
  cross: number;
  outcome: string;
  removed: string[];
  revealed: string[];
  token: string;
}

/**
 * One of the rounds, reports or phases that follow each other, and what it brings, if anything.
 * word: by which it is called and drawn; n: the number that it asks for; needs: a field of the table without which it
 * is left out; name: the message that says it.
 */
export interface Stage {
  word?: string;
  n?: number;
  needs?: string;
  name?: string;
}

/**
 * A base class for defining efficient serializable objects.
 * Fields are defined using type annotations. Fields may optionally have
 * default values, which result in keyword parameters to the constructor.
 * Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
 * ``__copy__`` methods. Additional methods can be defined on the class as
 * needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
 * methods can. A tuple of the field names is available on the class via the
 * ``__struct_fields__`` attribute if needed.
 * Additional class options can be enabled by passing keywords to the class
 * definition (see example below). These configuration options may also be
 * inspected at runtime through the ``__struct_config__`` attribute.
 * Configuration
 * -------------
 * frozen: bool, default False
 * Whether instances of this type are pseudo-immutable. If true, attribute
 * assignment is disabled and a corresponding ``__hash__`` is defined.
 * order: bool, default False
 * If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
 * will be generated for this type.
 * eq: bool, default True
 * If True (the default), an ``__eq__`` method will be generated for this
 * type. Set to False to compare based on instance identity alone.
 * kw_only: bool, default False
 * If True, all fields will be treated as keyword-only arguments in the
 * generated ``__init__`` method. Default is False.
 * omit_defaults: bool, default False
 * Whether fields should be omitted from encoding if the corresponding value
 * is the default for that field. Enabling this may reduce message size, and
 * often also improve encoding & decoding performance.
 * forbid_unknown_fields: bool, default False
 * If True, an error is raised if an unknown field is encountered while
 * decoding structs of this type. If False (the default), no error is raised
 * and the unknown field is skipped.
 * tag: str, int, bool, callable, or None, default None
 * Used along with ``tag_field`` for configuring tagged union support. If
 * either are non-None, then the struct is considered "tagged". In this case,
 * an extra field (the ``tag_field``) and value (the ``tag``) are added to the
 * encoded message, which can be used to differentiate message types during
 * decoding.
 * Set ``tag=True`` to enable the default tagged configuration (``tag_field``
 * is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
 * a string (or less commonly int) value directly to be used as the tag
 * (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
 * takes the class qualname and returns a valid tag value (e.g.
 * ``tag=str.lower``). See the docs for more information.
 * tag_field: str or None, default None
 * The field name to use for tagged union support. If ``tag`` is non-None,
 * then this defaults to ``"type"``. See the ``tag`` docs above for more
 * information.
 * rename: str, mapping, callable, or None, default None
 * Controls renaming the field names used when encoding/decoding the struct.
 * May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
 * ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
 * or kebab-case respectively. May also be a mapping from field names to the
 * renamed names (missing fields are not renamed). Alternatively, may be a
 * callable that takes the field name and returns a new name or ``None`` to
 * not rename that field. Default is ``None`` for no field renaming.
 * repr_omit_defaults: bool, default False
 * Whether fields should be omitted from the generated repr if the
 * corresponding value is the default for that field.
 * array_like: bool, default False
 * If True, this struct type will be treated as an array-like type during
 * encoding/decoding, rather than a dict-like type (the default). This may
 * improve performance, at the cost of a more inscrutable message encoding.
 * gc: bool, default True
 * Whether garbage collection is enabled for this type. Disabling this *may*
 * help reduce GC pressure, but will prevent reference cycles composed of only
 * ``gc=False`` from being collected. It is the user's responsibility to ensure
 * that reference cycles don't occur when setting ``gc=False``.
 * weakref: bool, default False
 * Whether instances of this type support weak references. Defaults to False.
 * dict: bool, default False
 * Whether instances of this type will include a ``__dict__``. Setting this to
 * True will allow adding additional undeclared attributes to a struct instance,
 * which may be useful for holding private runtime state. Defaults to False.
 * cache_hash: bool, default False
 * If enabled, the hash of a frozen struct instance will be computed at most
 * once, and then cached on the instance for further reuse. For expensive
 * hash values this can improve performance at the cost of a small amount of
 * memory usage.
 * Examples
 * --------
 * Here we define a new `Struct` type for describing a dog. It has three fields;
 * two required and one optional.
 * >>> class Dog(Struct):
 * ...     name: str
 * ...     breed: str
 * ...     is_good_boy: bool = True
 * ...
 * >>> Dog('snickers', breed='corgi')
 * Dog(name='snickers', breed='corgi', is_good_boy=True)
 * Additional struct options can be set as part of the class definition. Here
 * we define a new `Struct` type for a frozen `Point` object.
 * >>> class Point(Struct, frozen=True):
 * ...     x: float
 * ...     y: float
 * ...
 * >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
 * {Point(x=1.5, y=2.0): 1}
 */
export interface Struct {}

/**
 * How many of something are left in the supply.
 */
export interface Supply {
  count: number;
  piece: string;
}

/**
 * What supporting the Church would bring, and what the tile would cost at the end as things stand.
 */
export interface Support {
  lost: number;
  points: number;
}

/**
 * A table as one person sees it: yours, if they are its host; mine: where they sit.
 * ties: what decided, or that nothing did, between seats whose results have the same total.
 */
export interface Table {
  id: string;
  game: string;
  version: number;
  settings: {
    [k: string]: boolean | number | string;
  };
  phase: 'abandoned' | 'ended' | 'expired' | 'playing' | 'waiting';
  seats: Seat[];
  commitment: string;
  head: number;
  created: number;
  changed: number;
  pending?: number[];
  seed?: string;
  listed?: boolean;
  clock?: number;
  pause?: number;
  deadline?: number;
  successor?: string;
  results?: Result[];
  ties?: Label[];
  mine?: number | null;
  yours?: boolean;
}

/**
 * What the front page shows: my tables, those with my turn first, tables one can join, and tables to watch.
 */
export interface TableList {
  mine: Table[];
  waiting: Table[];
  running: Table[];
}

/**
 * Everybody's points through a match: at its opening, and after each choice that changed them or the round.
 */
export interface Tallies {
  tallies: Tally[];
}

/**
 * What each seat had in points after a choice, and in which round; 0 where a game has no rounds.
 */
export interface Tally {
  seq: number;
  round: number;
  points: number[];
}

/**
 * An excommunication tile, the faith its report asks for, and who is marked on it.
 */
export interface Tile {
  faith: number;
  marked: Place[];
  tile: string;
}

/**
 * A track: its last space, the points printed beside spaces, its sections.
 */
export interface Track {
  last: number;
  points: {
    [k: string]: number;
  };
  sections: Section[];
}

/**
 * The match as the viewer may see it after choice seq, whole; entries since the viewer was last told.
 * undo: why the viewer can take nothing back, null if they can.
 */
export interface Update {
  type: 'update';
  seq: number;
  view: View;
  decision: Decision | null;
  pending: number[];
  undo: Label | null;
  entries: Entry[];
}

/**
 * What a viewer may see: the table and the boards, the same for everybody, and what is the viewer's own.
 */
export interface View {
  table: {
    [k: string]: unknown;
  };
  boards: {
    [k: string]: unknown;
  }[];
  own: {
    [k: string]: unknown;
  } | null;
}

/**
 * Whether the match should be abandoned; it is when everybody wants it.
 */
export interface Vote {
  abandon: boolean;
}

/**
 * Rules that a game can be played by, for so many seats; names and abouts: by language.
 */
export interface Way {
  key: string;
  settings: {
    [k: string]: boolean | number | string;
  };
  seats: number[];
  names: {
    [k: string]: string;
  };
  abouts: {
    [k: string]: string;
  };
}

/**
 * The first message of a feed.
 */
export interface Welcome {
  type: 'welcome';
  build: string;
  table: Table;
}

/**
 * A work that is being completed.
 */
export interface Work {
  bonuses: string[];
  profession: string;
}

/**
 * What work of a value would bring before any exchange.
 * activates: the cards, of which so many have arrows; unaided: the best that a member reaches without servants.
 */
export interface Yield {
  activates: string[];
  arrows: number;
  gain: {
    [k: string]: number;
  };
  unaided: boolean;
  value: number;
  work: string;
}
