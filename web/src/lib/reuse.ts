// A view comes whole with every move, and most of it is what it was. Parts that did not change stay the very same objects,
// so that only what did change is drawn again.

/** The new value, made of the old one's parts wherever they are equal. Plain data only. */
export function reuse<T>(old: unknown, now: T): T {
  if (Object.is(old, now) || typeof old !== "object" || typeof now !== "object" || !old || !now) return now;
  if (Array.isArray(old) !== Array.isArray(now)) return now;
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    after[name] = reuse(before[name], after[name]);
    same &&= name in before && Object.is(after[name], before[name]);
  }
  return same ? (old as T) : now;
}

/** Do two pieces of plain data say the same? */
export const equal = <T>(one: T, other: T): boolean => Object.is(reuse(one, structuredClone(other)), one);
