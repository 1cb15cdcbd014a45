// How a screen with a board is arranged, and what a board hands to the stage it stands on.
import { getContext, setContext, type Snippet } from "svelte";
import { MediaQuery } from "svelte/reactivity";

/** `tall`: a phone; `low`: a phone on its side, or large text; `desk`: everything beside each other. */
export type Arrangement = "tall" | "low" | "desk";

const low = new MediaQuery("(min-width: 36rem) and (max-height: 32.999rem)");
const desk = new MediaQuery("(min-width: 46rem) and (min-height: 33rem)");
const roomy = new MediaQuery("(min-width: 72rem) and (min-height: 33rem)");

export class StageParts {
  more = $state.raw<Snippet | null>(null); // parts of a board that no turn needs: under the first screen

  get arrangement(): Arrangement {
    return low.current ? "low" : desk.current ? "desk" : "tall";
  }

  /** Is there room for players and talk beside the board? */
  get roomy(): boolean {
    return roomy.current;
  }
}

const KEY = "bottega-stage";

export function provideStage(): StageParts {
  return setContext(KEY, new StageParts());
}

export function stageParts(): StageParts {
  return getContext<StageParts>(KEY);
}

const REVEAL = "bottega-reveal";

/** Brings something of a board into sight: its pane is opened, and what scrolls is scrolled. */
export function reveal(element: Element): void {
  element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  requestAnimationFrame(() => element.scrollIntoView({ block: "nearest" }));
}

/** Does something when an element within is to be seen. */
export function onReveal(work: () => void): (node: Element) => () => void {
  return (node) => {
    node.addEventListener(REVEAL, work);
    return () => node.removeEventListener(REVEAL, work);
  };
}
