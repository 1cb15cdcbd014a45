// What the master would do. It takes a moment, and what comes too late is not about this decision any more.
import type { HintedMove, HintReply } from "../lib/protocol";
import { Refused } from "../lib/socket";

interface Asking {
  decision: number | null; // the one the table waits for me to make
  pending: boolean; // is my move under way? Then there is nothing left to advise
  allowed: boolean;
  ask: () => Promise<HintReply>;
  answered: (best: HintedMove) => void;
  refused: (error: unknown) => void;
}

export class MastersAdvice {
  private askedFor = $state<number | null>(null); // the decision the master thinks about
  private answer = $state.raw<HintReply | null>(null);
  private asks = 0; // only the last one counts
  private overtaken: number | null = null; // the decision the master had no time for, since somebody moved

  constructor(private readonly asking: () => Asking) {}

  get moves(): HintedMove[] {
    const { decision, pending } = this.asking();
    return this.answer && this.answer.decision === decision && !pending ? this.answer.moves : [];
  }

  get thinking(): boolean {
    return this.askedFor !== null && this.askedFor === this.asking().decision;
  }

  get open(): boolean {
    return this.thinking || this.moves.length > 0;
  }

  ask = async (): Promise<void> => {
    const { decision, ask, answered, refused } = this.asking();
    const number = ++this.asks;
    const wanted = () => number === this.asks; // else I decided by myself, or asked again
    this.askedFor = decision;
    try {
      const hint = await ask();
      if (!wanted()) return;
      this.answer = hint;
      const best = this.moves[0];
      if (best) answered(best);
    } catch (error) {
      if (!wanted()) return;
      if (error instanceof Refused && error.refusal.code === "moved-on") this.overtaken = this.askedFor;
      else if (decision === this.asking().decision) refused(error);
    }
    this.askedFor = null;
    this.followUp();
  };

  /** Asks again once the table shows what was quicker than the master. */
  followUp(): void {
    const { decision, allowed } = this.asking();
    if (this.overtaken === null || this.overtaken === decision) return;
    this.overtaken = null;
    if (allowed) void this.ask();
  }

  /** I have decided by myself, or do not want to see it. After an undo the same decision may come again. */
  dismiss = (): void => {
    this.asks++;
    this.answer = null;
    this.askedFor = null;
    this.overtaken = null;
  };
}
