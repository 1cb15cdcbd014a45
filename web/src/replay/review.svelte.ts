// The review of a finished game: asked for, followed while it is made, and told in the reader's language.
import { untrack } from "svelte";
import { announce } from "../lib/announce";
import { api, sentence } from "../lib/api";
import type { ReviewInfo, ReviewStory } from "../lib/protocol";
import { language, t } from "../lib/texts";

const PACE = 1000; // ms between looks at how far it is

export class ReviewModel {
  info = $state.raw<ReviewInfo | null>(null);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asks = 0; // only the last one counts

  constructor(readonly code: string) {}

  get story(): ReviewStory | null {
    return this.info?.story ?? null;
  }

  /** It stopped before its end: the server was started anew, or nobody looked for a while. */
  get stopped(): boolean {
    return this.info !== null && !this.story && !this.info.making;
  }

  /** Asks for it, or for what is missing. As an effect it follows the language, and nothing else. */
  readonly ask = (): (() => void) => {
    const lang = language();
    untrack(() => void this.follow(++this.asks, () => api.askReview(this.code), lang));
    return () => this.stop();
  };

  stop(): void {
    this.asks++;
    clearTimeout(this.timer);
  }

  private async follow(number: number, begin: () => Promise<unknown>, lang: string): Promise<void> {
    const waited = this.info !== null;
    this.problem = "";
    try {
      await begin();
      const info = await api.review(this.code, lang);
      if (number !== this.asks) return;
      this.info = info;
      if (info.story && waited) announce(t("reviewed-ready"));
      if (info.making) this.timer = setTimeout(() => void this.follow(number, async () => undefined, lang), PACE);
    } catch (error) {
      if (number === this.asks) this.problem = sentence(error);
    }
  }
}

/** A share of the win in hundredths, with its sign. */
export function hundredths(share: number): string {
  const rounded = Math.round(100 * share);
  return rounded < 0 ? `\u2212${-rounded}` : `+${rounded}`;
}
