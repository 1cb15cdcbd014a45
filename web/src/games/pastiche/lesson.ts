// A guided first game. The table at each stage was made by the real rules (scripts/make_pastiche_lesson.py); here are only
// the hints.
import type { Action, GameEvent, Lesson, LessonStep, Refusal, View } from "../index";
import { t } from "../../lib/texts";
import type { Cards } from "./colours";
import stages from "./lesson.json";

interface Stage {
  view: View;
  events: GameEvent[];
  refusals: Record<string, { rule: string; text: string; cards?: Cards; title?: string }>;
}

const made = stages as unknown as Stage[];

function refusal(stage: Stage, action: Action): Refusal | null {
  const found = action.type === "complete" ? stage.refusals[action.commission as string] : undefined;
  if (!found) return null;
  const { rule, text, ...details } = found;
  return { code: "illegal", rule, sentence: t(text, details) };
}

const look = (stage: number, hint: string, points?: string): LessonStep => ({
  view: made[stage]!.view,
  events: made[stage]!.events,
  hint,
  ...(points ? { points } : {}),
});

/** The same action, field by field. */
const equal = (some: Action, other: Action): boolean =>
  Object.entries(other).every(([field, value]) => JSON.stringify(some[field]) === JSON.stringify(value));

const act = (stage: number, hint: string, wanted: Action, points?: string): LessonStep => ({
  ...look(stage, hint, points),
  wants: (action) => equal(action, wanted),
  check: (action) => refusal(made[stage]!, action),
  otherwise: `${hint}-else`,
});

export const lesson: Lesson = {
  me: 0,
  names: ["Vera", "Ambrogio"],
  steps: [
    look(0, "pas-learn-map", "[data-map]"),
    look(0, "pas-learn-card", '[data-commission="Sunflowers"]'),
    act(0, "pas-learn-lay", { type: "place", hex: 0, at: [1, -1], rotation: 0, take: "mix" }, "[data-wish]"),
    act(1, "pas-learn-bank", { type: "bank", give: { violet: 3 }, get: "black" }, "[data-trades]"),
    act(3, "pas-learn-offer", { type: "accept", offer: 1 }, "[data-offers]"),
    act(4, "pas-learn-complete", { type: "complete", commission: "Sunflowers" }, '[data-commission="Sunflowers"]'),
    act(5, "pas-learn-end", { type: "end" }, "[data-end]"),
    look(7, "pas-learn-others", "[data-map]"),
    look(7, "pas-learn-goal", "[data-completed]"),
  ],
  left: "pas-learn-left",
};
