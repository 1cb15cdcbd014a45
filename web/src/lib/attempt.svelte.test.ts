import { expect, it } from "vitest";
import { ApiError } from "./api";
import { Attempt } from "./attempt.svelte";

const refused = () => Promise.reject(new ApiError(409, "full", "Every seat is taken."));

it("is busy until the work is done, and gives back what it gave", async () => {
  const attempt = new Attempt();
  const done = attempt.run(() => Promise.resolve("code"));
  expect(attempt.busy).toBe(true);
  expect(await done).toBe("code");
  expect([attempt.busy, attempt.problem]).toEqual([false, ""]);
});

it("keeps the sentence of what went wrong, until the next try", async () => {
  const attempt = new Attempt();
  expect(await attempt.run(refused)).toBeUndefined();
  expect([attempt.busy, attempt.problem]).toEqual([false, "Every seat is taken."]);
  const again = attempt.run(() => Promise.resolve());
  expect(attempt.problem).toBe("");
  await again;
});

it("shows nothing of an older try that fails after a newer one has begun", async () => {
  const attempt = new Attempt();
  let finish = () => {};
  const old = attempt.run(refused);
  const newer = attempt.run(() => new Promise<void>((done) => (finish = done)));
  await old;
  expect([attempt.busy, attempt.problem]).toEqual([true, ""]);
  finish();
  await newer;
  expect(attempt.busy).toBe(false);
});
