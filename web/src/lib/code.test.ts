import { describe, expect, it } from "vitest";
import { tidyCode } from "./code";

describe("codes of tables", () => {
  it("takes a code however it is written down", () => {
    expect(tidyCode(" 634J–mxqf\n")).toBe("634jmxqf");
  });
});
