/** Reads a paginated list of the CMS until a page is not full. */
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
