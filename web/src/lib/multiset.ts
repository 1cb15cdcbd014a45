// Multisets: how many there are of each thing, such as cards of a colour. What there is none of need not be named.

export type Multiset<Thing extends string> = { [Each in Thing]?: number };

const entries = <Thing extends string>(things: Multiset<Thing>): [Thing, number][] =>
  Object.entries(things) as [Thing, number][];

const some = <Thing extends string>(pairs: readonly (readonly [Thing, number])[]): Multiset<Thing> =>
  Object.fromEntries(pairs.filter(([, many]) => many > 0)) as Multiset<Thing>;

/** How many things there are; others' things may be known by their number alone. */
export const count = <Thing extends string>(things: Multiset<Thing> | number): number =>
  typeof things === "number" ? things : entries(things).reduce((sum, [, many]) => sum + many, 0);

export function plus<Thing extends string>(things: Multiset<Thing>, more: Multiset<NoInfer<Thing>>): Multiset<Thing> {
  const sum = { ...things };
  for (const [each, many] of entries(more)) sum[each] = (sum[each] ?? 0) + many;
  return some(entries(sum));
}

/** What is left of some things without others; never less than none. */
export const less = <Thing extends string>(whole: Multiset<Thing>, part: Multiset<NoInfer<Thing>>): Multiset<Thing> =>
  some(entries(whole).map(([each, many]) => [each, many - (part[each] ?? 0)] as const));

/** All but one kind of thing. */
export const without = <Thing extends string>(things: Multiset<Thing>, kind: NoInfer<Thing>): Multiset<Thing> =>
  some(entries(things).filter(([each]) => each !== kind));

export const within = <Thing extends string>(part: Multiset<Thing>, whole: Multiset<Thing>): boolean =>
  entries(part).every(([each, many]) => many <= (whole[each] ?? 0));

export const same = <Thing extends string>(things: Multiset<Thing>, others: Multiset<NoInfer<Thing>>): boolean =>
  within(things, others) && within(others, things);

/** The things one by one, in this order of their kinds. */
export const listed = <Thing extends string>(things: Multiset<Thing>, order: readonly Thing[]): Thing[] =>
  order.flatMap((each) => Array<Thing>(things[each] ?? 0).fill(each));

/** Single things, counted by kind; in the order they come, or in that of the kinds. */
export const tally = <Thing extends string>(
  things: readonly Thing[],
  order: readonly Thing[] = [...new Set(things)],
): Multiset<Thing> => some(order.map((each) => [each, things.filter((other) => other === each).length] as const));
