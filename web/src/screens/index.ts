// Home is there at once; the other screens come when they are needed.
import type { Component } from "svelte";
import type { Route } from "../router";
import Home from "./Home.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each takes the fields of its own route
export type Screen = Component<any>;
const screens: Record<Exclude<Route["screen"], "home">, () => Promise<{ default: Screen }>> = {
  new: () => import("./NewTable.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  settings: () => import("./Settings.svelte"),
  transfer: () => import("./Transfer.svelte"),
  "not-found": () => import("./NotFound.svelte"),
};

export async function loadScreen(screen: Route["screen"]): Promise<Screen> {
  return screen === "home" ? Home : (await screens[screen]()).default;
}
