import type { Page } from '../http/page';

export class TagIndex {
  readonly #keys = new Map<string, Set<string>>();

  add(key: string, { tags }: Page): void {
    for (const tag of tags) this.#keys.set(tag, (this.#keys.get(tag) ?? new Set()).add(key));
  }

  remove(key: string, { tags }: Page): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
  }

  /** Returns the keys of pages that match at least one tag; see {@link matchesTag}. */
  find(wanted: readonly string[]): Set<string> {
    const found = new Set<string>();
    for (const tag of this.#expand(wanted)) {
      for (const key of this.#keys.get(tag) ?? []) found.add(key);
    }
    return found;
  }

  #expand(wanted: readonly string[]): readonly string[] {
    const open = wanted.filter((tag) => tag.endsWith('*'));
    if (open.length === 0) return wanted;
    const matching = [...this.#keys.keys()].filter((tag) =>
      open.some((beginning) => matchesTag(beginning, tag)),
    );
    return [...wanted, ...matching];
  }
}

/** Compares a page's tag with a wanted one; a wanted tag that ends in `*` is a prefix. */
export function matchesTag(wanted: string, tag: string): boolean {
  return wanted.endsWith('*') ? tag.startsWith(wanted.slice(0, -1)) : tag === wanted;
}
