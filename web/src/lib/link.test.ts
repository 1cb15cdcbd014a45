import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";

const ROOT = join(import.meta.dirname, "..");

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it("writes a place as its address, and in a page without a server behind the #", async () => {
  expect((await import("./link")).link("/rules/fresco#FR-A1")).toBe("/rules/fresco#FR-A1");
  vi.stubEnv("MODE", "offline");
  vi.resetModules();
  expect((await import("./link")).link("/rules/fresco#FR-A1")).toBe("#/rules/fresco#FR-A1");
});

it("writes every link of the page", () => {
  const components = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".svelte"),
  );
  const bare = components.filter((path) => /href=("|\{`|\{")\//.test(readFileSync(join(ROOT, path), "utf8")));
  expect(bare).toEqual([]);
});
