// Final Touch in words, for the page: titles, and what a selection would do.
import { known, named, slug, t } from "../../lib/texts";
import type { Effect, Hue, Masterpiece, Table, Touches } from "./table";

export const letter = (hue: Hue): string => t(`touch-letter-${hue}`);

/** Which of the masterpieces is painted. */
export const progress = ({ phase, won }: Table): string =>
  phase === "over" ? "" : t("touch-number", { number: won.length + 1 });

export function titleOf(title: string): string {
  if (!title) return t("ft-untitled");
  const own = `ft-title-${slug(title)}`; // where two paintings share an English name
  return known(own) ? t(own) : named("title", title);
}

export function artistOf(card: Masterpiece): string {
  return card.artist ? named("artist", card.artist) : "";
}

export function yearOf(card: Masterpiece): string {
  const text = String(card.year ?? "");
  return text.startsWith("c. ") ? t("year-circa", { year: text.slice(3) }) : text;
}

export const money = (amount: number): string => t("touch-money", { money: amount });

/** The players of some sides, "you" for oneself. */
export function players(
  table: Table,
  sides: readonly number[],
  names: readonly string[],
  me: number | null,
): string[] {
  return sides.flatMap((side) =>
    (table.sides[side] ?? []).map((seat) => (seat === me ? t("seat-you") : (names[seat] ?? ""))),
  );
}

/** What a choice would do, sentence by sentence. */
export function sentences(
  table: Table,
  effect: Effect,
  touches: Touches,
  names: readonly string[],
  me: number | null,
): string[] {
  const lines: string[] = [];
  const title = titleOf(table.masterpiece.title);
  const gets = effect.gets.map((get) =>
    t("touch-gets", { money: money(get.money), players: players(table, [get.side], names, me) }),
  );
  if (effect.kind === "improve")
    lines.push(t("touch-effect-improve", { touches, missing: t("touch-touches", { touches: effect.missing }) }));
  if (effect.kind === "smear")
    lines.push(t("touch-effect-smear", { touches, smears: effect.smears, limit: table.smears_to_ruin }));
  if (effect.kind === "finish") lines.push(t("touch-effect-finish", { touches, title, gets }));
  if (effect.kind === "ruin") lines.push(t("touch-effect-ruin", { touches, title, gets }));
  if (effect.ends) {
    const mine = me !== null && effect.winners.includes(me);
    const winners = effect.winners.map((seat) => (seat === me ? t("seat-you") : (names[seat] ?? "")));
    lines.push(mine ? t("touch-effect-win") : t("touch-effect-lose", { winners, count: winners.length }));
  } else if (effect.tiebreak) lines.push(t("touch-effect-tiebreak"));
  else if (effect.again) lines.push(t("touch-effect-again"));
  return lines;
}
