// A guided first game. The table at each stage was made by the real rules (scripts/make_lesson.py); here are only the hints.
import type { Lesson } from "../contract";
import { detailed, lessonSteps, type Stage, type Written } from "../lesson";
import { plus, tally } from "../../lib/multiset";
import stages from "./lesson.json";
import { type Attempt, matching, touchesOf } from "./selection";
import { HUES, type Touches } from "./table";
import type { Action, View } from "./view";

/** Everything an action would take from the hand. */
function picked(action: Action | Attempt): Touches {
  const smeared = "touch" in action ? [action.touch ?? []].flat() : [];
  return plus("touches" in action ? (action.touches ?? {}) : {}, tally(smeared));
}

/** What is picked, as the script writes it: "blue1 red2". */
function nameOf(action: Action | Attempt): string {
  const touches = picked(action);
  return HUES.filter((hue) => touches[hue])
    .map((hue) => `${hue}${touches[hue]}`)
    .join(" ");
}

const { look, act } = lessonSteps(stages as unknown as Stage<Record<string, Written>, View>[], {
  same: (action, wanted) => action.type === wanted.type && matching([wanted], touchesOf(action)) === 0,
  refused: (refusals, action) => detailed(refusals[nameOf(action)]),
});

export const lesson: Lesson<View> = {
  me: 0,
  names: ["Vera", "Ambrogio"],
  steps: [
    look(0, "touch-learn-wall", "[data-easel]"),
    look(0, "touch-learn-needs", "[data-easel] [data-needs]"),
    act(0, "touch-learn-improve", { type: "improve", touches: { brown: 2 } }, "[data-card=brown]"),
    look(1, "touch-learn-refill", "[data-hand]"),
    look(2, "touch-learn-smeared", "[data-smears]"),
    act(2, "touch-learn-hold", { type: "smear", touch: "blue" }, "[data-card=blue]"),
    act(4, "touch-learn-final", { type: "improve", touches: { green: 1 } }, "[data-card=green]"),
    act(5, "touch-learn-again", { type: "improve", touches: { red: 2 } }, "[data-card=red]"),
    act(7, "touch-learn-trap", { type: "smear", touch: "blue" }, "[data-card=blue]"),
    look(9, "touch-learn-won", "[data-seats]"),
  ],
  left: "touch-learn-left",
};
