// A chapter of a lesson: its own views, one step at a time. Nothing is sent anywhere.
import type { Action, Chapter, GameEvent, LessonStep, Refusal, View } from "../games/contract";
import { announce } from "../lib/announce";
import { Showing } from "../table/showing.svelte";
import type { Source } from "../table/source";

export class LessonModel implements Source {
  place = $state(0);
  hint = $state("");
  readonly undo = null;
  readonly showing = new Showing();

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

  get behind(): boolean {
    return this.showing.looking;
  }

  get active(): boolean {
    return this.step?.wants !== undefined && !this.behind;
  }

  get pending(): boolean {
    return this.behind;
  }

  readonly skip = this.showing.end;
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
    if (this.behind) this.skip();
    else this.showing.begin({ events, before: this.view, me: this.me }, () => this.place++);
  };

  readonly back = (): void => {
    this.showing.cancel();
    this.place--;
  };

  stop(): void {
    this.showing.cancel();
  }
}
