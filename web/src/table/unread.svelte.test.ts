import { beforeEach, expect, it } from "vitest";
import type { ChatLine } from "../lib/protocol";
import { Unread } from "./unread.svelte";

const line = (number: number, seat: number | null = 1) => ({ number, seat, name: "Ada", text: "Hello" }) as ChatLine;

beforeEach(() => localStorage.clear());

it("counts what others said since it was last read, after a reload too", () => {
  const chat = [line(1), line(2, 0), line(3), line(4, null)];
  const unread = new Unread("abc");
  expect(unread.count(chat, [0])).toBe(3);
  unread.read(chat.slice(0, 2));
  expect(unread.count(chat, [0])).toBe(2);
  expect(new Unread("abc").count(chat, [0])).toBe(2);
  expect(new Unread("other").count(chat, [0])).toBe(3);
});

it("remembers the last tables only", () => {
  for (let number = 0; number < 60; number++) new Unread(`t${number}`).read([line(1)]);
  expect(new Unread("t59").count([line(1)], [])).toBe(0);
  expect(new Unread("t0").count([line(1)], [])).toBe(1);
});
