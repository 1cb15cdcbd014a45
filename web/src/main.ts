import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { turn } from "./lib/frame";
import { begin } from "./lib/session.svelte";
import { current, start } from "./router";
import { loadScreen } from "./screens/index";

start();
const { screen } = current();
loadScreen(screen).catch(() => undefined); // on its way while the texts come; App says it if it fails
await begin(["home", "new", "settings"].includes(screen));
await turn();
mount(App, { target: document.getElementById("app")! });
