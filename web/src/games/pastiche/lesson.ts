// The chapters and hints. The table at each stage was made by the real rules (scripts/make_lessons.py).
import type { Lesson } from "../contract";
import { equal } from "../../lib/reuse";
import { detailed, lessonSteps, unfolded, type Written } from "../lesson";
import written from "./lesson.json";
import type { Action, View } from "./view";

/** An offer may go to everyone: there is only one other player. How a hex lies matters for what it mixes alone. */
function same(action: Action, wanted: Action): boolean {
  if (action.type === "place" && wanted.type === "place" && wanted.take !== "mix")
    return equal({ ...action, rotation: 0 }, { ...wanted, rotation: 0 });
  if (action.type === "offer" && wanted.type === "offer")
    return equal([action.give, action.get], [wanted.give, wanted.get]);
  return equal(action, wanted);
}

const stories = unfolded<keyof typeof written, Record<string, Written>, View>(written);
const tell = (story: keyof typeof stories) =>
  lessonSteps(stories[story], {
    same,
    refused: (refusals, action) => detailed(action.type === "complete" ? refusals[action.commission] : undefined),
  });
const turn = tell("turn");
const primary = tell("primary");
const trading = tell("trading");
const commissions = tell("commissions");
const end = tell("end");

const names = ["Vera", "Ambrogio"];

export const lesson: Lesson<View> = {
  me: 0,
  chapters: [
    {
      id: "first",
      title: "pas-chapter-first",
      names,
      steps: [
        turn.look(0, "pas-learn-map", "[data-map]"),
        turn.look(0, "pas-learn-card", '[data-commission="Sunflowers"]'),
        turn.act(0, "pas-learn-lay", { type: "place", hex: 0, at: [1, -1], rotation: 0, take: "mix" }, "[data-wish]"),
        turn.act(1, "pas-learn-bank", { type: "bank", give: { violet: 3 }, get: "black" }, "[data-trades]"),
        turn.act(3, "pas-learn-offer", { type: "accept", offer: 1 }, "[data-offers]"),
        turn.act(
          4,
          "pas-learn-complete",
          { type: "complete", commission: "Sunflowers" },
          '[data-commission="Sunflowers"]',
        ),
        turn.act(5, "pas-learn-end", { type: "end" }, "[data-end]"),
        turn.look(7, "pas-learn-others", "[data-map]"),
      ],
    },
    {
      id: "primary",
      title: "pas-chapter-primary",
      names,
      steps: [
        primary.act(
          0,
          "pas-learn-primary",
          { type: "place", hex: 0, at: [0, -1], rotation: 1, take: "red" },
          "[data-cell='0,-1']",
        ),
        primary.act(
          1,
          "pas-learn-madonna",
          { type: "complete", commission: "Madonna of the Meadow" },
          '[data-commission="Madonna of the Meadow"]',
        ),
        primary.look(2, "pas-learn-own", "[data-map]"),
      ],
    },
    {
      id: "trading",
      title: "pas-chapter-trading",
      names,
      steps: [
        trading.act(
          0,
          "pas-learn-bisque",
          { type: "bank", give: { yellow: 1, brown: 1 }, get: "bisque" },
          "[data-trades]",
        ),
        trading.act(
          1,
          "pas-learn-gray",
          { type: "bank", give: { black: 1, white: 1 }, get: "gray" },
          "[data-trades]",
        ),
        trading.act(
          2,
          "pas-learn-penalty",
          { type: "bank", give: { blue: 1, orange: 1 }, get: "yellow" },
          "[data-trades]",
        ),
        trading.act(
          3,
          "pas-learn-propose",
          { type: "offer", to: 1, give: { orange: 1 }, get: { amber: 1 } },
          "[data-offers]",
        ),
        trading.look(5, "pas-learn-traded", "[data-hand]"),
      ],
    },
    {
      id: "commissions",
      title: "pas-chapter-commissions",
      names,
      steps: [
        commissions.act(
          0,
          "pas-learn-swap",
          { type: "swap", commission: "The Milkmaid", gallery: "Sunflowers" },
          '[data-commission="The Milkmaid"]',
        ),
        commissions.act(
          1,
          "pas-learn-both",
          { type: "complete", commission: "Sunflowers" },
          '[data-commission="Sunflowers"]',
        ),
        commissions.act(
          2,
          "pas-learn-gallery",
          { type: "complete", commission: "Madonna of the Meadow" },
          '[data-commission="Madonna of the Meadow"]',
        ),
        commissions.look(3, "pas-learn-replaced", "[data-completed]"),
      ],
    },
    {
      id: "end",
      title: "pas-chapter-end",
      names,
      steps: [
        end.look(0, "pas-learn-goal", "[data-completed]"),
        end.act(
          0,
          "pas-learn-last",
          { type: "complete", commission: "Sunflowers" },
          '[data-commission="Sunflowers"]',
        ),
        end.act(1, "pas-learn-called", { type: "end" }, "[data-end]"),
        end.look(4, "pas-learn-scores", "[data-completed]"),
      ],
    },
  ],
  left: "pas-learn-left",
};
