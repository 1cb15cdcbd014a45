// How long ago something was, in our own words: the browser's would hold a phone up.
import { t } from "./texts";

export function ago(at: number): string {
  const minutes = Math.round(Math.max(0, Date.now() / 1000 - at) / 60);
  if (minutes < 60) return t("line-minutes", { count: minutes });
  if (minutes < 1440) return t("line-hours", { count: Math.round(minutes / 60) });
  return t("line-days", { count: Math.round(minutes / 1440) });
}
