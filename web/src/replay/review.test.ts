import { expect, it } from "vitest";
import { hundredths } from "./review.svelte";

it.each([
  [0.5, "+50"],
  [-0.126, "\u221213"],
  [0, "+0"],
  [-0.001, "+0"],
])("%f of the win is %s", (share, words) => expect(hundredths(share)).toBe(words));
