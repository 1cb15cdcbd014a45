// Which rules have a picture, and of which stage of a lesson: those tables were made by the real rules.
import { unfolded, type Written } from "../lesson";
import written from "./lesson.json";
import type { View } from "./view";

export type Picture = "easel" | "piles" | "hand" | "smears" | "won";
const stories = unfolded<keyof typeof written, Record<string, Written>, View>(written);
const [first, smeared, last] = [stories.game[0]!.view, stories.partners[0]!.view, stories.game.at(-1)!.view];

export const PICTURES: Record<string, [Picture, View]> = {
  "FT-C1": ["easel", first],
  "FT-C2": ["hand", first],
  "FT-S1": ["piles", first],
  "FT-I1": ["easel", stories.several[0]!.view],
  "FT-M1": ["smears", smeared],
  "FT-F1": ["easel", stories.game[4]!.view],
  "FT-F2": ["smears", last],
  "FT-E1": ["won", last],
};
export const rules = Object.keys(PICTURES);
