// A guided first game: the lesson's own views, one step at a time. Nothing is sent anywhere.
import type { Action, GameEvent, Lesson, LessonStep, Refusal, View } from "../games/contract";
import { announce } from "../lib/announce";
import { t } from "../lib/texts";
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
    readonly lesson: Lesson,
  ) {}

  get step(): LessonStep | null {
    return this.lesson.steps[this.place] ?? null;
  }

  get done(): boolean {
    return this.step === null;
  }

  get names(): string[] {
    return this.lesson.names;
  }

  get me(): number {
    return this.lesson.me;
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
    else if (this.step.otherwise) this.say(this.step.otherwise);
  };

  /** Says what the step is about; also aloud. */
  say(text: string): void {
    this.hint = t(text);
    announce(this.hint);
  }

  /** To the next step, once what led to it has been looked at. */
  readonly advance = (): void => {
    const events = this.lesson.steps[this.place + 1]?.events ?? [];
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
