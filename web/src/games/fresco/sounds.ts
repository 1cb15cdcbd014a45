import type { Sounds } from "../contract";
import type { GameEvent } from "./view";

export const sounds: Sounds<GameEvent> = {
  "got-up": "knock",
  sealed: "seal",
  revealed: "card",
  "visited-market": "coin",
  restored: "plaster",
  "restored-altar": "brush",
  "moved-bishop": "knock",
  "visited-studio": "coin",
  blended: "brush",
  fulfilled: "seal",
  passed: null,
  bumped: "knock",
  stepped: "knock",
  cheered: null,
  dealt: "card",
  income: "coin",
  "chose-income": "brush",
  round: null,
  counted: "coin",
  over: null,
};
