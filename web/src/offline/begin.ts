// How a page without a server begins: Python is fetched behind it, and then everything is kept for the next visit.
import { mount } from "svelte";
import { use } from "../lib/line";
import { OfflineLine } from "./line";
import type { Runtime } from "./messages";
import Progress from "./Progress.svelte";

export function begin(): void {
  const said = document.querySelector<HTMLMetaElement>("meta[name=runtime]")!.content; // by scripts/static.py
  use(new OfflineLine(JSON.parse(said) as Runtime, new URL(".", location.href).href));
  mount(Progress, { target: document.body });
}
