// Dates such as 2026-12-24, one by one and as ranges.

export interface Range {
  first: string;
  last: string;
}
const DAY = 86_400_000;
const MOST = 100; // days of a range

const next = (date: string) => new Date(Date.parse(`${date}T00:00Z`) + DAY).toISOString().slice(0, 10);

/** Every date of a range; one that ends before it begins has none. */
export function inDays({ first, last }: Range): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last && dates.length < MOST; date = next(date)) dates.push(date);
  return dates;
}

/** Dates in a row are one range. */
export function ranges(dates: readonly string[]): Range[] {
  const found: Range[] = [];
  for (const date of [...dates].sort()) {
    const before = found.at(-1);
    if (before && next(before.last) === date) before.last = date;
    else found.push({ first: date, last: date });
  }
  return found;
}
