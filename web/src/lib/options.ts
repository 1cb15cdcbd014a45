// The options of a game as the server describes them: what a form begins with, and what it sends.
import type { Json, OptionInfo } from "./protocol";

export type OptionValue = OptionInfo["default"];
export type OptionValues = { [name: string]: OptionValue };

export function usualValues(options: readonly OptionInfo[]): OptionValues {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** Only what is not as usual: an option that is left out has its default. */
export function changedValues(options: readonly OptionInfo[], values: OptionValues): Json {
  const changed = options.filter(({ name, default: usual }) => !same(values[name] ?? null, usual));
  return Object.fromEntries(changed.map(({ name }) => [name, values[name]]));
}

/** A list is what is in it, in whatever order. */
function same(one: OptionValue, other: OptionValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each) => other.includes(each));
}
