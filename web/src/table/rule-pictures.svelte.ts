// The pictures of a game's rules, for a screen that shows rules. All is read without them as well.
import { getContext, setContext } from "svelte";
import type { Illustrations } from "../games/contract";
import { gameOf } from "../games/shelf";
import { loadTexts } from "../lib/texts";
import { provideStage } from "./stage.svelte";

class RulePictures {
  loaded = $state.raw<Illustrations | null>(null);

  constructor(game: () => string) {
    $effect(() => {
      const name = game();
      this.loaded = null;
      Promise.all([gameOf(name).illustrations?.() ?? null, loadTexts(name)]).then(
        ([found]) => (this.loaded = name === game() ? found : this.loaded),
        () => {},
      );
    });
  }
}

const KEY = "bottega-rule-pictures";

export function provideRulePictures(game: () => string): void {
  provideStage(); // pictures are parts of boards
  setContext(KEY, new RulePictures(game));
}

export const rulePictures = (): RulePictures => getContext<RulePictures>(KEY);
