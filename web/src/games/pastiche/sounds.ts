import type { Sounds } from "../contract";
import type { GameEvent } from "./view";

export const sounds: Sounds<GameEvent> = {
  placed: "knock",
  banked: "card",
  offered: "card",
  accepted: "card",
  declined: null,
  withdrawn: null,
  swapped: "card",
  completed: "brush",
  returned: "card",
  "drew-hex": "card",
  closed: null,
  "last-round": null,
  over: null,
};
