import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { boot } from "./lib/boot";
import { OFFLINE } from "./lib/line";
import { keepForOffline } from "./lib/offline";
import { nextTask } from "./lib/schedule";
import { fetchTypeface, useKeptTypeface } from "./lib/typeface";
import { current, start } from "./router";
import { find } from "./routes";

await nextTask(); // the scripts were read in this one
if (OFFLINE) (await import("./offline/begin")).begin();
start(find);
useKeptTypeface();
const { load, sessionFirst } = current();
load().catch(() => undefined); // on its way while the texts come; App says it if it fails
await boot(sessionFirst);
await nextTask();
const target = document.getElementById("app")!;
target.replaceChildren(); // the boxes that stood there meanwhile
mount(App, { target });
await nextTask();
fetchTypeface();
if (!OFFLINE) keepForOffline();
