// What the bench says: what is asked of me, what my draft would do, and what the button is called.
import { t } from "../../lib/texts";
import type { Draft } from "./choosing";
import { type Effect, listed, type Table } from "./table";
import { nameOf, paintsOf, sentences, signed } from "./words";

export function told(table: Table, draft: Draft, effect: Effect | null): string[] {
  if (!effect) return [];
  const leonardo = table.leonardo?.acting ?? false;
  if (table.phase === "get_up" && leonardo) return [t("fresco-told-get-up-leonardo", { time: draft.time ?? 0 })];
  if (table.phase === "get_up") return [t("fresco-told-get-up", { time: draft.time ?? 0, mood: effect.mood, apprentices: t("fr-apprentices", { apprentices: effect.apprentices }), price: effect.price })];
  const brings = sentences(effect, leonardo);
  if (table.phase === "market") {
    const booth = (draft.booth ?? 0) + 1;
    return leonardo || brings.length === 0 ? [t("fresco-told-closes", { booth })] : [...brings, t("fresco-told-then-closes", { booth })];
  }
  if (table.phase === "workshop") {
    const { thalers, paints, chosen } = effect.income;
    brings.push(t("fresco-told-income", { change: signed(thalers), chosen, paints: paintsOf(listed(paints)) }));
  }
  if (table.phase === "studio" && brings.length === 0) return [t("fresco-told-keeps")];
  return brings;
}

export function confirmLabel(table: Table, draft: Draft, me: number): string {
  switch (table.phase) {
    case "get_up":
      return draft.time === null ? t("fresco-confirm-get-up") : t("fresco-confirm-get-up-at", { time: draft.time });
    case "plan":
      return t(table.sealed[me] ? "fresco-confirm-reseal" : "fresco-confirm-seal");
    case "market":
      return t(draft.goods.length > 0 ? "fresco-confirm-buy" : "fresco-confirm-close");
    case "cathedral":
      return t(draft.altar ? "fresco-confirm-altar" : "fresco-confirm-restore");
    case "studio":
      return t("fresco-confirm-studio");
    case "workshop":
      return draft.stack ? t("fresco-confirm-request") : "";
    default:
      return t("fresco-confirm-income");
  }
}

export function hintOf(table: Table, names: readonly string[], me: number | null, active: boolean): string {
  if (table.phase === "plan") {
    const waits = names.filter((_, seat) => !table.sealed[seat]);
    if (me !== null && active && !table.sealed[me]) return t("fresco-ask-plan");
    const waiting = t("fresco-wait-plans", { players: waits });
    return me !== null && table.sealed[me] ? `${t("fresco-ask-sealed")} ${waiting}` : waiting;
  }
  if (table.turn === null) return "";
  if (active && me !== null && table.choices.length > 0) {
    if (table.leonardo?.acting) return t("fresco-ask-leonardo", { phase: table.phase });
    const left = t("fr-apprentices", { apprentices: table.players[me]?.left ?? 0 });
    return t(`fresco-ask-${table.phase}`, { left });
  }
  const player = names[table.turn] ?? "";
  if (table.bump) return t("fresco-wait-bump", { player });
  if (table.leonardo?.acting) return t("fresco-wait-leonardo", { player: nameOf(table, table.turn, names) });
  return t("fresco-wait", { player, phase: table.phase });
}
