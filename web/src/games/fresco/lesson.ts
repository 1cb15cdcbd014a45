// The chapters and hints. The table at each stage was made by the real rules (scripts/make_lessons.py).
import { type Details, t } from "../../lib/texts";
import type { Lesson } from "../contract";
import { lessonSteps, type Refused, unfolded } from "../lesson";
import { matching } from "./choosing";
import written from "./lesson.json";
import type { Action, View } from "./view";

interface Known extends Omit<Refused, "details"> {
  action: Action;
  details: Record<string, Details[string] | { text: string }>; // some of them texts themselves
}

const same = (action: Action, wanted: Action): boolean => matching([wanted], action) === 0;

/** What the script did not ask the rules about is answered with what to do instead. */
function refused(refusals: Known[], action: Action, otherwise: Refused): Refused {
  const found = refusals.find((each) => same(action, each.action));
  if (!found) return otherwise;
  const { rule, text } = found;
  const details: Details = {};
  for (const [name, value] of Object.entries(found.details))
    details[name] =
      typeof value === "object" && "text" in value ? t(value.text as string) : (value as Details[string]);
  return { rule, text, details };
}

const stories = unfolded<keyof typeof written, Known[], View>(written);
const tell = (story: keyof typeof stories) => lessonSteps(stories[story], { same, refused });
const round = tell("round");
const mood = tell("mood");
const blends = tell("blends");
const altar = tell("altar");
const requests = tell("requests");
const end = tell("end");

const names = ["Vera", "Ambrogio", "Nina"];

export const lesson: Lesson<View> = {
  me: 0,
  chapters: [
    {
      id: "morning",
      title: "fresco-chapter-morning",
      names,
      steps: [
        round.look(0, "fresco-learn-ceiling", "[data-fresco]"),
        round.look(0, "fresco-learn-mood", "[data-location=hostel]"),
        round.act(0, "fresco-learn-get-up", { type: "get_up", time: 7 }, "[data-time='7']"),
        round.act(
          5,
          "fresco-learn-plan",
          { type: "plan", market: 2, cathedral: 2, studio: 1, workshop: 1 },
          "[data-plan]",
        ),
        round.look(6, "fresco-learn-revealed", "[data-reveal]"),
      ],
    },
    {
      id: "work",
      title: "fresco-chapter-work",
      names,
      steps: [
        round.act(6, "fresco-learn-market", { type: "market", booth: 0, tiles: [0, 2] }, "[data-booth='0']"),
        round.act(9, "fresco-learn-restore", { type: "restore", at: [3, 2], bishop: [3, 2] }, "[data-at='3,2']"),
        round.act(
          10,
          "fresco-learn-altar",
          { type: "altar", paints: { red: 1, yellow: 1, blue: 1 } },
          "[data-altar]",
        ),
        round.act(11, "fresco-learn-bump", { type: "step", to: "ahead" }, "[data-bump]"),
        round.look(12, "fresco-learn-track", "[data-track]"),
      ],
    },
    {
      id: "evening",
      title: "fresco-chapter-evening",
      names,
      steps: [
        round.act(13, "fresco-learn-studio", { type: "studio", portrait: 0 }, "[data-location=studio]"),
        round.act(15, "fresco-learn-blend", { type: "blend", to: "green" }, "[data-blend=green]"),
        round.look(16, "fresco-learn-round", "[data-summary]"),
      ],
    },
    {
      id: "mood",
      title: "fresco-chapter-mood",
      names,
      steps: [
        mood.act(0, "fresco-learn-late", { type: "get_up", time: 9 }, "[data-time='9']"),
        mood.act(5, "fresco-learn-theatre", { type: "plan", market: 2, theatre: 3 }, "[data-plan]"),
        mood.act(8, "fresco-learn-cheap", { type: "market", booth: 0, tiles: [0, 2] }, "[data-booth='0']"),
        mood.look(9, "fresco-learn-cheered", "[data-location=hostel]"),
      ],
    },
    {
      id: "blends",
      title: "fresco-chapter-blends",
      names,
      steps: [
        blends.act(0, "fresco-learn-orange", { type: "blend", to: "orange" }, "[data-blend=orange]"),
        blends.act(1, "fresco-learn-purple", { type: "blend", to: "purple" }, "[data-blend=purple]"),
        blends.act(2, "fresco-learn-pink", { type: "blend", to: "pink" }, "[data-blend=pink]"),
        altar.act(
          0,
          "fresco-learn-rich",
          { type: "altar", paints: { orange: 1, green: 1, pink: 1 } },
          "[data-altar]",
        ),
        altar.look(1, "fresco-learn-nine", "[data-track]"),
      ],
    },
    {
      id: "requests",
      title: "fresco-chapter-requests",
      names,
      steps: [
        requests.look(0, "fresco-learn-stacks", "[data-location=workshop]"),
        requests.act(
          0,
          "fresco-learn-request",
          { type: "request", stack: "green", tiles: [0, 1, 2] },
          "[data-stack=green]",
        ),
        requests.act(1, "fresco-learn-income", { type: "income", primaries: { blue: 1 } }),
        requests.look(2, "fresco-learn-fulfilled", "[data-screen]"),
      ],
    },
    {
      id: "end",
      title: "fresco-chapter-end",
      names,
      steps: [
        end.look(0, "fresco-learn-last", "[data-fresco]"),
        end.act(2, "fresco-learn-side", { type: "plan", cathedral: 4, studio: 1 }, "[data-plan]"),
        end.act(5, "fresco-learn-five", { type: "restore", at: [3, 2] }, "[data-at='3,2']"),
        end.act(6, "fresco-learn-seven", { type: "restore", at: [2, 4] }, "[data-at='2,4']"),
        end.act(7, "fresco-learn-nine-tile", { type: "restore", at: [3, 4] }, "[data-at='3,4']"),
        end.act(
          8,
          "fresco-learn-last-altar",
          { type: "altar", paints: { red: 1, yellow: 1, blue: 1 } },
          "[data-altar]",
        ),
        end.act(9, "fresco-learn-points", { type: "studio", portrait: 0 }, "[data-location=studio]"),
        end.look(10, "fresco-learn-counted", "[data-track]"),
      ],
    },
  ],
  left: "fresco-learn-left",
};
