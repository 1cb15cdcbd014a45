// What the page and the board of a game agree on. What the server writes of each game is generated: `view.ts` here and in
// the folder of each game.
import type { Component } from "svelte";
import type { Sound } from "../lib/sound";
import type { Action, GameEvent, State, View } from "./view";

export type { Action, GameEvent, Outcome, State, View } from "./view";

/** One of the choices that a view lists. */
export type Choice<V extends View> = V["choices"][number];

/** A view as boards get it: a replay may show everything. */
export type Shown<V extends View = View, S extends State = State> = V & { open?: S };

/** Why something may not be done. */
export interface Refusal {
  code: string;
  sentence: string;
  rule: string | null;
}

export interface BoardProps<V extends View = View, E extends GameEvent = GameEvent> {
  view: V; // as sent by the server; the board knows no rules
  me: number | null; // my seat; null: I watch, or a replay's open view
  names: string[]; // by seat
  active: boolean; // may I act now (awaited, connected)
  pending: boolean; // my move is under way: nothing else can be sent, and the controls stay as they are until it is done
  events: E[]; // what led to this view, to animate: [] after a reload
  past?: E[]; // all that happened and still counts, as far as it is known: nothing that was taken back
  sentence?: (event: E) => string; // of what is past, in words
  held?: E[]; // what has just happened, looked at before the view that follows from it is shown; [] else
  fly?: (journeys: Journey[]) => void; // lets things travel at once, such as cards that I put down
  play: (action: Choice<V>) => void; // sends a choice
  check: (action: Action) => Promise<Refusal | null>; // why not: rule + sentence
  suggestion?: Choice<V> | null; // a choice that is pointed at: taken up as if picked, and not played
  drafted?: (choice: Choice<V> | null) => void; // told of what I have laid out and not played
  undo?: (() => void) | null; // takes my last move back, where the server allows it without asking
}

export interface ResultProps<V extends View = View> {
  view: V;
  names: string[];
  me: number | null;
}

/** Something on its way. Places are the names that boards and seats have as `data-place`. */
export interface Journey<Piece = unknown> {
  piece: Piece; // what it is, for the game's `Piece` to draw
  from: string;
  to: string;
  delay?: number; // ms
  time?: number; // ms; else as long as anything travels
  fit?: "from" | "to" | "both"; // where it is as large as the place; else as large as it is drawn
  turn?: number; // degrees by which it is turned when it sets out
  veils?: "from" | "to"; // what lies there is not seen meanwhile: it is what travels
}

/** How the events of one update are shown: all of it pure, so that it can be tested without a page. */
export interface Staging<Piece = unknown> {
  first: Journey<Piece>[]; // travels before the view that follows is shown
  look: number; // ms that all is looked at then
  then: Journey<Piece>[]; // sets out with that view
  rest?: number; // ms that the view is looked at longer than others
}

export type Stage<V extends View = View, E extends GameEvent = GameEvent, Piece = unknown> = (
  events: E[],
  before: V,
  me: number | null,
) => Staging<Piece>;

export interface PieceProps<Piece = unknown> {
  piece: Piece;
}

/** What stands at each seat in the list of players: a purse, points, the size of a hand. */
export interface SeatProps<V extends View = View> {
  view: V;
  seat: number;
}

/** What a seat did last, as marks under its name until it acts again: taken from all that happened and still counts. */
export interface DeedsProps<V extends View = View, E extends GameEvent = GameEvent> {
  view: V;
  seat: number;
  past: E[];
  sentence: (event: E) => string; // of what is past, in words
}

/** What a seat has just got, and for what: "+7", "bishop". */
export interface Gain {
  seat: number;
  amount: string;
  reason: string;
}

/** A lesson at `/learn/GAME`, without a server: each step shows a view and says one thing. */
export interface LessonStep<V extends View = View> {
  view: V;
  events?: GameEvent[];
  hint: string; // a text id
  points?: string; // CSS selector of what the hint is about; it is outlined
  wants?: (action: Choice<V>) => boolean; // the action that leads on; left out: a button "Next" does
  otherwise?: () => string; // what is said when another action is chosen
  check?: (action: Choice<V>) => Refusal | null; // why something may not be played at all
}

/** A part of a lesson that can be chosen by itself, at `/learn/GAME#ID`. */
export interface Chapter<V extends View = View> {
  id: string;
  title: string; // a text id
  names: string[]; // by seat
  steps: LessonStep<V>[];
}

export interface Lesson<V extends View = View> {
  me: number;
  chapters: Chapter<V>[];
  left: string; // a text id: what the lesson leaves to the rules
}

/** Draws what a rule is about, in the size of a page of text; nothing for a rule that has no picture. */
export interface IllustrationProps {
  rule: string;
}

/** What each kind of event sounds like; null: it is silent. */
export type Sounds<E extends GameEvent = GameEvent> = Record<E["type"], Sound | null>;

export interface GameModule {
  Board: Component<BoardProps>;
  Result?: Component<ResultProps>;
  Seat?: Component<SeatProps>;
  progress?: (view: View) => string; // how far the game is, in a few words for the bar: a round, a step
  Deeds?: Component<DeedsProps>;
  gains?: (events: GameEvent[], view: View) => Gain[];
  Moment?: Component<ResultProps>; // drawn over the board when the game has ended, before the result
  sounds?: Sounds;
  openly?: (view: View) => boolean; // at a shared device: does nobody have to look away in such a position?
  stage?: Stage; // how events are shown
  Piece?: Component<PieceProps>; // what travels, as `stage` names it
  plain?: boolean; // its board is the table in words already
}

/** The pictures of the rules: for which of them there is one, and what draws it. */
export interface Illustrations {
  rules: readonly string[];
  Illustration: Component<IllustrationProps>;
}

/** What the page has of a game, by the folder of the game's name: all of it may be missing. */
export interface Game {
  Cover: Component;
  lesson?: () => Promise<Lesson>;
  illustrations?: () => Promise<Illustrations>;
  load?: () => Promise<GameModule>; // left out: it is played in words
}
