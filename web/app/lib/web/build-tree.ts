/**
 * A flat list as a tree, in the list's own order. An item whose parent is unknown or itself stands
 * at the top; a circle of parents is left out.
 */
export function buildTree<Item, Branch>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  parentOf: (item: Item) => string | null | undefined,
  toNode: (item: Item, children: Branch[]) => Branch,
): Branch[] {
  const known = new Set(items.map(keyOf));
  return below(null, new Set());

  function below(parent: string | null, above: ReadonlySet<string>): Branch[] {
    return items
      .filter((item) => knownParentOf(item) === parent && !above.has(keyOf(item)))
      .map((item) => toNode(item, below(keyOf(item), new Set([...above, keyOf(item)]))));
  }

  function knownParentOf(item: Item): string | null {
    const parent = parentOf(item);
    return parent && parent !== keyOf(item) && known.has(parent) ? parent : null;
  }
}
