import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/session.svelte";
import { start } from "./router";

start();
await begin();
mount(App, { target: document.getElementById("app")! });
