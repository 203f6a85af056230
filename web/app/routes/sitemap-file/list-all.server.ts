/** Everything of a list that the CMS gives in parts: asked part by part until one is not full. */
export async function listAll<Item>(
  partSize: number,
  ask: (start: number, limit: number) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const part = await ask(items.length, partSize);
    items.push(...part);
    if (part.length < partSize) return items;
  }
}
