// Written by `python -m bottega.server.typescript`: do not edit.

export type Json = { [name: string]: unknown };

/** Any HTTP error. `code` is for programs, `sentence` for people, in their language. */
export interface Problem {
  code: string;
  sentence: string;
  rule: string | null;
}

/** What links that are given to others begin with. `local`: they work on this computer only. */
export interface Address {
  url: string;
  local: boolean;
}

/** `invitation`: where the host lets only those in who have one. */
export interface NewGuest {
  name: string;
  lang?: "en" | "fr" | "pl";
  invitation?: string | null;
}

export interface ChangeMe {
  name?: string;
  lang?: "en" | "fr" | "pl";
}

/** Turns a guest into an account; the games stay. */
export interface Claim {
  account: string;
  password: string;
}

/** `leave_seat`: where the guest and the account sit at the same table, the seat of the guest is given up. */
export interface SignIn {
  account: string;
  password: string;
  leave_seat?: boolean;
}

/** `password` is the one of now, `fresh` the one to be. */
export interface ChangePassword {
  password: string;
  fresh: string;
}

/** Days on which your time does not run in slow games. 0 is Monday; dates are such as 2026-12-24, after today. */
export interface DaysOffWish {
  zone: string;
  weekdays: number[];
  dates: string[];
}

/** `dates`: from today on. `left`: how many more dates there may be this year. */
export interface DaysOffInfo {
  zone: string;
  weekdays: number[];
  dates: string[];
  left: number;
}

export interface UseLink {
  token: string;
}

/** `password`: of the account, if there is one. */
export interface EraseMe {
  password?: string | null;
}

/** Tells the host of the name of who sits at `seat`, or of the chat message with the number `chat`. */
export interface Report {
  seat?: number | null;
  chat?: number | null;
  note?: string;
}

/** `opened_elsewhere`: when your games were last opened on another device, by a link of yours. */
export interface Me {
  id: string;
  name: string;
  lang: "en" | "fr" | "pl";
  account: string | null;
  opened_elsewhere: number | null;
}

/** `games`: how many games of the guest you were before now belong to the account. */
export interface SignedIn {
  id: string;
  name: string;
  lang: "en" | "fr" | "pl";
  account: string | null;
  opened_elsewhere: number | null;
  games: number;
}

/** A one-time token that moves the session to another device. `path` is the page to open there. */
export interface MoveLink {
  token: string;
  path: string;
  expires: number;
}

/** A device that you are signed in on. `began`: how. `seen` is exact to the hour; `current`: the one that asks. */
export interface SessionInfo {
  id: string;
  began: "claim" | "guest" | "link" | "old-cookie" | "sign-in";
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/** An option of a game: on or off, a seat, or some `of` these, with their `labels`. `default`: if it is left out. */
export interface OptionInfo {
  name: string;
  text: string;
  kind: "flag" | "seat" | "subset";
  of: string[];
  label: string;
  labels: string[];
  default: boolean | number | string[] | null;
}

/** `sides`: for each number of `seats`, which of them score together. `box`: what of its cards and tiles is not as */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  minutes: [number, number];
  options: OptionInfo[];
  bots: string[];
  credits: string;
  version: number;
  about: string;
  usual: number;
  sides: number[][][];
  box: string;
  ratings: Record<string, number>;
  companion: boolean;
}

/** A numbered rule (`FT-M2`), or a heading between them. */
export interface Rule {
  id: string;
  text: string;
  heading: boolean;
}

/** A step of the set-up at a real table, with the rule that says so. */
export interface SetUpStep {
  rule: string;
  text: string;
}

export interface SheetChoice {
  value: string;
  label: string;
}

/** `most`: of a number, or of what is chosen; 0 for no limit. `once`: what is chosen stands nowhere else. */
export interface SheetField {
  name: string;
  kind: "choice" | "choices" | "counts" | "list" | "mark" | "number" | "player";
  label: string;
  choices: SheetChoice[];
  least: number;
  most: number;
  once: boolean;
}

/** Exactly one of these fields, or, if it is optional, none. `beside` names the field that it belongs to, if any. */
export interface SheetPart {
  ways: SheetField[];
  optional: boolean;
  beside: string;
}

/** What a score sheet asks for. `rows` names its list of rows; `each`: one a player. `more`: who scores besides. */
export interface SheetForm {
  rows: string;
  each: boolean;
  parts: SheetPart[];
  more: string[];
}

/** A game at a real table, for so many players. */
export interface CompanionInfo {
  set_up: SetUpStep[];
  form: SheetForm;
}

/** A score sheet, as docs/companion.md describes it. */
export interface ScoreWish {
  sheet: Json;
}

export interface ScoreLine {
  side: number;
  points: number;
  rule: string;
  text: string;
}

/** A counted score sheet. `winners` are seats; nobody, and no `rule`, as long as the game is not over. */
export interface Score {
  sides: number[][];
  scores: number[];
  lines: ScoreLine[];
  winners: number[];
  rule: string | null;
}

export interface Phrase {
  id: string;
  text: string;
}

/** Nobody is hurried. */
export interface NoClock {
  type: "none";
}

/** Minutes for each side for the whole game, and seconds added after each of its moves. */
export interface LiveClock {
  type: "live";
  minutes: number;
  increment?: number;
}

/** Days for each answer. */
export interface AsyncClock {
  type: "async";
  days: number;
}

/** The one who creates the table. */
export interface MySeat {
  kind: "me";
}

/** Anyone may sit down. */
export interface OpenSeat {
  kind: "open";
}

export interface BotSeat {
  kind: "bot";
  bot?: string;
}

/** Another player at the creator's own device. */
export interface DeviceSeat {
  kind: "device";
  name: string;
}

/** A bot account by its name: the seat waits for it until it accepts or declines. */
export interface ChallengeSeat {
  kind: "challenge";
  account: string;
}

/** `box`: a component list (TOML), or the hash of one that a table here was played with; left out, ours. */
export interface NewTable {
  game: string;
  seats: (MySeat | OpenSeat | BotSeat | DeviceSeat | ChallengeSeat)[];
  options?: Json;
  clock?: NoClock | LiveClock | AsyncClock;
  privacy?: "closed" | "link" | "public";
  autostart?: boolean;
  box?: string | null;
}

/** A table whose game goes on after `step` moves of one that is over. The other fields are as in `NewTable`. */
export interface PlayOn {
  step: number;
  seats: (MySeat | OpenSeat | BotSeat | DeviceSeat | ChallengeSeat)[];
  dealt_for?: number | null;
  same_draws?: boolean;
  clock?: NoClock | LiveClock | AsyncClock;
  privacy?: "closed" | "link" | "public";
  autostart?: boolean;
}

/** Where a game began that goes on from another: after `step` moves of that game, whose `code` is on its server. */
export interface OriginInfo {
  step: number;
  code: string | null;
  dealt_for: number | null;
  same_draws: boolean;
  before: number;
}

/** Sits down at a seat, or at the first open one. Whoever sits there already moves to the seat. */
export interface Sit {
  seat?: number | null;
}

export interface StandUp {
  seat?: number | null;
}

/** Nothing to say: the same people, each one place further. */
export interface Rematch {
}

/** Who sits there. `name`: of a person, or of the `bot`. `stand_in`: the bot that plays for a person who is away. */
export interface SeatInfo {
  kind: "bot" | "device" | "open" | "person";
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  online: boolean;
  erased: boolean;
  ready: boolean;
  notified: number | null;
  resigned: boolean;
  replaceable_in: number | null;
  answers_within: number | null;
  challenged: string | null;
  declined: string | null;
}

/** `left` in seconds for each side when the message was made; `running` sides lose time. */
export interface ClockInfo {
  left: number[];
  running: number[];
  off_until: (number | null)[];
}

/** A component list that is not ours. `hash`: the SHA-256 of its text; records name it, and bring the text along. */
export interface BoxInfo {
  hash: string;
  name: string;
  author: string;
  version: number;
}

/** The same with its text, which `NewTable` takes, and `--components` of the command line as a file. */
export interface BoxText {
  game: string;
  hash: string;
  name: string;
  author: string;
  version: number;
  toml: string;
}

/** A table, as anyone who may look at it sees it. `mine`: the seats that are yours. */
export interface TableInfo {
  code: string;
  version: number;
  game: string;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  sides: number[][];
  mine: number[];
  host: boolean;
  options: Json;
  clock: NoClock | LiveClock | AsyncClock;
  privacy: "closed" | "link" | "public";
  autostart: boolean;
  created: number;
  seq: number;
  awaited: number[];
  commitment: string | null;
  outcome: Json | null;
  rematch: string | null;
  watchers: number;
  host_seat: number | null;
  unready: number[];
  paused_until: number | null;
  bot_begins: boolean;
  box: BoxInfo | null;
  origin: OriginInfo | null;
}

/** A table in a list. `unready`: as in `TableInfo`. `challenged`: the seats that wait for your answer. */
export interface TableLine {
  code: string;
  game: string;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  mine: number[];
  options: Json;
  clock: NoClock | LiveClock | AsyncClock;
  privacy: "closed" | "link" | "public";
  created: number;
  updated: number;
  awaited: number[];
  my_turn: boolean;
  outcome: Json | null;
  host_seat: number | null;
  left: number | null;
  autostart: boolean;
  unready: number[];
  challenged: number[];
  seq: number;
  origin: OriginInfo | null;
}

/** What happened at a table after your last move there, `since` being the number of its log entry; 0 without one. */
export interface Since {
  since: number;
  events: SeenEvent[];
}

/** A finished game. `steps` counts moves; step 0 is the deal, or the position that it began from. */
export interface ReplayInfo {
  code: string;
  game: string;
  seats: number;
  names: string[];
  options: Json;
  steps: number;
  outcome: Json | null;
  commitment: string | null;
  seed: string | null;
  imported: boolean;
  bots: (string | null)[];
  origin: OriginInfo | null;
}

/** One thing that happened, as this reader may know it, and in words where a language was asked for. */
export interface SeenEvent {
  seq: number;
  event: Json;
  words: string | null;
}

/** The table after a step. `move` is what the seat did, with what chance gave; `lines` the table in words. */
export interface ReplayStep {
  step: number;
  move: Json | null;
  events: SeenEvent[];
  view: Json;
  lines: string[];
}

export interface ReplaySteps {
  view: string;
  steps: ReplayStep[];
  total: number;
}

/** An answer to the decision of one's view, for the seat this socket plays. */
export interface Move {
  type: "move";
  id: string;
  decision: number;
  action: Json;
}

/** Would this be allowed? Nothing happens. */
export interface Check {
  type: "check";
  id: string;
  action: Json;
}

/** Takes one's last move back; where that is not one's own right, the others are asked. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Agrees to the undo that is asked for, or not. */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  agree: boolean;
}

/** Asks the others to let a bot play for somebody who has been absent for a while. */
export interface AskStandIn {
  type: "ask-stand-in";
  id: string;
  seat: number;
}

/** Asks the others for a pause, which ends by itself. */
export interface AskPause {
  type: "ask-pause";
  id: string;
  hours: number;
}

/** Asks the others to go on before the pause ends by itself. */
export interface AskResume {
  type: "ask-resume";
  id: string;
}

/** Agrees to what somebody asks for, or not. Whoever asked takes it back by not agreeing. */
export interface AnswerQuestion {
  type: "answer";
  id: string;
  about: "pause" | "resume" | "stand-in" | "undo";
  agree: boolean;
}

/** Gives the game up: a bot plays on to the end, and one cannot come back. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Offers that one cannot accept are declined for this seat from now on, or no longer. */
export interface AutoDecline {
  type: "auto-decline";
  id: string;
  on: boolean;
}

/** A line of chat: words of one's own, or the id of a phrase that translates itself. */
export interface Say {
  type: "say";
  id: string;
  text?: string | null;
  phrase?: string | null;
}

/** Stops (or starts again) hearing the chat of who sits there. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on?: boolean;
}

/** Plays on as another of one's own seats (two people at one device), or watches (`null`). */
export interface As {
  type: "as";
  id: string;
  seat: number | null;
}

/** Here again: the stand-in goes. */
export interface Back {
  type: "back";
  id: string;
}

/** Asks for what happened since a seq; left out: since this seat's own last move. */
export interface News {
  type: "news";
  id: string;
  since?: number | null;
}

/** Asks for the table and the most useful choices in sentences. */
export interface Describe {
  type: "describe";
  id: string;
}

/** Asks for a state that looks like this seat's view, with all that it cannot see dealt at random. */
export interface PossibleState {
  type: "possible-state";
  id: string;
}

/** Asks what the master would do now, and what of the move one has in mind; in games against bots alone. */
export interface Hint {
  type: "hint";
  id: string;
  draft?: Json | null;
}

/** Asks for the whole state again. */
export interface Sync {
  type: "sync";
  id: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** The first word on a socket. A server that `started` after the last `now` a client heard is a new one. */
export interface Hello {
  type: "hello";
  started: number;
  now: number;
}

/** Done, and stored. `seq`: where the game stands because of it. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Not done; nothing has changed. `rule` is set where a rule of the game says so. */
export interface Refusal {
  type: "refusal";
  id: string | null;
  code: string;
  sentence: string;
  rule: string | null;
}

/** `by` wants the game back at ply `to`; the seats in `waiting` have still to agree. */
export interface UndoAsked {
  by: number;
  to: number;
  waiting: number[];
  seqs: number[];
}

/** Anything else that `by` asks for: a bot for the absent `seat`, a pause of some `hours`, or its end. */
export interface QuestionAsked {
  about: "pause" | "resume" | "stand-in" | "undo";
  by: number;
  waiting: number[];
  seat: number | null;
  hours: number | null;
}

/** The whole of what this socket may know: at connect, at the start, when a gap cannot be filled. */
export interface State {
  type: "state";
  seq: number;
  view: Json;
  clock: ClockInfo | null;
  can_undo: boolean;
  undo: UndoAsked | null;
  can_ask_undo: boolean;
  takes_back: number[];
  question: QuestionAsked | null;
  auto_decline: boolean;
  seat: number | null;
}

/** What happened after `since` up to `seq`, and the view that follows from it. */
export interface Update {
  type: "update";
  seq: number;
  view: Json;
  clock: ClockInfo | null;
  can_undo: boolean;
  undo: UndoAsked | null;
  can_ask_undo: boolean;
  takes_back: number[];
  question: QuestionAsked | null;
  auto_decline: boolean;
  since: number;
  events: SeenEvent[];
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface ChatLine {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string | null;
  at: number;
}

export interface NewsReply {
  type: "news";
  id: string;
  since: number;
  events: SeenEvent[];
}

export interface DescribedChoice {
  action: Json;
  words: string;
}

export interface Described {
  type: "described";
  id: string;
  lines: string[];
  choices: DescribedChoice[];
  all_listed: boolean;
}

/** `state` fits the seat's view at `seq`; only what everybody or this seat may know of it is true. */
export interface PossibleStateReply {
  type: "possible-state";
  id: string;
  seq: number;
  decision: number;
  state: Json;
}

/** One of the choices, what the search makes of it (no measured chance to win; `null`: not weighed up), and why. */
export interface HintedMove {
  action: Json;
  words: string;
  value: number | null;
  reason: string;
  points: number | null;
  outlook: string;
  draft: boolean;
}

/** What the master thinks of the moves for a decision, the best first. To whoever asked alone. */
export interface HintReply {
  type: "hint";
  id: string;
  decision: number;
  moves: HintedMove[];
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** With a live clock the game begins once everybody has said so. */
export interface Ready {
  ready?: boolean;
}

/** A bot for a free seat, or instead of the bot that has it. */
export interface PutBot {
  act: "bot";
  seat: number;
  bot?: string;
}

export interface FreeSeat {
  act: "free";
  seat: number;
}

/** Who sits at one seat sits at the other then; either may be free. */
export interface SwapSeats {
  act: "swap";
  seat: number;
  other: number;
}

/** Who sits there is the host from now on. */
export interface PassHost {
  act: "host";
  seat: number;
}

/** A free seat, or that of a bot of the server, waits for a bot account until it accepts or declines. */
export interface ChallengeBot {
  act: "challenge";
  seat: number;
  account: string;
}

/** Of a bot account that a seat waits for. */
export interface AnswerChallenge {
  accept: boolean;
}

/** Whoever opens the link first may take the seat. `path` is the page to open; making another voids this one. */
export interface SeatLink {
  token: string;
  path: string;
}

export interface TakeSeat {
  token: string;
}

/** A bot account of your own. People find the bot by its name, and see it at the table. */
export interface NewBot {
  name: string;
}

/** `scopes`: `read` looks on, `play` takes seats and moves, `host` makes tables. `name` is for you to tell tokens */
export interface TokenWish {
  name: string;
  scopes: ("host" | "play" | "read")[];
}

/** `used`: when last, exact to the minute; `null` before that. */
export interface TokenInfo {
  id: string;
  name: string;
  scopes: ("host" | "play" | "read")[];
  created: number;
  used: number | null;
}

/** `token` is what the bot signs in with. It is told this once, and kept nowhere. */
export interface NewToken {
  id: string;
  name: string;
  scopes: ("host" | "play" | "read")[];
  created: number;
  used: number | null;
  token: string;
}

export interface BotAccountInfo {
  id: string;
  name: string;
  created: number;
  tokens: TokenInfo[];
}

/** Something happened at a table of yours. `at`: when it was noticed. */
export interface TableEvent {
  type: "event";
  kind: "challenge" | "end" | "start" | "turn" | "withdrawn";
  at: number;
  table: TableLine;
}

/** The push subscription of a browser, as its Push API gives it. */
export interface PushWish {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Nothing but a link is sent to an address until it was opened. */
export interface MailWish {
  kind: "mail";
  address: string;
  password: string | null;
}

/** A URL as Apprise reads it, such as ntfy://topic. */
export interface ChatWish {
  kind: "chat";
  url: string;
}

/** JSON is posted there. */
export interface WebhookWish {
  kind: "webhook";
  url: string;
}

export interface NewChannel {
  channel: PushWish | MailWish | ChatWish | WebhookWish;
}

/** From and to a minute of the day, in a time zone such as Europe/Warsaw. */
export interface Quiet {
  zone: string;
  start: number;
  finish: number;
}

export interface QuietWish {
  quiet: Quiet | null;
}

/** A way in which you are told. `problem`: why the last notification did not arrive, or nothing. */
export interface ChannelInfo {
  id: string;
  kind: "chat" | "mail" | "push" | "webhook";
  label: string;
  confirmed: boolean;
  problem: string;
  current: boolean;
}

/** What this server offers, and what you chose. `push`: its public key, or none; `services`: for `chat`. */
export interface NotificationInfo {
  push: string | null;
  mail: boolean;
  services: string[];
  channels: ChannelInfo[];
  quiet: Quiet | null;
}

/** Asks for a link to the confirmed mail addresses of an account, if there is such an account. */
export interface AskRecovery {
  account: string;
}

/** `token`: of the link in the mail. */
export interface Recover {
  token: string;
  password: string;
}

export interface Recovered {
  account: string;
}

/** What became of a side, in shares of the win: `result`, against an equal share, is `luck` and `play` together. */
export interface ReviewedSide {
  seats: number[];
  name: string;
  result: number;
  luck: number;
  play: number;
  error: number;
}

/** A mistake, or a stroke of luck, in the move that led to `step` (0 is the deal). `share`: what it cost or was */
export interface ReviewMark {
  step: number;
  side: number;
  kind: "blunder" | "lucky" | "mistake" | "unlucky";
  share: number;
  words: string;
}

/** A mistake to learn from, in the move that led to `step`: what was `made` and what speaks `against` it, what was */
export interface ReviewMoment {
  step: number;
  title: string;
  made: string;
  against: string;
  better: string;
  reason: string;
  cost: string;
  rules: string[];
  best: Json;
}

/** A whole review. `curve`: what each side could expect after each step, with all cards open. `moments`: by seat, */
export interface ReviewStory {
  iterations: number;
  sides: ReviewedSide[];
  curve: number[][];
  marks: ReviewMark[];
  moments: ReviewMoment[][];
}

/** The review of a finished game, or how far it is: `done` pieces of `total`. `making`: it is worked on. */
export interface ReviewInfo {
  code: string;
  game: string;
  names: string[];
  mine: number[];
  done: number;
  total: number;
  making: boolean;
  story: ReviewStory | null;
}

/** Another move instead of the one that led to `step` of a finished game. */
export interface TryMove {
  step: number;
  action: Json;
}

/** What the master says of a move that was tried: it is the `best`, or `good` (too close to tell), or not. */
export interface TriedMove {
  verdict: "best" | "blunder" | "good" | "mistake";
  made: string;
  against: string;
  better: string;
  reason: string;
  cost: string;
  best: Json;
}

export type Clock = NoClock | LiveClock | AsyncClock;

export type SeatWish = MySeat | OpenSeat | BotSeat | DeviceSeat | ChallengeSeat;

export type SeatAct = PutBot | FreeSeat | SwapSeats | PassHost | ChallengeBot;

export type ClientMessage = Move | Undo | AnswerUndo | AskStandIn | AskPause | AskResume | AnswerQuestion | Resign | AutoDecline | Back | Check | Say | Mute | As | News | Describe | PossibleState | Hint | Sync | Ping;

export type ServerMessage = Hello | Ack | Refusal | State | Update | TableChanged | ChatLine | NewsReply | Described | PossibleStateReply | HintReply | Pong;

export type ChannelWish = PushWish | MailWish | ChatWish | WebhookWish;
