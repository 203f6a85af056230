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
import { raiseDataVersion, readProjectionVersion, writeReadModel } from './write-read-model';
import { recordColumn } from '../../../platform/database/record-column';
import type { ListingFacts } from '../../rules/listing-facts';
import { writeCityName } from '@agency/domain/city-name';
import { chunkValues } from '../../../platform/database/bulk-write';
import { formatStreet } from '../listing-card';

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

/** Returns the energy ladders of the published site, else the built-in ones. */
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

const longest = 255;
/** A statement compares each of its listings with each of its ids. */
const namesPerStatement = 500;

/** Updates the names of listings in the admin that have changed. */
async function recordNames(
  trx: Knex.Transaction,
  listings: readonly ListingFacts[],
): Promise<void> {
  const changed = listings
    .map((listing) => ({ id: listing.id, name: nameListing(listing), before: listing.name }))
    .filter(({ name, before }) => name !== before);
  for (const step of chunkValues(changed, namesPerStatement)) {
    const ids = step.map(({ id }) => id);
    const cases = step.map(() => 'when ? then ?').join(' ');
    const values = step.flatMap(({ id, name }) => [id, name]);
    await trx('listings')
      .whereIn('id', ids)
      .update({ name: trx.raw(`case id ${cases} end`, values) });
  }
}

/**
 * Builds a name such as `Appartement, Wetstraat 16 bus 3, Brussel (100)`, in the first language
 * with texts.
 */
export function nameListing(listing: ListingFacts): string {
  const { reference, types, city, texts } = listing;
  const [code] = languages;
  const type = types[0] && findWord(types[0].names);
  const found = languages
    .map((language) => texts.find((text) => text.language === language))
    .find((text) => text?.street);
  const street = formatStreet(listing, found?.street, found?.language ?? code);
  const town = city && writeCityName(findWord(city.names) ?? '');
  const words = [type, street, town].filter(Boolean).join(', ');
  const end = words === '' ? reference : ` (${reference})`;
  return words.slice(0, longest - end.length) + end;
}

function findWord(names: Readonly<Record<string, string>>): string | undefined {
  return languages.map((language) => names[language]).find(Boolean);
}
