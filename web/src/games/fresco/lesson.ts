// A guided first round. The table at each stage was made by the real rules (scripts/make_fresco_lesson.py); here are only
// the hints.
import { type Details, t } from "../../lib/texts";
import type { Action, GameEvent, Lesson, LessonStep, Refusal, View } from "../index";
import { matching } from "./choosing";
import stages from "./lesson.json";

interface Refused {
  action: Action;
  rule: string;
  text: string;
  details: Record<string, Details[string] | { text: string }>;
}
interface Stage {
  view: View;
  events: GameEvent[];
  refusals: Refused[];
}

// each view is written as what differs from the one before
const made = (stages as unknown as Stage[]).reduce<Stage[]>(
  (all, stage) => [...all, { ...stage, view: { ...all.at(-1)?.view, ...stage.view } }],
  [],
);

function refusal(stage: Stage, action: Action, otherwise: string): Refusal {
  const found = stage.refusals.find((each) => matching([each.action], action) === 0);
  if (!found) return { code: "illegal", rule: null, sentence: t(otherwise) };
  const details: Details = {};
  for (const [name, value] of Object.entries(found.details))
    details[name] =
      typeof value === "object" && "text" in value ? t(value.text as string) : (value as Details[string]);
  return { code: "illegal", rule: found.rule, sentence: t(found.text, details) };
}

const look = (stage: number, hint: string, points?: string): LessonStep => ({
  view: made[stage]!.view,
  events: made[stage]!.events,
  hint,
  ...(points ? { points } : {}),
});

const act = (stage: number, hint: string, wanted: Action, points: string): LessonStep => ({
  ...look(stage, hint, points),
  wants: (action) => matching([wanted], action) === 0,
  check: (action) => refusal(made[stage]!, action, `${hint}-else`),
  otherwise: `${hint}-else`,
});

export const lesson: Lesson = {
  me: 0,
  names: ["Vera", "Ambrogio", "Nina"],
  steps: [
    look(0, "fresco-learn-ceiling", "[data-fresco]"),
    look(0, "fresco-learn-mood", "[data-location=hostel]"),
    act(0, "fresco-learn-get-up", { type: "get_up", time: 7 }, "[data-time='7']"),
    act(5, "fresco-learn-plan", { type: "plan", market: 2, cathedral: 2, studio: 1, workshop: 1 }, "[data-plan]"),
    act(6, "fresco-learn-market", { type: "market", booth: 0, tiles: [0, 2] }, "[data-booth='0']"),
    act(9, "fresco-learn-restore", { type: "restore", at: [3, 2], bishop: [3, 2] }, "[data-at='3,2']"),
    act(10, "fresco-learn-altar", { type: "altar", paints: { red: 1, yellow: 1, blue: 1 } }, "[data-altar]"),
    act(11, "fresco-learn-bump", { type: "step", to: "ahead" }, "[data-bump]"),
    act(13, "fresco-learn-studio", { type: "studio", portrait: 0 }, "[data-location=studio]"),
    act(15, "fresco-learn-blend", { type: "blend", to: "green" }, "[data-blend=green]"),
    look(16, "fresco-learn-round", "[data-summary]"),
    look(16, "fresco-learn-end", "[data-location=workshop]"),
  ],
  left: "fresco-learn-left",
};
