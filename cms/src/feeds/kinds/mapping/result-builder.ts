import type { FeedItem, FeedResult, LostRecord, NotUnderstood } from '../../feed-kind';
import { buildItem, type MappedListing, type SourceValue } from './build-item';
import type { Report } from './read-fields';

export class ResultBuilder {
  private readonly listings = new Map<string, FeedItem>();
  private readonly projects = new Map<string, FeedItem>();
  private readonly removed = new Set<string>();
  private readonly rejected = new Set<string>();
  private readonly notUnderstood: NotUnderstood[] = [];
  private lost: LostRecord[] = [];
  private readonly rows = new Map<string, number>();
  private seen = new Set<string>();

  /** Begins a newer file, whose records replace earlier ones; a full file replaces everything. */
  startFile(isFull: boolean): void {
    this.seen = new Set();
    if (!isFull) return;
    this.lost = [];
    this.rows.clear();
    for (const found of [this.listings, this.projects, this.removed, this.rejected]) found.clear();
  }

  reportFor(record: string, row?: number): Report {
    return (field, value) => {
      const place = row === undefined ? {} : { row };
      this.notUnderstood.push({ record, field, value: value ?? '…', ...place });
    };
  }

  /** Names a record that is left out. */
  lose(record: LostRecord): void {
    this.lost.push(record);
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
    row?: number,
  ): Meaning | null {
    const meaning = Object.hasOwn(meanings, value ?? '') ? meanings[value ?? ''] : undefined;
    if (meaning === undefined) {
      this.reportFor(externalId, row)(field, value?.slice(0, 80) ?? 'is missing');
      this.lose(describeLoss(externalId, { field, value }, row));
    }
    if (meaning !== undefined && meaning !== null) return meaning;
    this.remove(externalId);
    return null;
  }

  /** Adds a listing, or rejects it and reports missing fields; skips a duplicate id. */
  add(mapped: MappedListing, to: 'listings' | 'projects' = 'listings'): void {
    const { externalId, row, explain } = mapped;
    const report = this.reportFor(externalId, row);
    if (this.seen.has(externalId)) {
      report('id', 'occurs twice');
      return;
    }
    this.seen.add(externalId);
    // Of an older file.
    if (this.rejected.has(externalId) || this.removed.has(externalId)) {
      this.lost = this.lost.filter(({ id }) => id !== externalId);
    }
    this.removed.delete(externalId);
    if (row !== undefined) this.rows.set(externalId, row);
    const item = buildItem(mapped, to, (field, value) => {
      const own = explain?.(field) ?? null;
      // A field with a column was reported by the column's name.
      if (own === null) report(field, value);
      const given = value === 'is missing' ? null : value;
      this.lose(describeLoss(externalId, own ?? { field, value: given }, row));
    });
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
      lost: this.lost,
      rows: this.rows,
    };
  }
}

/** Describes a record that is left out because a field is empty or not understood. */
export function describeLoss(
  id: string | null,
  { field, value }: SourceValue,
  row?: number,
): LostRecord {
  return {
    id,
    field,
    reason: value === null ? 'missing' : 'unreadable',
    ...(row === undefined ? {} : { row }),
    ...(value === null || isPersonal(value) ? {} : { value: value.slice(0, 80) }),
  };
}

/** Mail addresses, phone and account numbers may be in a column that was matched wrongly. */
function isPersonal(value: string): boolean {
  const digits = value.replace(/[.,]\d{2}(?=\D*$)/, '').replace(/\D/g, '');
  return value.includes('@') || digits.length > 8;
}
