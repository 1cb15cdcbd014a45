// Fresco in words, for the page: painters, places, portraits, and what a draft would do.
import { join, t } from "../../lib/texts";
import {
  type Effect,
  type Paint,
  type Paints,
  PAINTS,
  type Place,
  type Portrait,
  type Step,
  type Table,
  type Tile,
} from "./table";

export const letter = (paint: Paint): string => t("fr-letters")[PAINTS.indexOf(paint)] ?? "";

/** The round, and the phase of it. */
export const progress = ({ phase, round, last_round: last }: Table): string =>
  phase === "over"
    ? ""
    : `${t(last ? "fresco-last-round" : "fresco-round", { round })} · ${t(`fresco-phase-${phase}`)}`;

export const nameOf = (table: Table, which: number, names: readonly string[]): string =>
  which >= table.seats ? t("fr-leonardo") : (names[which] ?? "");

/** Counted from 1, as people do. */
export const placeOf = (place: Place): string => `${place[0] + 1},${place[1] + 1}`;

export const thalers = (count: number): string => t("fr-thalers", { thalers: count });
export const points = (count: number): string => t("fr-points", { points: count });
export const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0");

export function paintsOf(paints: readonly Paint[]): string {
  return join(
    [...new Set(paints)].map((paint) =>
      t(`paints-${paint}`, { count: paints.filter((each) => each === paint).length }),
    ),
  );
}

/** What a portrait shows, as the server has it. */
export function faceOf(card: Portrait): string {
  const count = card.amount ?? 1;
  if (card.kind === "money") return thalers(count);
  if (card.kind === "points") return points(count);
  if (card.kind === "paint") return t(`paints-${card.paint!}`, { count });
  if (card.kind === "lasting") return t(`fr-does-${card.power!}`);
  return t(card.kind === "mood" ? "fr-face-mood" : "fr-face-primary", { count });
}

export function tileOf(tile: Tile): string {
  return t("fresco-tile", { value: tile.value, paints: paintsOf(tile.paints) });
}

export function stepOf(step: Step): string {
  if (step.at) return t("fresco-step-tile", { value: step.value ?? 0, at: placeOf(step.at), points: step.points });
  return t("fresco-step-altar", { points: step.points });
}

/** Paints and money, one by one, in words. */
function amounts(paints: Paints, money: number): string[] {
  const found = PAINTS.filter((paint) => paints[paint]).map((paint) =>
    t(`paints-${paint}`, { count: paints[paint]! }),
  );
  return money > 0 ? [...found, thalers(money)] : found;
}

/** What a move would bring, sentence by sentence. */
export function sentences(effect: Effect, leonardo: boolean): string[] {
  const lines: string[] = [];
  const costs = amounts(effect.uses, -effect.thalers);
  const gains = amounts(effect.gains, effect.thalers);
  if (gains.length > 0) lines.push(t("fresco-effect-gains", { gains }));
  if (costs.length > 0) lines.push(t("fresco-effect-costs", { costs }));
  if (effect.points > 0) {
    const sum = { points: points(effect.points), bonus: effect.bonus, value: effect.points - effect.bonus };
    lines.push(t(leonardo ? "fresco-effect-points-leonardo" : "fresco-effect-points", sum));
    if (effect.bump) lines.push(t("fresco-effect-bump", effect.bump));
  }
  return lines;
}
