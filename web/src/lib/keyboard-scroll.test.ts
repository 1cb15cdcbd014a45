import { expect, it, vi } from "vitest";
import { keyboardScroll } from "./keyboard-scroll";

/** A box that is 100 px high, with contents of another height; `settle` waits until it has been looked at. */
function box(height: number, html = "<p>Text</p>") {
  const node = document.createElement("div");
  node.innerHTML = html;
  Object.defineProperties(node, {
    clientHeight: { value: 100 },
    scrollHeight: { value: height, configurable: true },
  });
  document.body.append(node);
  return node;
}

it("makes what scrolls and holds nothing to focus a stop for the keyboard, and gives it a name", async () => {
  const node = box(300);
  const stop = keyboardScroll("Bank")(node);
  node.append(document.createElement("p"));
  await vi.waitFor(() => expect(node.getAttribute("tabindex")).toBe("0"));
  expect(node.getAttribute("aria-label")).toBe("Bank");
  stop();
  expect(node.hasAttribute("tabindex")).toBe(false);
});

it("leaves it alone once something inside takes the focus", async () => {
  const node = box(300);
  keyboardScroll("Bank")(node);
  node.append(document.createElement("p"));
  await vi.waitFor(() => expect(node.hasAttribute("tabindex")).toBe(true));
  node.append(document.createElement("button"));
  await vi.waitFor(() => expect(node.hasAttribute("tabindex")).toBe(false));
});
