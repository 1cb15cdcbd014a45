// What the bench says: what is asked of me, what my draft would do, and what the button is called.
import { listed } from "../../lib/multiset";
import { t } from "../../lib/texts";
import type { Question } from "../../table/desk.svelte";
import { type Draft, matching } from "./choosing";
import { COLUMNS, type Effect, PAINTS, type Player, type Table } from "./table";
import { nameOf, paintsOf, placeOf, points as pointsOf, sentences, signed, thalers as thalersOf } from "./words";
import type { Action, GivesUp } from "./view";

/** What the draft would do, sentence by sentence. */
export function forecast(table: Table, draft: Draft, effect: Effect | null): string[] {
  if (!effect) return [];
  const leonardo = table.leonardo?.acting ?? false;
  if (table.phase === "get_up" && leonardo) return [t("fresco-told-get-up-leonardo", { time: draft.time ?? 0 })];
  if (table.phase === "get_up")
    return [
      t("fresco-told-get-up", {
        time: draft.time ?? 0,
        mood: effect.mood,
        apprentices: t("fr-apprentices", { apprentices: effect.apprentices }),
        price: effect.price,
      }),
    ];
  const brings = sentences(effect, leonardo);
  if (table.phase === "market") {
    const booth = (draft.booth ?? 0) + 1;
    return leonardo || brings.length === 0
      ? [t("fresco-told-closes", { booth })]
      : [...brings, t("fresco-told-then-closes", { booth })];
  }
  if (table.phase === "workshop" && table.figures.course.includes("income")) {
    const { thalers, paints, chosen } = effect.income;
    brings.push(
      t("fresco-told-income", { change: signed(thalers), chosen, paints: paintsOf(listed(paints, PAINTS)) }),
    );
  }
  if (draft.sexton && draft.at) return [t("fresco-told-sexton", { to: placeOf(draft.at) }), ...brings];
  if (table.phase === "studio" && brings.length === 0) return [t("fresco-told-keeps")];
  return brings;
}

/** What the apprentices in the studio earn without a portrait; null where that is not to be chosen now. */
export function payOf(table: Table): number | null {
  return table.effects[matching(table.choices, { type: "studio" })]?.thalers ?? null;
}

/** How many red, yellow and blue go with what is taken: with a portrait, or as income. */
export function paintsToChoose(table: Table, draft: Draft, me: number): number {
  if (table.phase === "income") return table.incomes[me]?.chosen ?? 0;
  const card =
    table.phase === "studio" && typeof draft.portrait === "number" ? table.portraits_open[draft.portrait] : null;
  return card?.kind === "primary" ? (card.amount ?? 1) : 0;
}

/** Apprentices that would have done nothing; one that has blended once did something. */
export const unused = (player: Player): number => player.left - (player.blends_left > 0 ? 1 : 0);

/** What is asked before a move that gives something up. */
export function questionOf(table: Table, action: Action, me: number | null): Question<Action> | null {
  const player = me === null ? undefined : table.players[me];
  if (!player) return null;
  if (action.type === "plan") {
    const idle = player.apprentices - COLUMNS.reduce((sum, column) => sum + (action[column] ?? 0), 0);
    if (idle === 0) return null;
    return {
      action,
      text: t("fresco-question-idle", { count: idle }),
      yes: t("fresco-question-idle-yes"),
      no: t("fresco-question-idle-no"),
    };
  }
  const givesUp = table.effects[matching(table.choices, action)]?.gives_up;
  if (!givesUp) return null;
  return {
    action,
    text: lossOf(action, givesUp),
    yes: t(action.type === "market" ? "fresco-question-booth-yes" : "fresco-question-pass-yes"),
    no: t("fresco-question-pass-no"),
  };
}

function lossOf(action: Action, { apprentices, blends, points, thalers, portrait }: GivesUp): string {
  const left = t("fr-apprentices", { apprentices });
  if (action.type === "market") return t("fresco-question-booth", { left });
  if (portrait) return t("fresco-question-pass", { apprentices, thalers: thalersOf(thalers) });
  if (points > 0) return t("fresco-question-points", { left, points: pointsOf(points) });
  if (blends > 0) return apprentices > 0 ? t("fresco-question-blends", { left, blends }) : t("fresco-question-blend");
  return t("fresco-question-left", { left });
}

/** Is my plan sealed exactly as it lies on the sheet? */
export function isSealed(table: Table, draft: Draft, me: number | null): boolean {
  const sealed = me !== null && table.phase === "plan" && table.sealed[me] ? table.players[me]?.plan : null;
  return !!sealed && COLUMNS.every((column) => (sealed[column] ?? 0) === (draft.sheet[column] ?? 0));
}

/** The button's name, of one that cannot be pressed yet what is still to choose; "" where there is none yet. */
export function confirmLabel(table: Table, draft: Draft, me: number): string {
  const missing = paintsToChoose(table, draft, me) - draft.primaries.length;
  if (missing > 0) return t("fresco-primaries", { count: missing });
  switch (table.phase) {
    case "get_up":
      return draft.time === null ? t("fresco-confirm-get-up") : t("fresco-confirm-get-up-at", { time: draft.time });
    case "plan":
      if (isSealed(table, draft, me)) return t("fresco-confirm-sealed");
      return t(table.sealed[me] ? "fresco-confirm-reseal" : "fresco-confirm-seal");
    case "market":
      return t(draft.goods.length > 0 ? "fresco-confirm-buy" : "fresco-confirm-close");
    case "cathedral":
      if (draft.sexton) return t("fresco-confirm-sexton");
      return t(draft.altar ? "fresco-confirm-altar" : "fresco-confirm-restore");
    case "studio":
      return draft.portrait === null ? "" : t("fresco-confirm-studio");
    case "workshop":
      return draft.stack ? t("fresco-confirm-request") : "";
    default:
      return t("fresco-confirm-income");
  }
}

/** Of the two things one does in the cathedral and in the workshop the one that is possible now, or both. */
export function onlyOne(kinds: ReadonlySet<Action["type"]>): string {
  const able = (["restore", "altar", "blend", "request"] as const).filter((kind) => kinds.has(kind));
  return able.length === 1 ? able[0]! : "both";
}

export function hintOf(table: Table, names: readonly string[], me: number | null, active: boolean): string {
  if (table.phase === "plan") {
    const waits = names.filter((_, seat) => !table.sealed[seat] && seat !== me);
    if (me !== null && active && !table.sealed[me]) return t("fresco-ask-plan");
    const waiting = waits.length > 0 ? t("fresco-wait-plans", { players: waits }) : "";
    return me !== null && table.sealed[me] ? `${t("fresco-ask-sealed")} ${waiting}` : waiting;
  }
  if (table.turn === null) return "";
  if (active && me !== null && table.choices.length > 0) {
    if (table.leonardo?.acting) return t("fresco-ask-leonardo", { phase: table.phase });
    const apprentices = table.players[me]?.left ?? 0;
    if (table.phase === "studio")
      return t("fresco-ask-studio", { apprentices, thalers: thalersOf(payOf(table) ?? 0) });
    const kinds = new Set(table.choices.map((choice) => choice.type));
    if (kinds.has("sexton") && !kinds.has("restore") && !kinds.has("altar")) return t("fresco-ask-sexton");
    return t(`fresco-ask-${table.phase}`, { can: onlyOne(kinds), left: t("fr-apprentices", { apprentices }) });
  }
  if (table.turn === me) return ""; // my own name is not said to me
  const player = names[table.turn] ?? "";
  if (table.bump) return t("fresco-wait-bump", { player });
  if (table.leonardo?.acting) return t("fresco-wait-leonardo", { player: nameOf(table, table.turn, names) });
  return t("fresco-wait", { player, phase: table.phase });
}
