import { describe, expect, it } from "vitest";
import { divided } from "./rules";

describe("the text of a rule", () => {
  it("is the book's up to the mark, and ours from there on", () => {
    expect(divided("You must play.")).toEqual(["You must play.", ""]);
    expect(divided("[D] The host picks.")).toEqual(["", "The host picks."]);
    expect(divided("Those two play on. [D] They keep their hands.")).toEqual([
      "Those two play on.",
      "They keep their hands.",
    ]);
  });
});
