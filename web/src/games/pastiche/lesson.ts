// A guided first game. The table at each stage was made by the real rules (scripts/make_pastiche_lesson.py); here are only
// the hints.
import type { Lesson } from "../contract";
import { equal } from "../../lib/reuse";
import { detailed, lessonSteps, type Stage, type Written } from "../lesson";
import stages from "./lesson.json";
import type { View } from "./view";

const { look, act } = lessonSteps(stages as unknown as Stage<Record<string, Written>, View>[], {
  same: equal,
  refused: (refusals, action) => detailed(action.type === "complete" ? refusals[action.commission] : undefined),
});

export const lesson: Lesson<View> = {
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
