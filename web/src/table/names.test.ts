import { describe, expect, it } from "vitest";
import { pointsInAll, pointsOf } from "./names";

describe("how strong a bot is", () => {
  it("says nothing where nobody has measured", () => {
    expect(pointsOf({}, "master")).toBe("");
    expect(pointsInAll([{}, {}], "apprentice")).toBe("");
  });
  it("is at least so much for the master, who thinks longer than when it was measured", () => {
    expect(pointsOf({ master: 1163, apprentice: 621 }, "master")).toBe("1163+");
    expect(pointsOf({ master: 1163, apprentice: 621 }, "apprentice")).toBe("621");
  });
  it("goes from the least to the most over all games", () => {
    expect(pointsInAll([{ apprentice: 621 }, {}, { apprentice: 580 }], "apprentice")).toBe("580–621");
    expect(pointsInAll([{ journeyman: 1000 }, { journeyman: 1000 }], "journeyman")).toBe("1000");
  });
});
