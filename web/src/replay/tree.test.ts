import { describe, expect, it } from "vitest";
import { branch, end, fill, next, path, previous, trunk } from "./tree";

const ids = (tree: ReturnType<typeof trunk<string>>, id: number) => path(tree, id).map((node) => node.id);

describe("the tree of a game's steps", () => {
  it("begins as the game that was played", () => {
    const tree = trunk<string>(3);
    expect(ids(tree, 3)).toEqual([0, 1, 2, 3]);
    expect([next(tree, 0), next(tree, 3), previous(tree, 0), previous(tree, 2), end(tree, 1)]).toEqual([
      1, 3, 0, 1, 3,
    ]);
  });

  it("takes up what is loaded, and nothing it does not have", () => {
    const before = trunk<string>(1);
    const tree = fill(before, [
      [1, "laid"],
      [7, "unknown"],
    ]);
    expect(tree.get(1)?.content).toBe("laid");
    expect(tree.has(7)).toBe(false);
    expect(before.get(1)?.content).toBeNull();
  });

  it("branches without disturbing the game as it was played", () => {
    const before = trunk<string>(3);
    const first = branch(before, 1, "another move");
    const second = branch(first.tree, first.id, "and its answer");
    expect(ids(second.tree, second.id)).toEqual([0, 1, first.id, second.id]);
    expect(end(second.tree, 1)).toBe(3); // the main line is still the one that was played
    expect(end(second.tree, first.id)).toBe(second.id);
    expect(before.get(1)?.children).toEqual([2]);
    expect(() => branch(before, 9, "nowhere")).toThrow(RangeError);
  });

  it("knows no step twice when branches grow from branches", () => {
    let tree = trunk<string>(2);
    const made = new Set<number>();
    for (const from of [0, 0, 1, 3, 4]) {
      const grown = branch(tree, from, "x");
      expect(made.has(grown.id) || grown.id <= 2).toBe(false);
      made.add(grown.id);
      tree = grown.tree;
    }
    expect(tree.size).toBe(8);
  });
});
