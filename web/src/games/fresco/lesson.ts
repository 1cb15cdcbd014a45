// A guided first round. The table at each stage was made by the real rules (scripts/make_fresco_lesson.py); here are only
// the hints.
import { type Details, t } from "../../lib/texts";
import type { Lesson } from "../contract";
import { lessonSteps, type Refused, type Stage } from "../lesson";
import { matching } from "./choosing";
import stages from "./lesson.json";
import type { Action, View } from "./view";

interface Known extends Omit<Refused, "details"> {
  action: Action;
  details: Record<string, Details[string] | { text: string }>; // some of them texts themselves
}

// each view is written as what differs from the one before
const made = (stages as unknown as Stage<Known[], View>[]).reduce<Stage<Known[], View>[]>(
  (all, stage) => [...all, { ...stage, view: { ...all.at(-1)?.view, ...stage.view } }],
  [],
);

const same = (action: Action, wanted: Action): boolean => matching([wanted], action) === 0;

/** What the script did not ask the rules about is answered with what to do instead. */
function refused(refusals: Known[], action: Action, otherwise: string): Refused {
  const found = refusals.find((each) => same(action, each.action));
  if (!found) return { rule: null, text: otherwise };
  const { rule, text } = found;
  const details: Details = {};
  for (const [name, value] of Object.entries(found.details))
    details[name] =
      typeof value === "object" && "text" in value ? t(value.text as string) : (value as Details[string]);
  return { rule, text, details };
}

const { look, act } = lessonSteps(made, { same, refused });

export const lesson: Lesson<View> = {
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
