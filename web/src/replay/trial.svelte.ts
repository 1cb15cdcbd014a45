// A decision of a finished game, to be made again on the board: one chooses, and the master says what it thinks of that.
import type { Action, GameEvent, Refusal, View } from "../games/contract";
import { announce } from "../lib/announce";
import { api, sentence } from "../lib/api";
import type { Json, ReviewMoment, TriedMove } from "../lib/protocol";
import { language, t } from "../lib/texts";
import type { Source } from "../table/source";
import type { ReplayModel } from "./model.svelte";

export class Trial implements Source {
  answer = $state.raw<TriedMove | null>(null);
  shown = $state.raw<Pick<ReviewMoment, "better" | "reason" | "best"> | null>(null); // the master's own move
  problem = $state("");
  pending = $state(false);
  readonly events: GameEvent[] = [];
  readonly undo = null;

  constructor(private readonly replay: ReplayModel) {}

  get game(): string {
    return this.replay.game;
  }

  get names(): string[] {
    return this.replay.names;
  }

  get bots(): readonly (string | null)[] {
    return this.replay.bots;
  }

  get me(): number | null {
    return this.replay.me;
  }

  get view(): View | null {
    return this.replay.offered;
  }

  get showing() {
    return this.replay.showing;
  }

  get behind(): boolean {
    return this.replay.behind;
  }

  get active(): boolean {
    return (this.view?.choices.length ?? 0) > 0;
  }

  get suggestion(): Action | null {
    return (this.shown?.best as Action | undefined) ?? null;
  }

  /** The number of the step that the decision leads to. */
  private get step(): number {
    return this.replay.now + 1;
  }

  readonly skip = (): void => this.replay.skip();
  readonly check = async (_action: Action): Promise<Refusal | null> => null;

  readonly play = (action: Action): void =>
    void this.attempt(async () => {
      this.answer = this.shown = null;
      this.answer = await api.tryMove(this.replay.code, this.step, action as Json, language());
      const { verdict, cost, against } = this.answer;
      announce(t(`trial-${verdict}`), cost, against);
    });

  /** Lays the master's move out on the board, as the review has it. */
  readonly show = (): void =>
    void this.attempt(async () => {
      this.shown = this.answer?.better ? this.answer : await this.moment();
      if (this.shown) announce(this.shown.better, this.shown.reason);
      this.answer = null;
    });

  private async moment(): Promise<ReviewMoment | null> {
    const { story } = await api.review(this.replay.code, language());
    return story?.moments[this.me ?? 0]?.find(({ step }) => step === this.step) ?? null;
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.pending = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = sentence(error);
    }
    this.pending = false;
  }
}
