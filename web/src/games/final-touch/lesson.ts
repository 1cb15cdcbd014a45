// A guided first game. The table at each stage was made by the real rules (scripts/make_lesson.py); here are only the hints.
import type { Action, GameEvent, Lesson, LessonStep, Refusal, View } from "../index";
import { plus, tally } from "../../lib/multiset";
import { t } from "../../lib/texts";
import stages from "./lesson.json";
import { matching, touchesOf } from "./selection";
import { type Hue, HUES, type Touches } from "./table";

interface Stage {
  view: View;
  events: GameEvent[];
  refusals: Record<string, { rule: string; text: string; touches?: Touches }>;
}

const made = stages as unknown as Stage[];

/** Everything an action would take from the hand. */
function picked(action: Action): Touches {
  const smeared = action.touch === undefined ? [] : [action.touch].flat();
  return plus((action.touches ?? {}) as Touches, tally(smeared as Hue[]));
}

function refusal(stage: Stage, action: Action): Refusal | null {
  const touches = picked(action);
  const name = HUES.filter((hue) => touches[hue])
    .map((hue) => `${hue}${touches[hue]}`)
    .join(" ");
  const found = stage.refusals[name];
  if (!found) return null;
  return {
    code: "illegal",
    rule: found.rule,
    sentence: t(found.text, found.touches ? { touches: found.touches } : {}),
  };
}

const look = (stage: number, hint: string, points?: string): LessonStep => ({
  view: made[stage]!.view,
  events: made[stage]!.events,
  hint,
  ...(points ? { points } : {}),
});

const act = (stage: number, hint: string, wanted: Action, points?: string): LessonStep => ({
  ...look(stage, hint, points),
  wants: (action) => action.type === wanted.type && matching([wanted], touchesOf(action)) === 0,
  check: (action) => refusal(made[stage]!, action),
  otherwise: `${hint}-else`,
});

export const lesson: Lesson = {
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
