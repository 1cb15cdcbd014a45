// Tells me that somebody waits for me: in the title and the icon of the page, so that a tab among others says it, and by a
// sound for those who asked for it.
import { play } from "./sound";
import { t } from "./texts";
import { turnEvents, type Wanted } from "./turns.svelte";

export function showInTab(title: string, wanted: Wanted | null): void {
  const name = title ? `${title} · Bottega` : t("site-title");
  document.title = wanted ? t("frame-turn-title", { title: name, what: wanted }) : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const picture = `${import.meta.env.BASE_URL}${wanted ? "icon-turn" : "icon"}.svg`;
  if (icon && icon.getAttribute("href") !== picture) icon.setAttribute("href", picture);
}

/** Sounds whenever a table begins to wait for me; gives back how to stop. */
export function soundTurns(): () => void {
  return turnEvents.on("my-turn", () => play("turn"));
}
