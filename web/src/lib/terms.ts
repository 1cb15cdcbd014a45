// What is agreed at a table, in words: its clock, and the options that are not the same at every table.
import type { Clock, Json, OptionInfo } from "./protocol";
import { join, t } from "./texts";

export function clockWords(clock: Clock): string {
  if (clock.type === "live") return t("time-live", { minutes: clock.minutes, seconds: clock.increment ?? 0 });
  if (clock.type === "async") return t("time-async", { days: clock.days });
  return t("time-none");
}

/** Flags that are on, seats that are named, and always the parts a game is played with. */
export function optionWords(options: readonly OptionInfo[], chosen: Json): string[] {
  return options.flatMap(({ name, kind, label, of, labels, default: usual }) => {
    const value = chosen[name] ?? usual;
    if (kind === "flag") return value === true ? [label] : [];
    const said = (words: string) => [t("option-chosen", { label, words })];
    if (kind === "seat") return value === null ? [] : said(t("new-seat", { number: Number(value) + 1 }));
    const parts = Array.isArray(value) ? (value as string[]) : [];
    return said(join(parts.map((part) => labels[of.indexOf(part)] ?? part)));
  });
}

/** Within what time somebody mostly answers: whole days as days. */
export const answerTime = (hours: number) => ({ hours, days: hours % 24 === 0 ? hours / 24 : 0 });
