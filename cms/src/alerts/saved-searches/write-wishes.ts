import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { insertRows } from '../../platform/database/bulk-write';
import { toGoalKey } from '../../listings/search/search-row';
import type { Criteria, Rhythm } from './criteria';
import { MATCHES, NO_LIMIT, WISHES, WISH_TYPES, WISH_ZIPS } from './demand-tables';
import { findNextMail } from './next-mail';
import { findDemand } from './stored-demand';

/** What matching reads of a demand. */
export interface Wish {
  id: number;
  rhythm: Rhythm;
  criteria: Criteria;
}

/** Brings what matching reads of a demand up to what is stored; only an active demand is matched. */
export async function projectDemand(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  documentId: string,
): Promise<void> {
  const demand = await findDemand(strapi, documentId);
  if (demand?.state === 'active') await writeWishes(trx, [demand]);
  else if (demand) await removeWishes(trx, [demand.id]);
}

/** Writes these demands for matching. What is found already for one of them is mailed in its rhythm. */
export async function writeWishes(
  trx: Knex.Transaction,
  wishes: readonly Wish[],
  now = new Date(),
): Promise<void> {
  const ids = wishes.map(({ id }) => id);
  const due = new Set(
    (await trx(WISHES).whereIn('id', ids).where('due_at', '>', 0).pluck('id')) as number[],
  );
  await removeRows(trx, ids);
  await insertRows(
    trx,
    WISHES,
    wishes.map(({ id, rhythm, criteria }) => ({
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
    WISH_ZIPS,
    wishes.flatMap(({ id, criteria: { goal, zips } }) =>
      zips.map((zip) => ({ demand_id: id, goal: toGoalKey(goal), zip })),
    ),
  );
  await insertRows(
    trx,
    WISH_TYPES,
    wishes.flatMap(({ id, criteria: { types } }) =>
      types.map((type) => ({ demand_id: id, type_key: type })),
    ),
  );
}

/** Takes demands out of matching; what was found for them and not mailed is forgotten. */
export async function removeWishes(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await removeRows(trx, ids);
  await trx(MATCHES).whereIn('demand_id', ids).whereNull('mailed_at').delete();
}

async function removeRows(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await trx(WISHES).whereIn('id', ids).delete();
  await trx(WISH_ZIPS).whereIn('demand_id', ids).delete();
  await trx(WISH_TYPES).whereIn('demand_id', ids).delete();
}
