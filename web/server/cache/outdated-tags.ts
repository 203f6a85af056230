import { matchesTag } from './tag-index';

/**
 * Records changes that arrive during renders. A page is outdated on completion if one of its tags
 * changed after its render began.
 */
export class OutdatedTags {
  readonly #changedAt = new Map<string, number>();
  #changes = 0;
  #rendering = 0;

  /** Starts a render; pass the result to {@link isOld} and call {@link end} afterwards. */
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
