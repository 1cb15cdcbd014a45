import type { Sounds } from "../contract";
import type { GameEvent } from "./view";

export const sounds: Sounds<GameEvent> = {
  improved: "brush",
  smeared: "smear",
  drew: "card",
  reshuffled: "card",
  finished: "coin",
  ruined: "tear",
  masterpiece: "knock",
  tiebreak: null,
  over: null,
};
