// Something a screen asks of the server: whether it is under way, and the sentence to show if it did not work.
import { sentence } from "./api";

export class Attempt {
  busy = $state(false);
  problem = $state("");
  private count = 0;

  /** Gives back what the work gave, or nothing if it failed. Of several, the problem of the last one is shown. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const mine = ++this.count;
    this.busy = true;
    this.problem = "";
    try {
      return await work();
    } catch (error) {
      if (mine === this.count) this.problem = sentence(error);
      return undefined;
    } finally {
      if (mine === this.count) this.busy = false;
    }
  }
}
