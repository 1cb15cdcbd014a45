// Every masterpiece by the title its card has. A card without a picture here gets an abstract one (`abstract.ts`).
import { works } from "../../../works";
import type { Sketch } from "../draw";
import { goldenAge } from "./golden-age";
import { moderns } from "./moderns";
import { renaissance } from "./renaissance";
import { romantics } from "./romantics";

export const pictures: Record<string, Sketch> = { ...works, ...renaissance, ...goldenAge, ...romantics, ...moderns };
