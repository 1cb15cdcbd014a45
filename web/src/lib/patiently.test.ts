import { expect, it, vi } from "vitest";
import { ApiError } from "./api";
import { patiently } from "./patiently";

const wait = vi.fn(() => Promise.resolve());

it("waits as long as the server asks to", async () => {
  const ask = vi.fn<() => Promise<string>>();
  ask.mockRejectedValueOnce(new ApiError(429, "too-fast", "Too fast.", 7)).mockResolvedValueOnce("found");
  expect(await patiently(ask, wait)).toBe("found");
  expect(wait.mock.calls).toEqual([[7]]);
});

it("fails with what the server says", async () => {
  const ask = () => Promise.reject(new ApiError(422, "invalid", "No."));
  await expect(patiently(ask, wait)).rejects.toThrow("No.");
});
