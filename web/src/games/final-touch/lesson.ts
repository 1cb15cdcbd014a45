// The chapters and hints. The table at each stage was made by the real rules (scripts/make_lessons.py).
import type { Lesson } from "../contract";
import { detailed, lessonSteps, unfolded, type Written } from "../lesson";
import { plus, tally } from "../../lib/multiset";
import written from "./lesson.json";
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

const stories = unfolded<keyof typeof written, Record<string, Written>, View>(written);
const tell = (story: keyof typeof stories) =>
  lessonSteps(stories[story], {
    same: (action, wanted) => action.type === wanted.type && matching([wanted], touchesOf(action)) === 0,
    refused: (refusals, action) => detailed(refusals[nameOf(action)]),
  });
const game = tell("game");
const several = tell("several");
const partners = tell("partners");
const three = tell("three");

const names = ["Vera", "Ambrogio", "Nina", "Bianca"];
const [two, trio] = [names.slice(0, 2), names.slice(0, 3)];

export const lesson: Lesson<View> = {
  me: 0,
  chapters: [
    {
      id: "first",
      title: "touch-chapter-first",
      names: two,
      steps: [
        game.look(0, "touch-learn-wall", "[data-easel]"),
        game.look(0, "touch-learn-needs", "[data-easel] [data-needs]"),
        game.act(0, "touch-learn-improve", { type: "improve", touches: { brown: 2 } }, "[data-card=brown]"),
        game.look(1, "touch-learn-refill", "[data-hand]"),
        game.look(2, "touch-learn-smeared", "[data-smears]"),
      ],
    },
    {
      id: "final",
      title: "touch-chapter-final",
      names: two,
      steps: [
        game.act(2, "touch-learn-hold", { type: "smear", touch: "blue" }, "[data-card=blue]"),
        game.act(4, "touch-learn-final", { type: "improve", touches: { green: 1 } }, "[data-card=green]"),
        game.act(5, "touch-learn-again", { type: "improve", touches: { red: 2 } }, "[data-card=red]"),
        game.look(6, "touch-learn-played", "[data-easel]"),
      ],
    },
    {
      id: "ruin",
      title: "touch-chapter-ruin",
      names: two,
      steps: [
        game.act(7, "touch-learn-trap", { type: "smear", touch: "blue" }, "[data-card=blue]"),
        game.look(9, "touch-learn-won", "[data-seats]"),
      ],
    },
    {
      id: "several",
      title: "touch-chapter-several",
      names: two,
      steps: [
        several.act(
          0,
          "touch-learn-several",
          { type: "improve", touches: { yellow: 2, green: 1, red: 1 } },
          "[data-card]:not([data-card=blue])",
        ),
        several.look(1, "touch-learn-several-done", "[data-seats]"),
      ],
    },
    {
      id: "three",
      title: "touch-chapter-three",
      names: trio,
      steps: [
        three.look(0, "touch-learn-three", "[data-seats]"),
        three.look(1, "touch-learn-three-done", "[data-easel]"),
      ],
    },
    {
      id: "partners",
      title: "touch-chapter-partners",
      names,
      steps: [
        partners.look(0, "touch-learn-partners", "[data-seats]"),
        partners.act(0, "touch-learn-share", { type: "improve", touches: { green: 1 } }, "[data-card=green]"),
        partners.look(1, "touch-learn-shared", "[data-seats]"),
      ],
    },
  ],
  left: "touch-learn-left",
};
