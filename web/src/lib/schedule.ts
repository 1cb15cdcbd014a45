// Looking at where things lie makes the browser lay the page out; changing anything makes that void. So all looks of a
// frame come first, then all changes, and a page is laid out once.

let looks: (() => () => void)[] = [];

/** Before the next frame is drawn: looks, and then does what the look gave back. */
export function nextFrame(look: () => () => void): void {
  if (looks.length === 0) {
    requestAnimationFrame(() => {
      const now = looks;
      looks = [];
      const changes = now.map((each) => each());
      for (const change of changes) change();
    });
  }
  looks.push(look);
}

/** Once the next frame is drawn, or soon where nothing is drawn because nobody looks. */
export function afterFrame(work: () => void): void {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.hidden ? 0 : 1_000);
}

let turns = Promise.resolve();

/**
 * A task of one's own, after those of all who asked before: done at once, much would keep a slow phone from answering.
 * Where nobody looks nobody waits for an answer, and browsers would make each task a second long.
 */
export function nextTask(): Promise<void> {
  return (turns = turns.then(() => (document.hidden ? undefined : new Promise((come) => setTimeout(come)))));
}
