// What brought money, as a chip at the seats of a side says it.
import type { Gain } from "../contract";
import type { Table } from "./table";
import type { GameEvent } from "./view";
import { money, titleOf } from "./words";

export const gains = (events: readonly GameEvent[], table: Pick<Table, "sides">): Gain[] =>
  events.flatMap((event) =>
    event.type === "finished" || event.type === "ruined"
      ? event.sides
          .flatMap((side) => table.sides[side] ?? [])
          .map((seat) => ({ seat, amount: `+${money(event.value)}`, reason: titleOf(event.title) }))
      : [],
  );
