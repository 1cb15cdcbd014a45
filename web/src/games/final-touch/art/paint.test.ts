import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { abstract } from "./abstract";
import type { Hue } from "./draw";
import { coats, hueOf, pictureOf, scribbles, tear, type Touches } from "./paint";
import { pictures } from "./pictures";

const list = readFileSync("../src/bottega/games/final_touch/box/components.toml", "utf-8");
const cards = [...list.matchAll(/title = "(.+)"[\s\S]*?needs = \{ (.+) \}/g)].map(([, title, needs]) => ({
  title: title!,
  needs: Object.fromEntries(
    needs!
      .split(", ")
      .map((each) => each.split(" = "))
      .map(([hue, count]) => [hue, Number(count)]),
  ) as Touches,
}));
const hues = (needs: Touches) => Object.keys(needs) as Hue[];

describe("the pictures", () => {
  it("are there for every masterpiece, and for nothing else", () => {
    expect(cards).toHaveLength(25);
    expect(Object.keys(pictures).sort()).toEqual(cards.map((card) => card.title).sort());
  });

  it.each(cards)("$title shows every touch: each paints something that was in pencil", ({ title, needs }) => {
    const picture = pictureOf(title, needs);
    for (const hue of hues(needs)) {
      let before = 0;
      for (let touches = 1; touches <= needs[hue]!; touches++) {
        const painted = coats(picture, needs, { [hue]: touches }).filter((coat) => coat === "painted").length;
        expect(painted, `${hue} ${touches}`).toBeGreaterThan(before);
        before = painted;
      }
      expect(before).toBe(picture.regions.filter((region) => hueOf(region, needs) === hue).length);
    }
  });

  it("shows a plan thinly, and everything once it is finished", () => {
    const { title, needs } = cards.find((card) => card.title === "The Starry Night")!;
    const planned = coats(pictureOf(title, needs), needs, { blue: 1 }, { blue: 1 });
    expect(new Set(planned)).toEqual(new Set(["painted", "preview", "pencil"]));
    expect(new Set(coats(pictureOf(title, needs), needs, {}, {}, true))).toEqual(new Set(["painted"]));
  });

  it("are smeared once for each smear, and a smear keeps its place and colour when another is added", () => {
    const { title, needs } = cards[0]!;
    const picture = pictureOf(title, needs);
    const [red] = scribbles(picture, title, ["red"]);
    const both = scribbles(picture, title, ["red", "green"]);
    expect(both.map((smear) => smear.hue)).toEqual(["red", "green"]);
    expect(both[0]).toEqual(red);
    expect(both[1]!.strokes).not.toEqual(red!.strokes);
  });

  it("are smeared and torn in ways of their own, the same each time", () => {
    const needs = cards[0]!.needs;
    const picture = pictureOf(cards[0]!.title, needs);
    const spoilt = (title: string) => JSON.stringify([scribbles(picture, title, ["red"]), tear(picture, title)]);
    expect(new Set(cards.map(({ title }) => spoilt(title))).size).toBe(cards.length);
    expect(spoilt("The Swing")).toBe(spoilt("The Swing"));
  });

  it("are made up for a card of another list, the same each time", () => {
    const needs = { red: 2, blue: 3 };
    expect(abstract("Our own", needs)).toEqual(abstract("Our own", needs));
    const painted = coats(pictureOf("Our own", needs), needs, { red: 2 });
    expect(painted.filter((coat) => coat === "painted")).toHaveLength(2);
  });
});
