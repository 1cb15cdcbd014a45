// One stop for the Tab key in a row, a grid or a map of buttons, and arrow keys to go from one to another.
import type { Attachment } from "svelte/attachments";

type Item = HTMLElement | SVGElement;

/** Where a key leads from an item; the item itself where there is nothing that way, null for a key without a meaning. */
export type Step = (key: string, from: Item, items: readonly Item[]) => Item | null;

/** Along a row and round its ends. */
export const inRow: Step = (key, from, items) => {
  const at = items.indexOf(from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[key];
  return to === undefined ? null : items.at(to % items.length)!;
};

/**
 * For `{@attach}`: the elements within that match the selector share one stop. It is the tab that is selected, else where
 * the focus was last, else what is pressed. A tab list that shows a panel at once selects it in the tab's `onfocus`.
 */
export function roving(selector: string, step: Step = inRow): Attachment<Element> {
  return (root) => {
    let last: Item | undefined;
    let place = 0; // of the last one: its neighbour is the stop when it goes

    const items = (): Item[] => [...root.querySelectorAll<Item>(selector)];

    function update(): void {
      const all = items();
      const marked = (name: string) => all.find((item) => item.getAttribute(name) === "true");
      const stay = last && all.includes(last) ? last : undefined;
      const stop = marked("aria-selected") ?? stay ?? marked("aria-pressed") ?? all[Math.min(place, all.length - 1)];
      for (const item of all) {
        const wanted = item === stop ? "0" : "-1";
        if (item.getAttribute("tabindex") !== wanted) item.setAttribute("tabindex", wanted);
      }
    }

    const itemOf = (event: Event): Item | undefined => (event.target as Element).closest<Item>(selector) ?? undefined;

    function focused(event: Event): void {
      const item = itemOf(event);
      if (!item) return;
      last = item;
      place = items().indexOf(item);
      update();
    }

    function pressed(event: Event): void {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
      const from = itemOf(event);
      if (!from || altKey || ctrlKey || metaKey || shiftKey) return;
      const to = step(key, from, items());
      if (!to) return;
      event.preventDefault();
      to.focus();
    }

    root.addEventListener("focusin", focused);
    root.addEventListener("keydown", pressed);
    const changes = new MutationObserver(update);
    changes.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-selected", "aria-pressed"] });
    update();
    return () => {
      root.removeEventListener("focusin", focused);
      root.removeEventListener("keydown", pressed);
      changes.disconnect();
    };
  };
}
