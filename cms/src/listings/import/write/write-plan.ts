import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { chunkValues } from '../../../platform/database/bulk-write';
import { recordChanges } from '../../../platform/publishing/record-changes';
import { everyListing, listListingChanges } from '../../search/read-model/list-listing-changes';
import { listListingIds } from '../../search/read-model/load-listing-facts';
import { projectListings } from '../../search/read-model/rebuild-read-model';
import {
  raiseDataVersion,
  readDataVersion,
  refreshStatistics,
  removeFromReadModel,
  tidyTables,
} from '../../search/read-model/write-read-model';
import type { DraftCity } from '../records/listing-draft';
import type { ImportPlan } from './plan-import';
import type { PictureFinder } from '../store-pictures';
import { writeCities } from './write-cities';
import { writeListings } from './write-listings';
import { writeProjects } from './write-projects';
import { writeTypes } from './write-types';

const LISTINGS_PER_STEP = 1000;

/** Writes everything or nothing; returns false if listings were written after the plan was made. */
export async function writePlan(
  strapi: Core.Strapi,
  plan: ImportPlan,
  findPicture: PictureFinder,
  version: number,
): Promise<boolean> {
  if (!changesSomething(plan)) return true;
  const isCurrent = await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const now = new Date();
    await raiseDataVersion(trx);
    if ((await readDataVersion(trx)) !== version + 1) return false;
    const types = await writeTypes(strapi, trx, plan.types, now);
    const cities = await writeCities(strapi, trx, listCities(plan), now);
    const projects = await writeProjects(strapi, plan.projects, { cities, findPicture });
    const { source } = plan.projects;
    const links = { source, types: types.rows, cities, projects, findPicture };
    const withdrawn = plan.withdrawals.map(({ id }) => id);
    const touched = [...plan.writes.flatMap(({ id }) => id ?? []), ...withdrawn];
    const shown = await listListingChanges(trx, touched);
    const written: number[] = [];
    for (let start = 0; start < plan.writes.length; start += LISTINGS_PER_STEP) {
      const step = plan.writes.slice(start, start + LISTINGS_PER_STEP);
      const ids = await writeListings(strapi, trx, step, links, now);
      for (const id of ids) written.push(id);
      if (start === 0) await refreshStatistics(trx);
      if (!types.changed) await projectListings(strapi, trx, ids);
    }
    await withdraw(trx, withdrawn, now);
    if (types.changed) await projectListings(strapi, trx, await listListingIds(trx));
    const changed = types.changed ? everyListing : await listListingChanges(trx, written);
    await recordChanges(strapi, [...shown, ...changed]);
    return true;
  });
  if (isCurrent) await tidyTables(strapi);
  return isCurrent;
}

/** A transaction that the database ended to resolve a deadlock can be retried. */
export function passDeadlock(error: unknown): false {
  const { code = '' } = error as { code?: string };
  if (!['40P01', '40001'].includes(code)) throw error;
  return false;
}

function changesSomething({ typesChanged, writes, withdrawals, projects }: ImportPlan): boolean {
  const listings = writes.length + withdrawals.length;
  return typesChanged || listings + projects.writes.length + projects.withdrawals.length > 0;
}

function listCities({ writes, projects }: ImportPlan): Map<string, DraftCity> {
  const drafts = [...writes, ...projects.writes].map(({ draft }) => draft.city);
  return new Map(drafts.flatMap((city) => (city ? [[city.key, city]] : [])));
}

async function withdraw(trx: Knex.Transaction, ids: readonly number[], now: Date): Promise<void> {
  for (const chunk of chunkValues(ids)) {
    await trx('listings').whereIn('id', chunk).update({
      state: 'withdrawn',
      withdrawn_at: now,
      updated_at: now,
      law_missing: null,
      // Matches no record's hash, so that a listing that comes back is written again.
      source_hash: 'withdrawn',
    });
  }
  await removeFromReadModel(trx, ids);
}
