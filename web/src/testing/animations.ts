// happy-dom has no animations; Svelte's transitions ask for them.
Element.prototype.animate ??= (() => ({
  cancel() {},
  finished: Promise.resolve(),
  currentTime: 0,
  set onfinish(done: () => void) {
    queueMicrotask(done);
  },
})) as unknown as Element["animate"];
