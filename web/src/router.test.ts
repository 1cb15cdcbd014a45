import { describe, expect, it } from "vitest";
import { go, parse, start, tidy } from "./router";

const at = (path: string) => parse(new URL(path, "http://here"));

describe("addresses", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/settings", { screen: "settings" }],
    ["/t/634J-MXQF", { screen: "table", code: "634jmxqf" }],
    ["/t/abc/replay", { screen: "replay", code: "abc", step: null, view: "open" }],
    ["/t/abc/replay?step=12&view=1", { screen: "replay", code: "abc", step: 12, view: "1" }],
    ["/t/abc/replay?step=-1", { screen: "replay", code: "abc", step: null, view: "open" }],
    ["/rules/final-touch#FT-M2", { screen: "rules", game: "final-touch", rule: "FT-M2" }],
    ["/rules/fresco", { screen: "rules", game: "fresco", rule: null }],
    ["/learn/final-touch", { screen: "learn", game: "final-touch" }],
    ["/new/pastiche?with=device", { screen: "new", game: "pastiche", way: "device" }],
    ["/move#tok_en", { screen: "transfer", token: "tok_en" }],
    ["/t", { screen: "not-found" }],
    ["/nowhere/else", { screen: "not-found" }],
    ["/t/a/b/c", { screen: "not-found" }],
  ])("%s", (path, route) => expect(at(path)).toEqual(route));

  it("takes a code however it is written down", () => {
    expect(tidy(" 634J–mxqf\n")).toBe("634jmxqf");
  });

  it("follows links to its own pages and leaves the others alone", () => {
    const stop = start();
    document.body.innerHTML = `<a id="own" href="/settings">s</a><a id="api" href="/api/v1/x">a</a><a id="far" href="https://elsewhere.example/">f</a>`;
    const click = (id: string) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 });
      document.getElementById(id)!.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click("own")).toBe(true);
    expect(location.pathname).toBe("/settings");
    expect([click("api"), click("far")]).toEqual([false, false]);
    go("/");
    expect(location.pathname).toBe("/");
    stop();
  });
});
