import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { insertRows } from '../src/search/bulk-write';
import { CARDS, ROWS } from '../src/search/read-model-tables';
import { raiseDataVersion, tidyTables } from '../src/search/write-read-model';

const CITIES = 200;
const TYPES = ['1', '2', '3', '4', '5', '6', '7'];
const DAY = 86_400_000;

/**
 * Fills the empty read model with `count` invented listings, half for sale, spread over 200 cities and
 * seven types; ids from 1. Only what queries read: there are no listings behind them.
 */
export async function fillReadModel(strapi: Core.Strapi, count: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await raiseDataVersion(trx);
    for (let start = 1; start <= count; start += 5000) {
      const ids = Array.from({ length: Math.min(5000, count - start + 1) }, (_, i) => start + i);
      await insertRows(trx, ROWS, ids.flatMap(buildRows));
      const cards = ids.flatMap((id) => ['nl', 'fr'].map((language) => buildCard(id, language)));
      await insertRows(trx, CARDS, cards);
    }
  });
  await tidyTables(strapi);
}

function buildRows(id: number) {
  const type = TYPES[((id * 7) % 11) % TYPES.length] ?? '1';
  return ['0', type].map((typeKey) => ({
    listing_id: id,
    goal: id % 2,
    type_key: typeKey,
    city_key: `city-${(id * 31) % CITIES}`,
    price_low: 100_000 + ((id * 7919) % 900_000),
    price_high: 100_000 + ((id * 7919) % 900_000),
    bedrooms: id % 6,
    living_area: 30 + ((id * 13) % 300),
    listed_at: 1_700_000_000_000 + ((id * 104_729) % 1000) * DAY,
  }));
}

function buildCard(id: number, language: string) {
  const card = JSON.stringify({ id: String(id), title: `Listing ${id}`, excerpt: 'x'.repeat(400) });
  return { listing_id: id, reference: String(id), language, card };
}
