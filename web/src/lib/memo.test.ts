import { expect, it } from "vitest";
import { memo } from "./memo";

it("works out an object once, and another one again", () => {
  let calls = 0;
  const doubled = memo(({ n }: { n: number }) => (calls++, { n: 2 * n }));
  const [one, same] = [{ n: 1 }, { n: 1 }];
  expect(doubled(one)).toBe(doubled(one));
  expect(doubled(same)).toEqual({ n: 2 });
  expect(doubled(same)).not.toBe(doubled(one));
  expect(calls).toBe(2);
});

it("remembers that there is nothing", () => {
  let calls = 0;
  const nothing = memo((_: object) => void calls++);
  const key = {};
  nothing(key);
  nothing(key);
  expect(calls).toBe(1);
});
