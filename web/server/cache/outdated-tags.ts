import { matchesTag } from './tag-index';

/**
 * Remembers what changed while pages are being rendered: one that was begun before a change of what
 * it is made of is old when it is ready.
 */
export class OutdatedTags {
  readonly #changedAt = new Map<string, number>();
  #changes = 0;
  #rendering = 0;

  /** A render begins; give what this returns to {@link isOld} and call {@link end} after it. */
  begin(): number {
    this.#rendering += 1;
    return this.#changes;
  }

  end(): void {
    this.#rendering -= 1;
    if (this.#rendering === 0) this.#changedAt.clear();
  }

  change(tags: readonly string[]): void {
    this.#changes += 1;
    if (this.#rendering > 0) for (const tag of tags) this.#changedAt.set(tag, this.#changes);
  }

  isOld(begun: number, tags: readonly string[]): boolean {
    if (this.#changes === begun) return false;
    return [...this.#changedAt].some(
      ([changed, at]) => at > begun && tags.some((tag) => matchesTag(changed, tag)),
    );
  }
}
