import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { languages as everyLanguage } from '@agency/domain/languages';
import { deleteRows, insertRows } from '../../../platform/database/bulk-write';
import type { EnergyLadders } from '../../rules/energy/energy-ladder';
import type { ListingFacts } from '../../rules/listing-facts';
import type { NearbyGrid } from '../../nearby/nearby-grid';
import type { ListingObserver } from './listing-observers';
import { projectListing } from './project-listing';
import { CARDS, PAGES, PROJECTION_VERSION, ROWS, VERSIONS } from './read-model-tables';
import { buildGoneRow, type SearchRow } from '../search-row';
import { isPostgres, nameTextTable } from '../text-index/text-index-tables';
import { writeTextIndex } from '../text-index/write-text-index';

const LISTINGS = 'listings';

export interface ProjectionSettings {
  languages: readonly string[];
  ladders: EnergyLadders;
  grid: NearbyGrid;
  /** Receive the rows before they are written; empty if the listings did not change. */
  observers: readonly ListingObserver[];
}

/** Writes the read model of listings in the caller's transaction; removes those without facts. */
export async function writeReadModel(
  trx: Knex.Transaction,
  ids: readonly number[],
  listings: readonly ListingFacts[],
  { languages, ladders, grid, observers }: ProjectionSettings,
): Promise<void> {
  const projected = listings.map((listing) => projectListing(listing, languages, ladders, grid));
  const known = new Set(listings.map(({ id }) => id));
  const gone = ids.filter((id) => !known.has(id)).map(buildGoneRow);
  const rows = projected.map(({ row }) => row);
  for (const observe of observers) await observe(trx, rows);
  await writeRows(trx, [...rows, ...gone]);
  await deleteCardsAndPages(trx, ids);
  await insertRows(
    trx,
    CARDS,
    projected.flatMap(({ cards }) => cards.map((card) => ({ ...card }))),
  );
  await insertRows(
    trx,
    PAGES,
    projected.flatMap(({ pages }) => pages.map((page) => ({ ...page }))),
  );
  await writeTextIndex(
    trx,
    ids,
    projected.flatMap(({ texts }) => texts),
  );
}

export async function removeFromReadModel(
  trx: Knex.Transaction,
  listingIds: readonly number[],
): Promise<void> {
  await writeRows(trx, listingIds.map(buildGoneRow));
  await deleteCardsAndPages(trx, listingIds);
  await writeTextIndex(trx, listingIds, []);
}

async function deleteCardsAndPages(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  for (const table of [CARDS, PAGES]) await deleteRows(trx, table, 'listing_id', ids);
}

/**
 * Rows are never deleted, because every process must learn which are gone (`version`,
 * search-row.ts).
 */
async function writeRows(trx: Knex.Transaction, rows: readonly SearchRow[]): Promise<void> {
  const version = await readDataVersion(trx);
  const replace = ['version', ...Object.keys(buildGoneRow(0)).filter((name) => name !== 'id')];
  await insertRows(
    trx,
    ROWS,
    rows.map((row) => ({ ...row, version })),
    { replace },
  );
}

/**
 * Notifies every process that listings changed. It must be the first write of a transaction, so
 * that writers of listings wait for each other.
 */
export async function raiseDataVersion(trx: Knex.Transaction): Promise<void> {
  const raised = await trx(VERSIONS).where({ name: LISTINGS }).increment('version', 1);
  if (raised === 0) {
    await trx(VERSIONS).insert({ name: LISTINGS, version: 1, projection: PROJECTION_VERSION });
  }
}

/**
 * Takes the lock of {@link raiseDataVersion} before a listing's row is locked: a writer with
 * another lock order than imports would cause a deadlock (40P01). SQLite has only one writer.
 */
export async function lockDataVersion(trx: Knex.Transaction): Promise<void> {
  await trx(VERSIONS).where({ name: LISTINGS }).forUpdate().first('version');
}

/** Returns the number that every change of a listing increases; 0 before the first. */
export async function readDataVersion(connection: Knex): Promise<number> {
  const row = (await connection(VERSIONS).where({ name: LISTINGS }).first('version')) as
    { version: number } | undefined;
  return row?.version ?? 0;
}

/** Returns the version of the projection that wrote the read model; null if it is empty. */
export async function readProjectionVersion(connection: Knex): Promise<number | null> {
  const row = (await connection(VERSIONS).where({ name: LISTINGS }).first('projection')) as
    { projection: number } | undefined;
  return row?.projection ?? null;
}

const GROWING_TABLES = [
  ...[ROWS, CARDS, PAGES, 'listings', 'listings_cmps', 'components_listing_texts'],
  ...['listings_types_lnk', 'listings_city_lnk', 'files_related_mph'],
];

const TEXT_TABLES = everyLanguage.map(nameTextTable);

/**
 * Updates the planner's statistics. Without them PostgreSQL expects no rows where a transaction
 * wrote many, and uses indexes that match every row.
 */
export async function refreshStatistics(connection: Knex): Promise<void> {
  const texts = isPostgres(connection) ? TEXT_TABLES : [];
  for (const table of [...GROWING_TABLES, ...texts]) await connection.raw('analyze ??', [table]);
}

/**
 * Updates statistics after many writes and, on PostgreSQL, the visibility map, without which
 * index-only scans are not possible. Must not run in a transaction.
 */
export async function tidyTables(strapi: Core.Strapi): Promise<void> {
  const { connection, dialect } = strapi.db;
  await refreshStatistics(connection);
  if (dialect.client !== 'postgres') return;
  for (const table of [ROWS, CARDS, PAGES, ...TEXT_TABLES])
    await connection.raw('vacuum ??', [table]);
}
