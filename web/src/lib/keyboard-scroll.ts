// What scrolls must be reached by keyboard: where nothing inside takes the focus, the element itself does.
const TAKES_FOCUS = "a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex='0']";

export function keyboardScroll(label: string): (node: HTMLElement) => () => void {
  return (node) => {
    let is = false;
    const update = () => {
      const needed = node.scrollHeight > node.clientHeight + 1 && !node.querySelector(TAKES_FOCUS);
      if (needed === is) return;
      is = needed;
      const wanted: [string, string][] = [
        ["tabindex", "0"],
        ["role", "group"],
        ["aria-label", label],
      ];
      for (const [name, value] of wanted)
        if (needed) node.setAttribute(name, value);
        else node.removeAttribute(name);
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(node);
    const contents = new MutationObserver(update);
    contents.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  };
}
