// The works that also hang in Final Touch, in the paints of their cards: each of the drawing's paints by one of Pastiche.
import type { Paint as Drawn, Picture } from "../../../picture";
import { works } from "../../../works";
import type { Paint, Sketch } from "../paint";

/** Skin is bisque, whatever the card asks for. */
const SKIN = { "skin-1": "bisque-2", "skin-2": "bisque", "skin-3": "bisque-4" } as const;

const PAINTS: Record<keyof typeof works, Partial<Record<Drawn, Paint>>> = {
  "Mona Lisa": {
    ...{ "green-1": "green-1", "green-2": "green-2", "green-3": "green", "green-4": "green-4", "green-5": "black" },
    ...{ "brown-2": "bisque-4", "brown-3": "bisque-5", "brown-4": "black", "brown-5": "black-4" },
    ...{ "red-1": "bisque-1", "red-3": "bisque-5", "red-4": "black-2" },
    ...{ "blue-1": "bisque-1", "yellow-1": "bisque-2", "yellow-4": "bisque-4" },
  },
  "The Birth of Venus": {
    ...{ "blue-1": "teal-1", "blue-3": "teal", "green-1": "white", "green-2": "teal-2", "green-4": "green-4" },
    ...{ "brown-2": "amber-4", "brown-3": "green", "brown-4": "green-5", "red-2": "white", "red-3": "amber" },
    ...{ "yellow-1": "white", "yellow-3": "amber", "yellow-4": "amber-4", white: "white", ink: "teal-5" },
  },
  "The Night Watch": {
    ...{ "brown-2": "brown-2", "brown-3": "brown", "brown-4": "brown-4", "brown-5": "brown-5" },
    ...{ "red-3": "red", "red-4": "red-4", "red-5": "red-5", "green-4": "amber-4", "green-5": "amber-5" },
    ...{ "yellow-1": "yellow-1", "yellow-2": "yellow", "yellow-3": "amber", "yellow-4": "amber" },
    ...{ "grey-1": "black-1", "grey-2": "black-2", bone: "yellow-1", white: "yellow-1", ink: "black" },
  },
  "Las Meninas": {
    ...{ "brown-1": "brown-2", "brown-2": "gray", "brown-3": "gray-4", "brown-4": "gray-5", "brown-5": "black" },
    ...{ "green-3": "gray-2", "green-4": "black-2", "blue-2": "gray-1", "blue-3": "gray", "grey-3": "gray-2" },
    ...{ "red-3": "scarlet", "red-4": "scarlet-4", "yellow-1": "white", "yellow-3": "brown", white: "white" },
    ink: "black",
  },
  "Girl with a Pearl Earring": {
    ...{ "blue-2": "blue-2", "blue-3": "blue", "blue-4": "blue-4", "grey-1": "blue-1", white: "yellow-1" },
    ...{ "yellow-2": "yellow-2", "yellow-3": "yellow", "yellow-4": "yellow-4", "brown-3": "yellow-5" },
    ...{ "red-1": "bisque", "red-3": "bisque-4", ink: "black" },
  },
  "The Fifer": {
    ...{ "red-2": "red-2", "red-3": "red", "red-4": "red-4", ink: "black", white: "gray-1" },
    ...{ "yellow-1": "gray-1", "yellow-2": "gray", "yellow-3": "gray-2", "grey-1": "gray-2" },
    ...{ "brown-2": "gray", "brown-3": "black-2" },
  },
  "Luncheon of the Boating Party": {
    ...{ "blue-1": "blue-1", "blue-2": "blue-2", "blue-4": "blue", "blue-5": "blue-4", ink: "blue-5" },
    ...{ "green-2": "green-2", "green-5": "green-4", "yellow-2": "yellow", "yellow-3": "yellow", white: "white" },
    ...{
      "brown-2": "orange",
      "brown-3": "orange-4",
      "brown-4": "orange-5",
      "red-2": "scarlet-2",
      "red-3": "scarlet",
    },
    ...{ "grey-1": "blue-1", "grey-2": "blue-2" },
  },
  "A Sunday on La Grande Jatte": {
    ...{ "green-2": "green-2", "green-3": "green", "green-4": "green-4", "green-5": "green-5" },
    ...{ "blue-1": "blue-1", "blue-2": "blue-2", "blue-3": "blue", "blue-4": "blue-4", "blue-5": "violet" },
    ...{ "yellow-1": "yellow-1", "yellow-2": "yellow-2", "yellow-3": "yellow", white: "yellow-1" },
    ...{ "brown-2": "brown-2", "brown-3": "brown-2", "brown-4": "brown", "brown-5": "brown-4" },
    ...{ "red-2": "orange", "red-3": "red", ink: "violet-5" },
  },
  "The Starry Night": {
    ...{ "blue-1": "teal-2", "blue-2": "blue-2", "blue-3": "blue", "blue-4": "blue-4", "blue-5": "purple" },
    ...{ "yellow-1": "yellow-1", "yellow-2": "yellow-2", "yellow-3": "yellow", "red-3": "purple-2" },
    ...{ "green-3": "teal", "green-4": "teal-5", "brown-4": "teal-4", "brown-5": "black" },
  },
};

function repaint({ w, h, regions }: Picture, paints: Partial<Record<Drawn, Paint>>): ReturnType<Sketch> {
  const by = { ...SKIN, ...paints };
  return { w, h, regions: regions.map(([paint, ...shape]) => [by[paint]!, ...shape]) };
}

export const repainted: Record<string, Sketch> = Object.fromEntries(
  Object.entries(works).map(([title, sketch]) => [
    title,
    () => repaint(sketch(), PAINTS[title as keyof typeof works]),
  ]),
);
