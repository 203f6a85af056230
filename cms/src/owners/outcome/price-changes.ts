import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';
import { chunkValues, insertRows } from '../../platform/database/bulk-write';
import { ROWS } from '../../listings/search/read-model/read-model-tables';
import type { SearchRow } from '../../listings/search/search-row';

const PRICE_CHANGES = 'listing_prices';
/** Older changes are dropped. */
const mostChanges = 12;

/** A plain table, not a content type: the read model writes it, and owners read it. */
const table: Table = {
  uid: 'owners::listing-price',
  singularName: 'listing-price',
  tableName: PRICE_CHANGES,
  attributes: {
    id: id(),
    listing_id: required('integer'),
    changed_at: required('float'),
    old_price: required('float'),
    new_price: required('float'),
  },
  indexes: [{ name: 'listing_prices_listing', columns: ['listing_id', 'changed_at'] }],
};

export interface PriceChange {
  at: Date;
  from: number;
  to: number;
}

export function addPriceTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

/**
 * Records upcoming changes of published prices for the same goal; call it in the transaction of
 * the write, before it.
 */
export async function recordPrices(
  trx: Knex.Transaction,
  rows: readonly SearchRow[],
): Promise<void> {
  const priced = new Map(
    rows.flatMap(({ id: listing, goal, price }) => (price ? [[listing, { goal, price }]] : [])),
  );
  const changes: Record<string, number>[] = [];
  for (const ids of chunkValues([...priced.keys()])) {
    const known = (await trx(ROWS)
      .whereIn('id', ids)
      .whereNotNull('price')
      .select('id', 'goal', 'price')) as Pick<SearchRow, 'id' | 'goal' | 'price'>[];
    for (const { id: listing, goal, price } of known) {
      const next = priced.get(listing);
      if (!next || !price || next.goal !== goal || next.price === Number(price)) continue;
      changes.push({
        listing_id: listing,
        changed_at: Date.now(),
        old_price: Number(price),
        new_price: next.price,
      });
    }
  }
  await insertRows(trx, PRICE_CHANGES, changes);
}

export async function listPriceChanges(
  { db }: Core.Strapi,
  listingIds: readonly number[],
  before: Date,
): Promise<Map<number, PriceChange[]>> {
  const rows = (await db
    .connection(PRICE_CHANGES)
    .whereIn('listing_id', listingIds)
    .where('changed_at', '<', before.getTime())
    .orderBy('changed_at', 'desc')
    .select()) as Record<'listing_id' | 'changed_at' | 'old_price' | 'new_price', number>[];
  const changes = new Map<number, PriceChange[]>();
  for (const { listing_id: listing, changed_at: at, old_price: from, new_price: to } of rows) {
    const known = changes.get(listing) ?? [];
    if (known.length < mostChanges) known.push({ at: new Date(Number(at)), from, to });
    changes.set(listing, known);
  }
  return changes;
}
