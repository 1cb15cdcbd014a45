// Which rules have a picture, and of which stage of a lesson: those tables were made by the real rules.
import { unfolded } from "../lesson";
import written from "./lesson.json";
import type { View } from "./view";

export type Picture = "hostel" | "mood" | "market" | "ceiling" | "altar" | "studio" | "workshop" | "track";
const stories = unfolded<keyof typeof written, unknown, View>(written);
const round = stories.round.map((stage) => stage.view);
const last = stories.end[0]!.view;

export const PICTURES: Record<string, [Picture, View]> = {
  "FR-C1": ["workshop", round[0]!],
  "FR-S3": ["market", round[0]!],
  "FR-S4": ["ceiling", round[0]!],
  "FR-S5": ["studio", round[0]!],
  "FR-U1": ["hostel", round[5]!],
  "FR-U3": ["mood", round[5]!],
  "FR-K2": ["market", round[8]!],
  "FR-H3": ["ceiling", round[10]!],
  "FR-H4": ["altar", round[0]!],
  "FR-T1": ["studio", round[0]!],
  "FR-W1": ["workshop", round[0]!],
  "FR-W2": ["workshop", stories.requests[0]!.view],
  "FR-A1": ["mood", stories.mood.at(-1)!.view],
  "FR-V1": ["track", round[12]!],
  "FR-E1": ["ceiling", last],
};
export const rules = Object.keys(PICTURES);
