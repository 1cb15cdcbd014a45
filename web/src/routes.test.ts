import { describe, expect, it } from "vitest";
import { find } from "./routes";
import Home from "./screens/Home.svelte";
import NotFound from "./screens/NotFound.svelte";
import Replay from "./screens/Replay.svelte";
import Table from "./screens/Table.svelte";

const at = (path: string) => find(new URL(path, "http://here"));

describe("addresses", () => {
  it.each([
    ["/", {}],
    ["/settings", { part: "" }],
    ["/settings#sign-in", { part: "sign-in" }],
    ["/t/634J-MXQF", { code: "634jmxqf", token: "" }],
    ["/t/634jmxqf#seat=abc", { code: "634jmxqf", token: "abc" }],
    ["/t/abc/replay", { code: "abc", step: null, view: "open", attempt: null }],
    ["/t/abc/replay?step=12&view=1", { code: "abc", step: 12, view: "1", attempt: null }],
    ["/t/abc/replay?step=12&view=1&try=again", { code: "abc", step: 12, view: "1", attempt: "again" }],
    ["/t/abc/replay?step=-1&try=x", { code: "abc", step: null, view: "open", attempt: null }],
    ["/t/ABC/review", { code: "abc" }],
    ["/rules/final-touch#FT-M2", { game: "final-touch", rule: "FT-M2" }],
    ["/rules/fresco", { game: "fresco", rule: null }],
    ["/learn/final-touch", { game: "final-touch", chapter: "" }],
    ["/learn/fresco#blends", { game: "fresco", chapter: "blends" }],
    ["/new/pastiche?with=device&box=abc", { game: "pastiche", way: "device", kept: "abc" }],
    ["/new/pastiche", { game: "pastiche", way: "friends", kept: "" }],
    ["/move#tok_en", { token: "tok_en" }],
  ])("%s", (path, props) => {
    expect(at(path).key).not.toBe("not-found");
    expect(at(path).props).toEqual(props);
  });

  it.each(["/t", "/nowhere/else", "/t/a/b", "/t/a/b/c", "/settings/more", "/t/%E0%A4%A"])("%s is nowhere", (path) =>
    expect(at(path).key).toBe("not-found"),
  );

  it("loads the screen of each", async () => {
    expect(await at("/").load()).toBe(Home);
    expect(await at("/t/abc").load()).toBe(Table);
    expect(await at("/t/abc/replay").load()).toBe(Replay);
    expect(await at("/nowhere").load()).toBe(NotFound);
  });

  it("gives boards the room, and waits for the session where it is shown", () => {
    const paths = ["/", "/new/fresco", "/t/a", "/t/a/replay", "/rules/fresco", "/learn/fresco", "/settings", "/move"];
    expect(paths.filter((path) => at(path).wide)).toEqual(["/t/a", "/t/a/replay", "/learn/fresco"]);
    expect(paths.filter((path) => at(path).sessionFirst)).toEqual(["/", "/new/fresco", "/settings"]);
  });

  it("is another screen with another path, not with another question or anchor", () => {
    expect(at("/t/abc").key).not.toBe(at("/t/abd").key);
    expect(at("/t/abc").key).not.toBe(at("/t/abc/replay").key);
    expect(at("/t/abc/replay?step=1").key).toBe(at("/t/abc/replay?step=2").key);
    expect(at("/rules/fresco#FR-1").key).toBe(at("/rules/fresco").key);
  });
});
