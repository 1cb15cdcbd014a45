// What scrolls must be reached by keyboard: where nothing inside takes the focus, the element itself does.
import { nextFrame } from "./schedule";

const TAKES_FOCUS = "a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex='0']";

export function keyboardScroll(label: string): (node: HTMLElement) => () => void {
  return (node) => {
    let focusable = false;
    const makeFocusable = (wanted: boolean) => {
      if (wanted === focusable) return; // what changes nothing must not be seen as a change
      focusable = wanted;
      for (const [name, value] of Object.entries({ tabindex: "0", role: "group", "aria-label": label }))
        if (wanted) node.setAttribute(name, value);
        else node.removeAttribute(name);
    };
    const wanted = () => node.scrollHeight > node.clientHeight + 1 && !node.querySelector(TAKES_FOCUS);
    const update = () => makeFocusable(wanted());
    const sizes = new ResizeObserver(update);
    const observeSizes = () => [node, ...node.children].forEach((each) => sizes.observe(each));
    observeSizes();
    let waits = false;
    const contents = new MutationObserver(() => {
      observeSizes();
      if (waits) return;
      waits = true;
      nextFrame(() => {
        waits = false;
        const now = wanted();
        return () => makeFocusable(now && node.isConnected);
      });
    });
    contents.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      sizes.disconnect();
      contents.disconnect();
      makeFocusable(false);
    };
  };
}
