// Every commission by the title its card has. A card without a picture here gets an abstract one (`paint.ts`).
import type { Sketch } from "../paint";
import { baroque } from "./baroque";
import { impressionists } from "./impressionists";
import { moderns } from "./moderns";
import { renaissance } from "./renaissance";
import { repainted } from "./repainted";

export const pictures: Record<string, Sketch> = {
  ...renaissance,
  ...baroque,
  ...impressionists,
  ...moderns,
  ...repainted,
};
