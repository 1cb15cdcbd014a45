// The steps of a game as a tree. The game as it was played is the trunk; what might have been played grows from it.
// Everything here gives back a new tree: whoever shows the old one is not disturbed.

export interface Node<Content> {
  readonly id: number;
  readonly parent: number | null; // null: the deal
  readonly children: readonly number[]; // the first is the main line
  readonly content: Content | null; // null: not loaded yet
}

export type Tree<Content> = ReadonlyMap<number, Node<Content>>;

/** The game as it was played: steps 0 to `last`, nothing loaded yet. */
export function trunk<Content>(last: number): Tree<Content> {
  const nodes = Array.from({ length: last + 1 }, (_, id): Node<Content> => {
    return { id, parent: id === 0 ? null : id - 1, children: id === last ? [] : [id + 1], content: null };
  });
  return new Map(nodes.map((node) => [node.id, node]));
}

/** Puts what was loaded where it belongs; steps the tree does not have are left out. */
export function fill<Content>(tree: Tree<Content>, loaded: readonly (readonly [number, Content])[]): Tree<Content> {
  const next = new Map(tree);
  for (const [id, content] of loaded) {
    const node = tree.get(id);
    if (node) next.set(id, { ...node, content });
  }
  return next;
}

/** Another continuation from a step; gives back its id too. */
export function branch<Content>(
  tree: Tree<Content>,
  from: number,
  content: Content,
): { tree: Tree<Content>; id: number } {
  const parent = tree.get(from);
  if (!parent) throw new RangeError(`no step ${from}`);
  const id = Math.max(...tree.keys()) + 1;
  const next = new Map(tree);
  next.set(from, { ...parent, children: [...parent.children, id] });
  next.set(id, { id, parent: from, children: [], content });
  return { tree: next, id };
}

/** From the deal to a step. */
export function path<Content>(tree: Tree<Content>, id: number): Node<Content>[] {
  const steps: Node<Content>[] = [];
  for (let at = tree.get(id); at; at = at.parent === null ? undefined : tree.get(at.parent)) steps.unshift(at);
  return steps;
}

/** The step that follows along the main line; the same step at its end. */
export function next<Content>(tree: Tree<Content>, id: number): number {
  return tree.get(id)?.children[0] ?? id;
}

export function previous<Content>(tree: Tree<Content>, id: number): number {
  return tree.get(id)?.parent ?? id;
}

/** The end of the line that leads on from a step. */
export function end<Content>(tree: Tree<Content>, id: number): number {
  let at = id;
  for (let on = next(tree, at); on !== at; on = next(tree, at)) at = on;
  return at;
}
