// Tells screen readers what happened, politely: it waits until they have finished what they are saying.

let region: HTMLElement | null = null;
let queue: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function listenTo(element: HTMLElement): () => void {
  region = element;
  return () => {
    if (region === element) region = null;
  };
}

/** Sentences that come close together are said in one breath. */
export function announce(...sentences: string[]): void {
  queue.push(...sentences.filter(Boolean));
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (region) {
      const paragraph = document.createElement("p");
      paragraph.textContent = queue.join(" ");
      region.replaceChildren(paragraph);
    }
    queue = [];
  }, 150);
}
