import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import type { Knex } from 'knex';
import {
  MATCHES,
  NO_LIMIT,
  SEARCH_CRITERIA,
  SEARCH_LIMITS,
  SEARCH_TYPES,
  SEARCH_ZIPS,
  listSearchLimits,
} from './saved-search-tables';
import { SAVED_SEARCH, findSavedSearch } from './stored-saved-search';
import { insertRows } from '../../platform/database/bulk-write';
import { toGoalKey } from '../../listings/search/search-row';
import type { Rhythm } from '@agency/domain/rhythms';
import { narrowTypes, type Criteria } from './criteria';
import { findNextMail } from './next-mail';

const WRITES = new Set(['create', 'update', 'clone']);

/**
 * Keeps the matching tables up to date with saved searches, in the transaction of every write;
 * deletes matches with a saved search. Call it while registering.
 */
export function subscribeToSavedSearches(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    if (uid !== SAVED_SEARCH || !(WRITES.has(action) || action === 'delete')) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      if (action === 'delete') {
        await forgetSavedSearch(trx, params.documentId ?? '');
        return next();
      }
      const result = await next();
      const written = params.documentId ?? (result as { documentId?: string } | null)?.documentId;
      if (written !== undefined) await syncSearchCriteria(strapi, trx, written);
      return result;
    });
  });
}

async function forgetSavedSearch(trx: Knex.Transaction, documentId: string): Promise<void> {
  const ids = (await trx('demands').where({ document_id: documentId }).pluck('id')) as number[];
  await removeSearchCriteria(trx, ids);
  await trx(MATCHES).whereIn('demand_id', ids).delete();
}

interface MatchedSearch {
  id: number;
  rhythm: Rhythm;
  criteria: Criteria;
}

/** Updates the matching rows of a saved search; only active ones have any. */
async function syncSearchCriteria(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentId: string,
): Promise<void> {
  const savedSearch = await findSavedSearch(strapi, documentId);
  if (savedSearch?.state === 'active') await writeSearchCriteria(trx, [savedSearch]);
  else if (savedSearch) await removeSearchCriteria(trx, [savedSearch.id]);
}

/**
 * Writes matching rows of saved searches. Existing matches are mailed according to the
 * frequency.
 */
export async function writeSearchCriteria(
  trx: Knex.Transaction,
  searches: readonly MatchedSearch[],
  now = new Date(),
): Promise<void> {
  const ids = searches.map(({ id }) => id);
  const due = new Set(
    (await trx(SEARCH_CRITERIA).whereIn('id', ids).where('due_at', '>', 0).pluck('id')) as number[],
  );
  await removeRows(trx, ids);
  await insertRows(
    trx,
    SEARCH_CRITERIA,
    searches.map(({ id, rhythm, criteria }) => ({
      id,
      rhythm,
      goal: toGoalKey(criteria.goal),
      min_price: criteria.minPrice ?? 0,
      max_price: criteria.maxPrice ?? NO_LIMIT,
      min_bedrooms: criteria.minBedrooms ?? 0,
      max_bedrooms: criteria.maxBedrooms ?? NO_LIMIT,
      min_garages: criteria.minGarages ?? 0,
      min_parkings: criteria.minParkings ?? 0,
      due_at: due.has(id) ? findNextMail(rhythm, now) : 0,
    })),
  );
  await insertRows(
    trx,
    SEARCH_ZIPS,
    searches.flatMap(({ id, criteria: { goal, zips } }) =>
      zips.map((zip) => ({ demand_id: id, goal: toGoalKey(goal), zip })),
    ),
  );
  await insertRows(
    trx,
    SEARCH_TYPES,
    searches.flatMap(({ id, criteria: { types } }) =>
      narrowTypes(types).map((type) => ({ demand_id: id, type_key: type })),
    ),
  );
  await insertRows(
    trx,
    SEARCH_LIMITS,
    searches.flatMap(({ id, criteria }) =>
      listSearchLimits(criteria).map((limit) => ({ demand_id: id, ...limit })),
    ),
  );
}

/** Deletes matching rows of saved searches, with matches that were not mailed. */
async function removeSearchCriteria(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await removeRows(trx, ids);
  await trx(MATCHES).whereIn('demand_id', ids).whereNull('mailed_at').delete();
}

async function removeRows(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await trx(SEARCH_CRITERIA).whereIn('id', ids).delete();
  await trx(SEARCH_ZIPS).whereIn('demand_id', ids).delete();
  await trx(SEARCH_TYPES).whereIn('demand_id', ids).delete();
  await trx(SEARCH_LIMITS).whereIn('demand_id', ids).delete();
}
