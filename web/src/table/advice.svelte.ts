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
    this.askedFor = decision;
    try {
      const hint = await ask();
      if (this.askedFor === decision) this.answer = hint; // else nobody wants to know any more
      const best = this.moves[0];
      if (best) answered(best);
    } catch (error) {
      if (error instanceof Refused && error.refusal.code === "moved-on") this.overtaken = this.askedFor;
      else if (decision === this.asking().decision) refused(error);
    } finally {
      if (this.askedFor === decision) this.askedFor = null;
    }
    this.followUp();
  };

  /** Asks again once the table shows what was quicker than the master. */
  followUp(): void {
    const { decision, allowed } = this.asking();
    if (this.overtaken === null || this.overtaken === decision) return;
    this.overtaken = null;
    if (allowed) void this.ask();
  }

  /** I have decided by myself. */
  forget(): void {
    this.overtaken = null;
  }

  dismiss = (): void => {
    this.answer = null;
    this.askedFor = null;
    this.overtaken = null;
  };
}
