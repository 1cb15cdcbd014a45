import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { nextTask } from "./lib/schedule";
import { boot } from "./lib/session.svelte";
import { current, start } from "./router";
import { loadScreen } from "./screens/index";

start();
const { screen } = current();
loadScreen(screen).catch(() => undefined); // on its way while the texts come; App says it if it fails
await boot(["home", "new", "settings"].includes(screen));
await nextTask();
mount(App, { target: document.getElementById("app")! });
