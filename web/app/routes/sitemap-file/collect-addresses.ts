import { findNewest, type SitemapEntry } from '../../features/seo/feeds/sitemap-xml';

type Address = SitemapEntry[number];

export class CollectedAddresses {
  readonly #byKey = new Map<string, Address[]>();

  /** Adds an address once per language and key; the latest change counts. */
  add(key: string, { language, path, lastModified }: Address): void {
    const known = this.#byKey.get(key) ?? [];
    const same = known.find((address) => address.language === language);
    const others = known.filter((address) => address !== same);
    const newest = findNewest([same?.lastModified, lastModified]);
    this.#byKey.set(key, [...others, { language, path, lastModified: newest }]);
  }

  get entries(): SitemapEntry[] {
    return [...this.#byKey.values()];
  }
}

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
