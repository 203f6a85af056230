import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ROWS } from '../../listings/search/read-model/read-model-tables';
import { rhythms } from '@agency/domain/rhythms';
import {
  MATCHES,
  LISTING_CHANGES,
  SEARCH_CRITERIA,
  SEARCH_ZIPS,
  fits,
  limitedColumns,
} from './saved-search-tables';
import { findNextMail } from './next-mail';
import { chunkValues, insertRows } from '../../platform/database/bulk-write';
import { buildGoneRow, NOT_ON_OFFER, type SearchRow } from '../../listings/search/search-row';

/** Changed listings per step, as a step holds SQLite's write lock. */
const changesPerStep = 200;

const isLower = 'n.goal = r.goal and n.price is not null and r.price < n.price';
const kind = `case when ${isLower} then cast(cast(round(r.price) as bigint) as varchar(20))
  else 'offer' end`;
const fittedBefore = `n.goal = r.goal
  and exists (select 1 from ${SEARCH_ZIPS} b where b.demand_id = w.id and b.zip = n.zip)
  and ${fits('n', 'w')}`;
const isKnown = `exists (select 1 from ${MATCHES} m where m.demand_id = w.id and m.listing_id = r.id)`;

/**
 * Inserts the matches of a batch of changed listings with all saved searches, in one query: the
 * first match of a listing, and each price reduction. Uses CROSS JOIN so that SQLite keeps the
 * order, from listings to the saved searches of their postal codes.
 */
export const MATCH_STATEMENT = `
  insert into ${MATCHES}
    (document_id, demand_id, listing_id, news, created_at, updated_at, published_at)
  select distinct 'd' || w.id || 'l' || r.id || 'n' || ${kind}, w.id, r.id, ${kind},
    cast(? as timestamp), cast(? as timestamp), cast(? as timestamp)
  from ${LISTING_CHANGES} n
  cross join ${ROWS} r
  cross join ${SEARCH_ZIPS} z
  cross join ${SEARCH_CRITERIA} w
  where n.batch = ? and r.id = n.listing_id and z.zip = r.zip and z.goal = r.goal
    and w.id = z.demand_id and ${fits('r', 'w')}
    and ((${isLower}) or (not ${isKnown} and not (${fittedBefore})))
  on conflict do nothing`;

/**
 * Matches some changed listings with all saved searches and sets when matched searches are
 * mailed, in one transaction that one of several processes wins. Returns false if nothing had
 * changed.
 */
export async function matchChanges(strapi: Core.Strapi, now = new Date()): Promise<boolean> {
  const ids = (await strapi.db
    .connection(LISTING_CHANGES)
    .orderBy('id')
    .limit(changesPerStep)
    .pluck('id')) as number[];
  if (ids.length === 0) return false;
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const batch = randomUUID();
    // Starts with a write: a concurrent second process waits and finds nothing left.
    const taken = await trx(LISTING_CHANGES).whereIn('id', ids).update({ batch });
    if (!taken) return;
    const row = (await trx(MATCHES).max({ last: 'id' }).first()) as { last: number | null };
    await trx.raw(MATCH_STATEMENT, [now, now, now, batch]);
    await setDue(trx, row.last ?? 0, now);
    await trx(LISTING_CHANGES).where({ batch }).delete();
  });
  return true;
}

/** Also writes rows that are already due, so that a process mailing them waits for the matches. */
async function setDue(trx: Knex.Transaction, lastMatch: number, now: Date): Promise<void> {
  for (const rhythm of rhythms) {
    const due = findNextMail(rhythm, now);
    const found = trx(MATCHES).where('id', '>', lastMatch).select('demand_id');
    await trx(SEARCH_CRITERIA)
      .where({ rhythm })
      .whereIn('id', found)
      .update({ due_at: trx.raw('case when due_at > 0 then due_at else ? end', [due]) });
  }
}

const facts = [
  ...(['goal', 'zip', 'type_keys', 'price', 'bedrooms', 'garages', 'parkings'] as const),
  ...limitedColumns,
] as const;

type Facts = Pick<SearchRow, (typeof facts)[number]>;

/**
 * Records upcoming changes of listings that are relevant to saved searches, with the previous
 * values; call it in the transaction of the write, before it. Ignores listings that leave the
 * offer, and everything while there are no saved searches, such as during seeding.
 */
export async function recordListingChanges(
  trx: Knex.Transaction,
  rows: readonly SearchRow[],
): Promise<void> {
  const offered = rows.filter(({ goal }) => goal !== NOT_ON_OFFER);
  if (offered.length === 0 || (await trx(SEARCH_CRITERIA).first('id')) === undefined) return;
  const before = await readFacts(
    trx,
    offered.map(({ id }) => id),
  );
  const notedAt = Date.now();
  const changes = offered.flatMap((row) => {
    const known = before.get(row.id) ?? buildGoneRow(row.id);
    if (facts.every((fact) => known[fact] === row[fact])) return [];
    const old = Object.fromEntries(facts.map((fact) => [fact, known[fact]])) as Facts;
    return [{ listing_id: row.id, noted_at: notedAt, batch: '', ...old }];
  });
  await insertRows(trx, LISTING_CHANGES, changes);
}

async function readFacts(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<Map<number, Facts>> {
  const known = new Map<number, Facts>();
  for (const chunk of chunkValues(ids)) {
    const rows = (await trx(ROWS)
      .whereIn('id', chunk)
      .select('id', ...facts)) as (Facts & { id: number })[];
    for (const row of rows) known.set(row.id, row);
  }
  return known;
}
