import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { parseEnergyLadders } from '../../rules/energy/energy-ladder';
import { languages } from '@agency/domain/languages';
import { checkAdverts, readHoldsBack, recordGaps } from '../../adverts/record-gaps';
import { loadConditions } from '../../conditions/load-conditions';
import { loadNearbyGrid } from '../../nearby/load-nearby';
import { recordChanges } from '../../../platform/publishing/record-changes';
import { listListingChanges } from './list-listing-changes';
import { loadDimensions } from './load-dimensions';
import { listingObservers } from './listing-observers';
import { listListingIds, loadListingFacts } from './load-listing-facts';
import { PROJECTION_VERSION, ROWS, VERSIONS } from './read-model-tables';
import { NOT_ON_OFFER } from '../search-row';
import { clearTextIndex, isTextIndexFilled } from '../text-index/text-index-tables';
import { recordNames } from './record-names';
import { raiseDataVersion, readProjectionVersion, writeReadModel } from './write-read-model';
import { recordColumn } from '../../../platform/database/record-column';
import type { ListingFacts } from '../../rules/listing-facts';

// Number of listings per step, since projected rows are in memory until they are written.
const LISTINGS_PER_STEP = 1000;

/**
 * Rebuilds the read model of these listings in the caller's transaction, and removes those that no
 * longer exist. Notifies observers unless it is silent.
 */
export async function projectListings(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  ids: readonly number[],
  { isSilent = false } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const dimensions = await loadDimensions(trx);
  const ladders = await readLadders(trx);
  const conditions = await loadConditions(trx);
  const holdsBack = await readHoldsBack(trx);
  const grid = await loadNearbyGrid(strapi, trx);
  const observers = isSilent ? [] : listingObservers.list(strapi);
  for (let start = 0; start < ids.length; start += LISTINGS_PER_STEP) {
    const step = ids.slice(start, start + LISTINGS_PER_STEP);
    const loaded = await loadListingFacts(trx, step, dimensions, conditions);
    const facts = checkAdverts(loaded, { ladders, holdsBack });
    await writeReadModel(trx, step, facts, { languages, ladders, grid, observers });
    await recordGaps(trx, facts);
    await recordCorrections(trx, facts);
    await recordNames(trx, facts);
  }
}

/** Rebuilds the read model of these listings and notifies the site, in the caller's transaction. */
export async function projectAgain(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<void> {
  await raiseDataVersion(trx);
  await projectListings(strapi, trx, ids);
  await recordChanges(strapi, await listListingChanges(trx, ids));
}

/**
 * Rebuilds the whole read model if another version of the code wrote it or the text index of a
 * language is empty.
 */
export async function rebuildOutdatedReadModel(strapi: Core.Strapi): Promise<boolean> {
  const { connection } = strapi.db;
  const written = await readProjectionVersion(connection);
  if (written === PROJECTION_VERSION && !(await lacksTexts(connection))) return false;
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await raiseDataVersion(trx);
    await clearTextIndex(trx);
    await projectListings(strapi, trx, await listListingIds(trx), { isSilent: true });
    await trx(VERSIONS).update({ projection: PROJECTION_VERSION });
  });
  return true;
}

async function lacksTexts(connection: Knex): Promise<boolean> {
  const offered: unknown = await connection(ROWS).whereNot({ goal: NOT_ON_OFFER }).first('id');
  return offered !== undefined && !(await isTextIndexFilled(connection));
}

/** Returns the energy ladders of the published site, else the specification's. */
export async function readLadders(trx: Knex): Promise<ReturnType<typeof parseEnergyLadders>> {
  const [row] = (await trx('sites')
    .whereNotNull('published_at')
    .whereNotNull('energy_ladders')
    .limit(1)
    .select('energy_ladders')) as { energy_ladders: unknown }[];
  const setting = row?.energy_ladders;
  return parseEnergyLadders(typeof setting === 'string' ? tryJson(setting) : setting);
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Stores with each listing whether the agency hid it or corrected its texts. */
async function recordCorrections(
  trx: Knex.Transaction,
  listings: readonly ListingFacts[],
): Promise<void> {
  const rows = listings.map((listing) => ({
    id: listing.id,
    before: listing.correctedHere,
    now: describeCorrection(listing),
  }));
  await recordColumn(trx, { table: 'listings', column: 'corrected_here' }, rows);
}

function describeCorrection({ isHidden, isCorrected }: ListingFacts): string | null {
  if (isHidden) return 'hidden';
  return isCorrected ? 'corrected' : null;
}
