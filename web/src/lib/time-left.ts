import { t } from "./texts";

/** Seconds as a clock shows them: days, hours, or minutes and seconds. */
export function spellTime(seconds: number): string {
  if (seconds >= 172_800) return t("clock-days", { days: Math.floor(seconds / 86_400) });
  if (seconds >= 36_000) return t("clock-hours", { hours: Math.floor(seconds / 3600) });
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = String(whole % 60).padStart(2, "0");
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
