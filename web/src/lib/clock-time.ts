// Minutes of the day, as `<input type="time">` writes them.

export const asTime = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Nothing for what is no time. */
export function asMinute(time: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
