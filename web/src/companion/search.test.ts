import { expect, it } from "vitest";
import { search } from "./search";

const rules = [
  { id: "PA-head-turn", text: "Trade", heading: true },
  { id: "PA-T2", text: "You may trade before you complete commissions.", heading: false },
  { id: "PA-G1", text: "You may swap a commission once; after the swap nothing is traded.", heading: false },
  { id: "PA-E5", text: "Égalité: you share the canvas.", heading: false },
];
const found = (query: string) => search(rules, query).map((rule) => rule.id);

it("finds words in other forms, the rule with most of them first", () => {
  expect(found("Can I trade after swapping?")).toEqual(["PA-G1", "PA-T2"]);
  expect(found("egalite")).toEqual(["PA-E5"]);
  expect(found("can")).toEqual([]); // and not the canvas
});

it("finds a rule by its number, and nothing for nothing", () => {
  expect(found("e5")).toEqual(["PA-E5"]);
  expect(found("pa-t2")).toEqual(["PA-T2"]);
  expect(found("")).toEqual([]);
});
