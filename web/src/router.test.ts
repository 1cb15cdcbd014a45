import { expect, it } from "vitest";
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
