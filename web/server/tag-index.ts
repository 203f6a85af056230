import type { Page } from './page';

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

  /** The keys of all pages made of at least one of these. */
  find(tags: readonly string[]): Set<string> {
    return new Set(tags.flatMap((tag) => [...(this.#keys.get(tag) ?? [])]));
  }
}
