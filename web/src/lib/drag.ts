// Dragging with a mouse or a pen, as a shortcut: what is dropped somewhere does what presses do. A picture of the thing
// follows the pointer; dropped where it means nothing, it goes back. Fingers scroll instead, and press.
import { motionless } from "./session.svelte";

const DRAG = 8; // pixels until a press is a drag
const BACK = 200; // ms

/** For `{@attach}`. `onto` selects what it may be dropped on; `drop` says whether that has done anything. */
export function draggable(onto: string, drop: (target: Element) => boolean) {
  return (element: HTMLElement): (() => void) => {
    let pressed: { x: number; y: number } | null = null;
    let shown: HTMLElement | null = null; // what follows the pointer
    let dragged = false;
    const on = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(type: K, does: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, does, { signal: on.signal, capture: true });

    const away = () => {
      shown?.remove();
      shown = null;
      pressed = null;
    };
    listen("pointerdown", ({ button, pointerType, clientX, clientY }) => {
      dragged = false;
      if (button === 0 && pointerType !== "touch") pressed = { x: clientX, y: clientY };
    });
    listen("pointermove", ({ clientX, clientY, pointerId }) => {
      if (!pressed) return;
      const [dx, dy] = [clientX - pressed.x, clientY - pressed.y];
      if (!shown) {
        if (Math.hypot(dx, dy) < DRAG) return;
        dragged = true;
        element.setPointerCapture(pointerId);
        shown = pictureOf(element);
      }
      shown.style.transform = `translate(${dx}px, ${dy}px)`;
    });
    listen("pointerup", ({ clientX, clientY }) => {
      if (!shown || !pressed) return away();
      const target = document.elementFromPoint(clientX, clientY)?.closest(onto);
      if ((target && drop(target)) || motionless()) return away();
      const back = shown.animate([{}, { transform: "none" }], BACK);
      back.onfinish = away;
      pressed = null;
    });
    listen("pointercancel", away);
    // the end of a drag is no press
    listen("click", (event) => {
      if (dragged && event.detail > 0) event.stopPropagation();
      dragged = false;
    });
    return () => {
      on.abort();
      away();
    };
  };
}

/** The same once more, over the page. */
function pictureOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const picture = element.cloneNode(true) as HTMLElement;
  for (const marked of [picture, ...picture.querySelectorAll<HTMLElement>("*")])
    for (const name of marked.getAttributeNames()) if (name.startsWith("data-")) marked.removeAttribute(name);
  picture.classList.add("dragged");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(picture);
  return picture;
}
