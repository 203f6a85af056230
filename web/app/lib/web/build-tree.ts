/**
 * Builds a tree from a flat list and keeps its order. An item whose parent is unknown or itself is
 * at the top; a cycle is omitted.
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
