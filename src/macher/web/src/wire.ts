/* Written by scripts/wire_types.py from the messages of the service. Do not edit. */

/** What this service offers. */
export interface About {
  version: string;
  editions: EditionAbout[];
  parties: Party[];
  bots: BotAbout[];
  languages: LanguageAbout[];
  mail: boolean;
}

/** A part of the seat's own sealed answer: nobody else sees it before the reveal. */
export interface Answered {
  word: string;
  text: string;
}

/** A bot that may be seated. */
export interface BotAbout {
  id: string;
  name: string;
  about: string;
}

/** A program or opinion card: a topic, and approval (`sign` 1) or disapproval (-1). */
export interface Card {
  index: number;
  word: string;
  topic: number;
  sign: number;
  name: string;
}

/** Seats, presence, clocks or status changed. */
export interface Changed {
  type: "changed";
  table: Table;
}

/** The chat, oldest first. */
export interface Chat {
  lines: ChatLine[];
}

/** A line of the chat. `kind` system is the table speaking. */
export interface ChatLine {
  id: number;
  at: number;
  kind: "person" | "system";
  name: string | null;
  seat: number | null;
  text: string;
}

/** Something to say to everybody at the table. */
export interface ChatRequest {
  text: string;
  seat?: number | null;
}

/** Thinking time: a bank for the game, and an increment after each turn, in seconds. */
export interface Clock {
  bank: number;
  increment?: number;
  at_zero?: "bot" | "open";
}

/** Name and password of an account. */
export interface Credentials {
  name: string;
  password: string;
}

/** A set of printed values; `id` null is the shipped one. */
export interface DataSet {
  id: string | null;
  digest: string;
}

/** Notices on this device: the public key of the service, with which a browser subscribes, and whether they are on. `key` is null where the service sends none. */
export interface Device {
  key: string | null;
  on: boolean;
}

/** Where notices for this browser go, as it says itself (`PushSubscription`), and its keys for them. */
export interface DeviceKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The position after the steps, as the seat would see it. After a revealing step nothing behind it is shown. */
export interface Draft {
  table: string;
  seat: number;
  version: number;
  steps: string[];
  position: Position;
  preview: Preview[];
  sealed: boolean;
  done: boolean;
  may_commit: boolean;
}

/** Steps to try: nothing changes and nobody learns of it. */
export interface DraftRequest {
  seat: number;
  version: number;
  steps: string[];
}

/** An edition and what can be chosen in it. */
export interface EditionAbout {
  id: string;
  name: string;
  variants: VariantAbout[];
  options: OptionAbout[];
  data: DataSet[];
  fewest: number;
  most: number;
}

/** What one of the possible next steps would do: computed by the engine on a copy, from what the seat may know. */
export interface Effect {
  word: string;
  preview: Preview[];
  meters: Meter[];
}

/** What each of the possible next steps would do. Nothing changes by asking, and nobody learns of it. */
export interface Effects {
  table: string;
  seat: number;
  version: number;
  steps: string[];
  effects: Effect[];
}

/** The code that was sent to my e-mail address; without one another is sent. */
export interface EmailCode {
  code?: string | null;
}

/** Why something was not done. `error` is a code for programs, `message` are words for people. */
export interface Error {
  error: string;
  message: string;
  rule: string | null;
  version: number | null;
}

/** A message of the client could not be used. */
export interface Failed {
  type: "failed";
  error: Error;
}

/** The first message: the table as it is, and who listens. */
export interface Hello {
  type: "hello";
  table: Table;
  seat: number | null;
}

/** What a strong bot would do in the seat's place, knowing what the seat may know. Nothing changes by asking. */
export interface Hint {
  table: string;
  seat: number;
  version: number;
  steps: HintStep[];
  scripted: boolean;
}

/** A step that the adviser would take, in words, and why. */
export interface HintStep {
  word: string;
  text: string;
  reason: string | null;
}

/** What of the answer is imagined, not known: to be marked as such. */
export interface Imagined {
  money: number[];
  hands: number[];
  opinions: number[];
  politicians: number[];
}

/** A turn in an imagined world, of any seat. */
export interface ImaginedTurn {
  seat: number;
  steps: string[];
}

/** Take an open seat. `link` is the secret part of the invitation; a public table needs none. */
export interface Join {
  name?: string | null;
  link?: string | null;
  seat?: number | null;
  word?: string | null;
}

/** Texts in this language from now on; the position is pushed again. */
export interface Lang {
  type: "lang";
  lang: "de" | "en" | "fr" | "pl";
}

/** A language of the texts, in its own words. */
export interface LanguageAbout {
  id: string;
  name: string;
}

/** Give up a seat: it opens. */
export interface Leave {
  seat: number;
}

/** Tables that are open to all, and mine. */
export interface Lobby {
  open: TableLine[];
  mine: TableLine[];
}

/** What happened, as the viewer may know it: the opening (with `since` 0) and the turns after `since`. */
export interface Log {
  opening: Told[];
  turns: Turn[];
}

/** Whether somebody looks at the page. While nobody does, positions come only when the seat is asked. */
export interface Look {
  type: "look";
  visible: boolean;
}

/** The person of this session. Without a session there is nobody yet: `id` is null. */
export interface Me {
  id: string | null;
  name: string | null;
  account: boolean;
  language: "de" | "en" | "fr" | "pl" | null;
  notices: Notices;
  email_confirmed: boolean;
}

/** New settings; what is left out stays. */
export interface MeUpdate {
  name?: string | null;
  language?: "de" | "en" | "fr" | "pl" | null;
  notices?: Notices | null;
}

/** A land at a glance, as if everybody converted now: `winners` would win the election with these votes. */
export interface Meter {
  land: number;
  state: number;
  parties: PartyMeter[];
  winners: number[];
  influencer: number | null;
  pairs: Pair[];
}

/** A new position of the socket's seat; its `events` are those of the turns since the last one pushed. */
export interface Moved {
  type: "moved";
  position: Position;
}

/** A guided game to be begun: a first game of an edition, with a script for its first round. */
export interface NewLesson {
  edition: "2006" | "2019";
  name?: string | null;
}

/** A seat of a new table: for me, for somebody at my device (`hot`), for a bot, or open. */
export interface NewSeat {
  party: string;
  kind: "bot" | "hot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** A table to be made. */
export interface NewTable {
  edition: "2006" | "2019";
  seats: NewSeat[];
  variant?: number | null;
  options?: Record<string, string>;
  data?: string | null;
  name?: string | null;
  public?: boolean;
  spectators?: boolean;
  clock?: Clock | null;
  seed?: string | null;
  word?: string | null;
  hints?: boolean | null;
}

/** My private notes about a table. */
export interface Notes {
  text: string;
}

/** My private notes about a table. */
export interface NotesRequest {
  text: string;
}

/** It is the turn of a seat of mine. */
export interface Notice {
  type: "notice";
  table: string;
  name: string;
  seat: number;
}

/** How a person wants to hear that it is their turn. Open pages always hear it. */
export interface Notices {
  email?: string | null;
  webhook?: string | null;
}

/** One thing that the seat may do now. */
export interface Option {
  word: string;
  text: string;
  reveals: boolean;
  group: string;
  value: number;
}

/** A rule option. */
export interface OptionAbout {
  key: string;
  rule: string;
  title: string;
  about: string;
  values: OptionValue[];
}

/** A value of a rule option; the first one is the default. */
export interface OptionValue {
  value: string;
  title: string;
  about: string;
}

/** An order of mine. `text` says what it does, `why` why it is void. */
export interface Order {
  id: number;
  step: string;
  land: number | null;
  round: number;
  most: number | null;
  how: "least" | "whole";
  alone: boolean;
  state: "done" | "standing" | "void";
  reason: string | null;
  acted: number;
  text: string;
  why: string | null;
}

/** A question to come that can be answered in advance. */
export interface OrderOffer {
  step: string;
  land: number | null;
  round: number;
  text: string;
  bids: "raise" | "sealed" | null;
  may_pass: boolean;
  laps: boolean;
  limit: number | null;
}

/** An order; it takes the place of one for the same question. Without `most` it passes. */
export interface OrderRequest {
  seat: number;
  step: string;
  round: number;
  land?: number | null;
  most?: number | null;
  how?: "least" | "whole";
  alone?: boolean;
}

/** How the orders of a seat of mine are now. Nobody else gets it. */
export interface Ordered {
  type: "ordered";
  orders: Orders;
}

/** My orders at a seat, the oldest first, and what else could be ordered now. Nobody else gets to know them. */
export interface Orders {
  table: string;
  seat: number;
  version: number;
  orders: Order[];
  offers: OrderOffer[];
  most: number;
}

/** Two parties that may govern a land together, as if everybody converted now. */
export interface Pair {
  seats: number[];
  votes: number;
  agreement: number;
  way: "made" | "open" | "sure";
  enough: boolean;
}

/** A party; `index` is its number in views. */
export interface Party {
  index: number;
  id: string;
  name: string;
  short: string;
}

/** A party in a land: what it has, and what converting all its rallies now would add (`gain`). */
export interface PartyMeter {
  seat: number;
  votes: number;
  rallies: number;
  trend: number;
  match: number;
  gain: number;
  points: number;
  formula: string;
}

/** A new password for my account. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** Money that a seat received, or paid (below 0), in thousands. */
export interface Payment {
  seat: number;
  amount: number;
}

/** A phase of a round with its help, and the decisions in it. */
export interface Phase {
  id: string;
  number: number;
  name: string;
  help: string;
  steps: string[];
}

/** Something on the table to point at: `{kind: "land", index: 2}`, `{kind: "seat", index: 0}`. */
export interface Piece {
  kind: "card" | "donation" | "land" | "politician" | "poll" | "seat" | "slot" | "state" | "topic";
  index: number;
}

/** A kind of piece under the lens: what it is called while its face is hidden, and what it is for. */
export interface PieceAbout {
  kind: string;
  name: string;
  text: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A new game from a moment of a finished one: I take a seat, bots of a level take the others. */
export interface PlayOn {
  version: number;
  seat: number;
  bot?: string | null;
}

/** A member of the shadow cabinet. Its single actions are in `tables`. */
export interface Politician {
  index: number;
  id: string;
  name: string;
  cost: number;
  effects: string;
  long_game_only: boolean;
}

/** A poll: the change for each of the five parties, in the order of the boards. */
export interface Poll {
  index: number;
  changes: number[];
  text: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The game as a seat (or a spectator: `seat` null) may see it after turn `version`. */
export interface Position {
  table: string;
  version: number;
  seat: number | null;
  at: number | null;
  /** What the viewer may know, as the engine gives it: View2019 or View2006 of this document. */
  view: View2019 | View2006;
  step: string;
  phase: string;
  round: number;
  rule: string;
  prompt: string;
  waiting: string;
  asked: boolean;
  options: Option[];
  refusals: Refusal[];
  land: number | null;
  may_take_back: boolean;
  answer: Answered[];
  asked_since: number | null;
  events: Told[];
  meters: Meter[];
  purses: Purse[];
  scores: Record<string, number>[] | null;
  winners: number[] | null;
}

/** A puzzle at its table. The answer is told once I have chosen. */
export interface Practice {
  puzzle: Puzzle;
  answer: PracticeAnswer | null;
}

/** How good my choice was. All chances are shares of 1. */
export interface PracticeAnswer {
  grade: "best" | "good" | "unknown" | "worse";
  chosen: string;
  chance: number;
  best: number;
  better: string[];
  card: ReviewCard;
}

/** A puzzle to be tried. */
export interface PracticeRequest {
  puzzle: string;
}

/** One thing that would come of it: computed by the engine on a copy, from what the seat may know. */
export interface Preview {
  key: string;
  numbers: Record<string, number>;
  land: number | null;
  seats: number[];
  text: string;
}

/** The money of a party as everybody has heard of it: the same for all viewers, whatever the table's option. */
export interface Purse {
  money: number;
  least: number;
  most: number;
}

/** A position in which somebody has to choose. */
export interface Puzzle {
  id: string;
  edition: string;
  variant: number;
  table: string | null;
  field: string;
  when: string;
}

/** All that I may practise. */
export interface Puzzles {
  puzzles: Puzzle[];
}

/** A game record: a finished one becomes a table to look at, an unfinished one a table at my device. */
export interface RecordImport {
  text: string;
  name?: string | null;
}

/** Everything of an edition that is needed to draw and browse it. Its texts hold under the options asked for. */
export interface Reference {
  edition: string;
  variant: number;
  data: string;
  parties: Party[];
  states: StateAbout[];
  topics: Topic[];
  cards: Card[];
  politicians: Politician[];
  polls: Poll[];
  phases: Phase[];
  steps: StepAbout[];
  sources: Source[];
  glossary: Term[];
  pieces: PieceAbout[];
  tables: Record<string, unknown>;
  values: Value[];
  confidences: Record<string, number>;
}

/** Something of the same kinds that the seat may not do now, and why: for the reader's "why not?". */
export interface Refusal {
  word: string;
  text: string;
  group: string;
  value: number;
  reason: string;
  rule: string;
}

/** Another game with the same people, parties and options; on the same seed it deals the same cards. */
export interface RematchRequest {
  same_seed?: boolean;
}

/** The review of a game. `none`: nobody has asked for it yet, or it was broken off. */
export interface Review {
  table: string;
  state: "done" | "growing" | "none" | "waiting";
  done: number;
  ahead: number;
  told: ReviewTold | null;
}

/** Where the chance of a seat went: `luck` and `skill` add up to `last` less `first`. */
export interface ReviewAccount {
  seat: number;
  first: number;
  last: number;
  luck: number;
  skill: number;
  error: number;
  chance: number;
  others: number;
  unsure: number;
  accuracy: number;
  low: number;
  high: number;
  choices: number;
  lost: ReviewLoss[];
}

/** So many games after what came and after the other ended with points from `low` to `high`. */
export interface ReviewBar {
  low: number;
  high: number;
  came: number;
  other: number;
}

/** A turning point: a choice that cost much, or something that came by `chance` and moved much. */
export interface ReviewCard {
  at: number;
  version: number;
  seat: number;
  chance: boolean;
  when: string;
  change: number;
  error: number;
  came: ReviewSide;
  other: ReviewSide;
  games: number;
  sources: ReviewSource[];
  spread: ReviewBar[];
  moved: ReviewMove[];
  why: string;
}

/** Points that a seat gave away in a field of play, and the standard error of that. */
export interface ReviewLoss {
  name: string;
  points: number;
  error: number;
}

/** A mark below the curve. */
export interface ReviewMoment {
  label: string;
  at: number;
}

/** How much the chance of a seat was moved. */
export interface ReviewMove {
  seat: number;
  change: number;
}

/** One of two continuations of a turning point: what it is, its chance, and what bots made of it once they did. */
export interface ReviewSide {
  what: string;
  chance: number;
  wins: number | null;
  points: number | null;
  low: number | null;
  high: number | null;
  between: number[] | null;
}

/** Points of one source, on average, after what came and after the other. */
export interface ReviewSource {
  name: string;
  came: number;
  other: number;
}

/** What can be said so far. */
export interface ReviewTold {
  known: number[][];
  opened: number[][];
  turns: number[];
  moments: ReviewMoment[];
  decisions: ReviewCard[];
  events: ReviewCard[];
  accounts: ReviewAccount[];
  about: string;
}

/** A section of the rulebook. */
export interface RuleSection {
  number: string;
  title: string;
  rules: RuleText[];
}

/** A rule, or an entry of a table of the rulebook; `text` is Markdown. */
export interface RuleText {
  id: string;
  title: string;
  text: string;
  section: string;
}

/** The rules of an edition: all sections, or what a search found. */
export interface Rules {
  edition: string;
  sections: RuleSection[];
  found: RuleText[];
}

/** New lines of the chat, oldest first; of more than 200 the latest. */
export interface Said {
  type: "said";
  lines: ChatLine[];
}

/** A seat as everybody may see it; `mine` and `here` depend on who asks and when. */
export interface Seat {
  seat: number;
  party: string;
  kind: "bot" | "hot" | "open" | "person";
  name: string | null;
  bot: string | null;
  temperament: string | null;
  here: boolean;
  mine: boolean;
  back: boolean;
  clock: SeatClock | null;
}

/** Who shall sit here from now on: a bot, somebody at my device, or nobody yet. */
export interface SeatChange {
  kind: "bot" | "hot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** The time that a seat has left, in seconds, at the moment of the answer. */
export interface SeatClock {
  left: number;
  running: boolean;
}

/** A token for an outside program, shown once: `Authorization: Bearer <token>`. A new one replaces the old. */
export interface SeatToken {
  table: string;
  seat: number;
  token: string;
}

/** Look from this seat of mine from now on (null: as a spectator); the position is pushed again. */
export interface Sit {
  type: "sit";
  seat: number | null;
}

/** Where points come from at the end. */
export interface Source {
  id: string;
  name: string;
}

/** A state card; `native` is its German name. Row r of `points` is for 5r+5 to 5r+9 votes, the last for 50 and more. */
export interface StateAbout {
  index: number;
  id: string;
  name: string;
  native: string;
  large: boolean | null;
  points: number[];
}

/** A decision in a few words. */
export interface StepAbout {
  id: string;
  name: string;
}

/** A table as a member or a visitor sees it. */
export interface Table {
  id: string;
  name: string;
  edition: string;
  variant: number;
  options: Record<string, string>;
  rules: number;
  data: string;
  status: "closed" | "finished" | "gathering" | "playing";
  seats: Seat[];
  version: number;
  public: boolean;
  spectators: boolean;
  owner: boolean;
  member: boolean;
  link: string | null;
  commitment: string;
  words: string[];
  seed_known: boolean;
  clock: Clock | null;
  created: number;
  deciders: number[];
  result: number[] | null;
  hints: boolean;
  guided: boolean;
  practice: boolean;
  rematch: string | null;
  same_deal: string | null;
}

/** A table in the lobby. */
export interface TableLine {
  id: string;
  name: string;
  edition: string;
  variant: number;
  status: "closed" | "finished" | "gathering" | "playing";
  seats: Seat[];
  public: boolean;
  mine: boolean;
  my_turn: boolean;
  created: number;
  version: number;
}

/** A word of the glossary. */
export interface Term {
  term: string;
  text: string;
  rule: string | null;
  forms: string[];
}

/** Something that happened, as the viewer may know it. */
export interface Told {
  version: number;
  kind: string;
  fields: Record<string, unknown>;
  text: string;
  about: Piece[];
  money: Payment[];
}

/** A topic (issue) of programs and opinions. */
export interface Topic {
  index: number;
  id: string;
  name: string;
  short: string;
}

/** A turn in the log: what the viewer may know of it. */
export interface Turn {
  version: number;
  seat: number;
  at: number;
  automatic: boolean;
  events: Told[];
}

/** The turn is on disk. */
export interface TurnDone {
  version: number;
  again: boolean;
}

/** A turn. `version` is what the player saw; `key` makes sending it twice harmless. */
export interface TurnRequest {
  seat: number;
  version: number;
  steps: string[];
  key: string;
}

/** A printed value, who says so, and how sure that is. */
export interface Value {
  file: string;
  key: string;
  value: string;
  source: string;
  confidence: string;
}

/** A length of the game, in elections or rounds. */
export interface VariantAbout {
  length: number;
  title: string;
  about: string;
}

/** Everything a viewer may know in the 2006 edition. */
export interface View2006 {
  agenda: number[];
  answer: number[] | null;
  answered: boolean[];
  arrival: number[];
  arrivals: number;
  base: number[];
  bidders: number[];
  bids: number[];
  cabinet: number[];
  calendar: number[];
  card: number[];
  contributions: number[];
  converted: number;
  data: string;
  deciders: number[];
  double_pool: number;
  doubled: number[];
  edition: string;
  election: number[];
  final: Record<string, number>[] | null;
  hands: View2006_HandSeen[];
  held: number;
  high: number;
  high_seat: number;
  media: number[];
  media_supply: number[];
  money: (number | null)[];
  national: number[];
  opinion_deck: number;
  opinion_discard: number[];
  opinion_display: number[];
  opinions: (number | null)[];
  options: Record<string, string>;
  order: number[];
  over: boolean;
  paid: number[];
  parties: number[];
  partner: number[];
  passes: number;
  phase: number;
  played: (number | null)[];
  points: number[];
  poll: View2006_PollSeen | null;
  poll_at: boolean[];
  poll_deck: number;
  poll_discard: View2006_PollSeen[];
  presence: number[];
  program_deck: number;
  program_discard: number[];
  programs: number[];
  rallies: number[];
  rally_supply: number[];
  received: number[];
  round: number;
  rows: View2006_PoliticianSeen[][];
  rule: string;
  rules: number;
  scale: number[];
  sealed_for: number;
  secured: number[];
  start: number;
  state_stack: number;
  step: string;
  tile_supply: number[];
  tiles: number[];
  trend: number[];
  turn: number;
  unused: number | null;
  variant: number;
  viewer: number | null;
  votes: number[];
  winners: number[] | null;
}

/** Cards of a seat: how many, those that everybody has seen, and all of them if they are the viewer's own. */
export interface View2006_HandSeen {
  cards: number[] | null;
  shown: number[];
  size: number;
}

/** A politician beside a land; None while it lies face down to the viewer. */
export interface View2006_PoliticianSeen {
  politician: number | null;
  seat: number;
  standing: number;
}

/** A poll outside the pile: its front if the viewer knows it, and who knows it. */
export interface View2006_PollSeen {
  front: number | null;
  known_by: number;
}

/** Everything a viewer may know in the 2019 edition. */
export interface View2019 {
  acted: number;
  agenda: number[];
  answer: number[] | null;
  answered: boolean[];
  auctioneer: number;
  base: number[];
  bidders: number[];
  bonus: number[];
  cabinet: number[];
  calendar: number[];
  candidates: number[];
  card: number[];
  data: string;
  deciders: number[];
  donations: number[];
  double_pool: number;
  doubled: number[];
  edition: string;
  election: number[];
  excluded: number;
  final: Record<string, number>[] | null;
  gains: number[];
  hands: View2019_HandSeen[];
  held: number;
  high: number;
  high_seat: number;
  influencer: number;
  laid: number[];
  laid_cards: number | null;
  lead: number;
  locks: number[];
  media: number[];
  media_supply: number[];
  money: (number | null)[];
  moved: number;
  opinion_deck: number;
  opinion_discard: number[];
  opinion_display: number[];
  opinions: (number | null)[];
  options: Record<string, string>;
  order: number[];
  over: boolean;
  packs: View2019_HandSeen[];
  paid: number[];
  parties: number[];
  passes: number;
  phase: number;
  picks: View2019_HandSeen[];
  points: number[];
  poll: View2019_PollSeen | null;
  poll_deck: number;
  poll_discard: View2019_PollSeen[];
  poll_top: number | null;
  presence: number[];
  program_deck: number;
  program_discard: number[];
  program_display: number[];
  programs: number[];
  rallies: number[];
  rally_supply: number[];
  received: number[];
  round: number;
  rows: View2019_PoliticianSeen[][];
  rule: string;
  rules: number;
  scale: number[];
  sealed_for: number;
  start: number;
  state_stack: number;
  step: string;
  trend: number[];
  turn: number;
  unused: number | null;
  variant: number;
  viewer: number | null;
  votes: number[];
  winners: number[] | null;
}

/** Cards of a seat: how many, those that everybody has seen, and all of them if they are the viewer's own. */
export interface View2019_HandSeen {
  cards: number[] | null;
  shown: number[];
  size: number;
}

/** A politician beside a land; None while it lies face down to the viewer. */
export interface View2019_PoliticianSeen {
  politician: number | null;
  seat: number;
  standing: number;
}

/** A poll outside the pile, with the party on its back. */
export interface View2019_PollSeen {
  back: number;
  front: number | null;
  known_by: number;
}

/** An imagined world after some turns. It fits all that the viewer may know; what is hidden was drawn by chance. */
export interface WhatIf {
  table: string;
  seat: number | null;
  version: number;
  world: number;
  turns: WhatIfTurn[];
  steps: string[];
  position: Position;
  deciders: number[];
  done: boolean;
  imagined: Imagined;
}

/** Turns to try on the present position (or that of turn `at`), in a world imagined from what `seat` may know. The same `world` and the same turns give the same answer. Nothing changes and nobody learns of it. */
export interface WhatIfRequest {
  seat?: number | null;
  at?: number | null;
  world?: number;
  turns?: ImaginedTurn[];
  steps?: string[];
  eyes?: number | null;
  bots?: number;
}

/** A turn that was made in the imagined world. */
export interface WhatIfTurn {
  seat: number;
  steps: string[];
  text: string[];
  bot: boolean;
  made: boolean;
}
