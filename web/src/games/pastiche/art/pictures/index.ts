// Every commission by the title its card has. A card without a picture here gets an abstract one (`paint.ts`).
import type { Picture } from "../paint";

export const pictures: Record<string, Picture> = {};
