import type { FeedItem, FeedResult, NotUnderstood } from '../../feed-kind';
import { buildItem, type MappedListing } from './build-item';
import type { Report } from './read-fields';

export class ResultBuilder {
  private readonly listings = new Map<string, FeedItem>();
  private readonly projects = new Map<string, FeedItem>();
  private readonly removed = new Set<string>();
  private readonly rejected = new Set<string>();
  private readonly notUnderstood: NotUnderstood[] = [];
  private seen = new Set<string>();

  /** Begins a newer file, whose records replace earlier ones; a full file replaces everything. */
  startFile(isFull: boolean): void {
    this.seen = new Set();
    if (!isFull) return;
    for (const found of [this.listings, this.projects, this.removed, this.rejected]) found.clear();
  }

  reportFor(record: string): Report {
    return (field, value) => {
      this.notUnderstood.push({ record, field, value: value ?? '…' });
    };
  }

  /**
   * Returns the meaning of a record's state; null if it is not on offer, which removes the
   * record. A missing or unknown value is reported and also removes it: what is not understood
   * is not published.
   */
  readState<Meaning>(
    externalId: string,
    field: string,
    value: string | null,
    meanings: Readonly<Record<string, Meaning | null>>,
  ): Meaning | null {
    const meaning = Object.hasOwn(meanings, value ?? '') ? meanings[value ?? ''] : undefined;
    if (meaning === undefined) {
      this.reportFor(externalId)(field, value?.slice(0, 80) ?? 'is missing');
    }
    if (meaning !== undefined && meaning !== null) return meaning;
    this.remove(externalId);
    return null;
  }

  /** Adds a listing, or rejects it and reports missing fields; skips a duplicate id. */
  add(mapped: MappedListing, to: 'listings' | 'projects' = 'listings'): void {
    const { externalId } = mapped;
    const report = this.reportFor(externalId);
    if (this.seen.has(externalId)) {
      report('id', 'occurs twice');
      return;
    }
    this.seen.add(externalId);
    this.removed.delete(externalId);
    const item = buildItem(mapped, to, report);
    this.rejected.delete(externalId);
    if (item) this[to].set(externalId, item);
    else this.reject(externalId);
  }

  addItem(item: FeedItem, to: 'listings' | 'projects'): void {
    this[to].set(item.externalId, item);
  }

  /** Leaves a listing unchanged in the CMS. */
  reject(externalId: string): void {
    this.listings.delete(externalId);
    this.projects.delete(externalId);
    this.removed.delete(externalId);
    this.rejected.add(externalId);
  }

  remove(externalId: string): void {
    this.listings.delete(externalId);
    this.projects.delete(externalId);
    this.rejected.delete(externalId);
    this.removed.add(externalId);
  }

  build(complete: boolean): FeedResult {
    return {
      listings: [...this.listings.values()],
      projects: [...this.projects.values()],
      complete,
      removed: [...this.removed],
      rejected: [...this.rejected],
      notUnderstood: this.notUnderstood,
    };
  }
}
