// What the server foresees for a plan: which booth, which segments, and what is left if others close that booth first.
import { t } from "../../lib/texts";
import type { Column, Sheet, Table } from "./table";
import type { Outlook, Restoring } from "./view";
import { nameOf, points, stepOf, thalers } from "./words";

/** The best for this sheet; none where nobody goes to the cathedral or nothing can be restored there. */
export function foreseen(outlook: Outlook | null, sheet: Sheet): Restoring | null {
  const rows = outlook?.cathedral ?? [];
  const best = rows[Math.min(sheet.market ?? 0, rows.length - 1)]?.[sheet.cathedral ?? 0];
  return best && best.steps.length > 0 ? best : null;
}

function cathedral(best: Restoring | null, before: readonly string[]): string {
  if (!best) return t("fresco-outlook-cathedral-none");
  const details = { points: points(best.points), steps: best.steps.map(stepOf) };
  if (best.booth === null) return t("fresco-outlook-cathedral", details);
  const booth = best.booth + 1;
  const bought = t("fresco-outlook-bought", { ...details, booth, thalers: thalers(best.thalers) });
  if (before.length === 0) return bought;
  const without = points(best.otherwise?.points ?? 0);
  return `${bought} ${t("fresco-outlook-before", { players: before, booth, points: without })}`;
}

/** What the apprentices of each column could achieve, in words. */
export function outlooks(table: Table, sheet: Sheet, me: number, names: readonly string[]): Record<Column, string> {
  const outlook = table.outlook!;
  const player = table.players[me]!;
  const count = (column: Column) => sheet[column] ?? 0;
  const buys = Math.min(count("market"), outlook.most_tiles ?? count("market"));
  const before = outlook.before.map((each) => nameOf(table, each === "leonardo" ? table.seats : each, names));
  return {
    market: t("fresco-outlook-market", {
      count: buys,
      thalers: thalers(outlook.price),
      sum: buys * outlook.price,
      money: player.thalers ?? 0,
    }),
    cathedral: cathedral(foreseen(outlook, sheet), before),
    studio: t("fresco-outlook-studio", {
      thalers: thalers(count("studio") * table.figures.pay),
      portraits: table.portraits_open.some((card) => card !== null),
    }),
    workshop: [
      t("fresco-outlook-workshop", { count: table.figures.blends_each * count("workshop") }),
      ...outlook.requests.map((each) =>
        t("fresco-outlook-request", { stack: t(`fr-stack-${each.stack}`), points: points(each.points) }),
      ),
    ].join(" "),
    theatre: t("fresco-outlook-theatre", {
      mood: player.mood,
      then: outlook.moods[count("theatre")] ?? player.mood,
    }),
  };
}
