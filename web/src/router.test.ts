import { expect, it, vi } from "vitest";
import { current, go, start } from "./router";
import type { Place } from "./router";

const find = (url: URL): Place => ({
  ...{ key: url.pathname, props: {}, wide: false, sessionFirst: false },
  load: () => Promise.reject(new Error("nothing is loaded here")),
});

it("follows links to its own pages and leaves the others alone", () => {
  const stop = start(find);
  document.body.innerHTML = `<a id="own" href="/settings">s</a><a id="api" href="/api/v1/x">a</a><a id="far" href="https://elsewhere.example/">f</a>`;
  const click = (id: string) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 });
    document.getElementById(id)!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click("own")).toBe(true);
  expect([location.pathname, current().key]).toEqual(["/settings", "/settings"]);
  expect([click("api"), click("far")]).toEqual([false, false]);
  go("/");
  expect([location.pathname, current().key]).toEqual(["/", "/"]);
  stop();
});

it("finds the places of a page without a server behind the #, in any folder", async () => {
  vi.stubEnv("MODE", "offline");
  vi.resetModules();
  const offline = await import("./router");
  history.replaceState(null, "", "/folder/index.html#/rules/fresco#FR-A1");
  const seen: string[] = [];
  const stop = offline.start((url) => {
    seen.push(url.pathname + url.search + url.hash);
    return find(url);
  });
  document.body.innerHTML = `<a id="own" href="#/t/abc/replay?step=3" target="_blank">s</a>`;
  document.getElementById("own")!.click();
  offline.go("/");
  expect(seen).toEqual(["/rules/fresco#FR-A1", "/t/abc/replay?step=3", "/"]);
  expect(location.pathname + location.hash).toBe("/folder/index.html#/");
  stop();
  vi.unstubAllEnvs();
});
