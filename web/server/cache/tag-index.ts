import type { Page } from '../http/page';

/** Which keys' pages were made of what, so that a change finds them. */
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

  /** The keys of all pages made of at least one of these; see {@link matchesTag}. */
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

/** Whether a page's tag is the wanted one; a wanted one that ends in `*` is a beginning. */
export function matchesTag(wanted: string, tag: string): boolean {
  return wanted.endsWith('*') ? tag.startsWith(wanted.slice(0, -1)) : tag === wanted;
}
