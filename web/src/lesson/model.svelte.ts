// A chapter of a lesson: its own views, one step at a time. Nothing is sent anywhere.
import type { Action, Chapter, GameEvent, LessonStep, Refusal, View } from "../games/contract";
import { announce } from "../lib/announce";
import { Hold } from "../table/hold.svelte";
import type { Source } from "../table/source";

export class LessonModel implements Source {
  place = $state(0);
  hint = $state("");
  readonly undo = null;
  private readonly hold = new Hold();
  private holdFor: (events: GameEvent[]) => number = () => 0;

  constructor(
    readonly game: string,
    readonly chapter: Chapter,
    readonly me: number,
  ) {}

  get step(): LessonStep | null {
    return this.chapter.steps[this.place] ?? null;
  }

  get done(): boolean {
    return this.step === null;
  }

  get names(): string[] {
    return this.chapter.names;
  }

  get bots(): (string | null)[] {
    return this.names.map((_, seat) => (seat === this.me ? null : ""));
  }

  get view(): View | null {
    return this.step?.view ?? null;
  }

  get events(): GameEvent[] {
    return this.step?.events ?? [];
  }

  get held(): GameEvent[] {
    return this.hold.events;
  }

  get active(): boolean {
    return this.step?.wants !== undefined && !this.hold.on;
  }

  get pending(): boolean {
    return this.hold.on;
  }

  readonly loaded = (hold: (events: GameEvent[]) => number): void => void (this.holdFor = hold);
  readonly skip = (): void => this.hold.end();
  readonly check = async (action: Action): Promise<Refusal | null> => this.step?.check?.(action) ?? null;

  readonly play = (action: Action): void => {
    if (!this.step?.wants) return;
    if (this.step.wants(action)) this.advance();
    else if (this.step.otherwise) this.say(this.step.otherwise());
  };

  /** Says a sentence: the step's hint, or what to do instead; also aloud. */
  say(sentence: string): void {
    this.hint = sentence;
    announce(sentence);
  }

  /** To the next step, once what led to it has been looked at. */
  readonly advance = (): void => {
    const events = this.chapter.steps[this.place + 1]?.events ?? [];
    if (this.hold.on) this.hold.end();
    else this.hold.begin(events, this.holdFor(events), () => this.place++);
  };

  readonly back = (): void => {
    this.hold.cancel();
    this.place--;
  };

  stop(): void {
    this.hold.cancel();
  }
}
