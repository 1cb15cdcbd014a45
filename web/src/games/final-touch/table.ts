// Final Touch as the page shows it: the server's view, in a replay with every hand open.
import { memo } from "../../lib/memo";
import type { Shown } from "../contract";
import type { Colour as Hue, Effect, GameEvent, Masterpiece, State, Touches, View, Won } from "./view";

export type { Effect, GameEvent, Hue, Masterpiece, Touches, Won };
export type Table = View;
export type Seen = Shown<View, State>;

export const HUES: readonly Hue[] = ["yellow", "green", "brown", "blue", "red"];

export const tableOf = memo((view: Seen): Table => (view.open ? { ...view, hands: view.open.hands } : view));

/** How the masterpiece on the wall stands: the last one of a game stays there as it ended. */
export function ended(table: Table): "open" | "finished" | "ruined" {
  const last = table.won.at(-1);
  return table.phase === "over" && last?.title === table.masterpiece.title ? last.as : "open";
}
