// Which rules have a picture, and of which stage of a lesson: those tables were made by the real rules.
import { unfolded } from "../lesson";
import written from "./lesson.json";
import type { View } from "./view";

export type Picture = "commission" | "cards" | "hexes" | "map" | "two" | "three" | "gallery";
const stories = unfolded<keyof typeof written, unknown, View>(written);
const [first, laid, grown] = [stories.turn[0]!.view, stories.turn[1]!.view, stories.end[0]!.view];

export const PICTURES: Record<string, [Picture, View]> = {
  "PA-C1": ["commission", first],
  "PA-C2": ["cards", first],
  "PA-C3": ["hexes", first],
  "PA-C4": ["map", { ...first, map: first.map.slice(0, 3) }],
  "PA-M1": ["two", first],
  "PA-M2": ["three", first],
  "PA-M3": ["map", laid],
  "PA-S1": ["gallery", first],
  "PA-T2": ["map", grown],
};
export const rules = Object.keys(PICTURES);
