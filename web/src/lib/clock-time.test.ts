import { expect, it } from "vitest";
import { asMinute, asTime } from "./clock-time";

it("reads what it writes", () => {
  expect([0, 425, 1439].map(asTime)).toEqual(["00:00", "07:05", "23:59"]);
  expect(["00:00", "07:05", "23:59", "23:59:30", ""].map(asMinute)).toEqual([0, 425, 1439, 1439, null]);
});
