/** The items under their keys, both in the order in which they came. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
