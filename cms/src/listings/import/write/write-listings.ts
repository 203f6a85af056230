import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { LISTING_FIELDS, LISTING_TEXTS } from '../../rules/listing-fields';
import {
  allocateIds,
  deleteRows,
  insertRows,
  type ColumnValue,
  type TableRow,
} from '../../../platform/database/bulk-write';
import {
  buildDocumentColumns,
  createDocumentId,
  findColumns,
} from '../../../platform/database/document-columns';
import type { DraftTexts, ListingDraft, Scalar } from '../records/listing-draft';
import type { PictureFinder } from '../store-pictures';

const LISTING = 'api::listing.listing';
const TEXT = 'listing.text';
const KEPT_ON_UPDATE = new Set(['id', 'document_id', 'locale', 'created_at', 'published_at']);

export interface ListingLinks {
  source: string;
  cities: ReadonlyMap<string, number>;
  types: ReadonlyMap<string, number>;
  projects: ReadonlyMap<string, number>;
  findPicture: PictureFinder;
}

export interface ListingWrite {
  draft: ListingDraft;
  id: number | null;
  /** True if its records are the same and only a picture, type or project was missing. */
  isRetry?: boolean;
}

/** The hash of a listing that the next import tries again. */
export function retryHash(sourceHash: string): string {
  return `retry:${sourceHash}`;
}

/**
 * Writes listings with their texts, types and pictures as the Document Service would, in a fixed
 * number of statements per thousand (decision record 0011). Returns their ids in the same order.
 */
export async function writeListings(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  writes: readonly ListingWrite[],
  links: ListingLinks,
  now: Date,
): Promise<number[]> {
  const fresh = writes.filter((write) => write.id === null);
  const freshIds = await allocateIds(strapi, trx, 'listings', fresh.length);
  const ids = writes.map((write) => write.id ?? freshIds.shift() ?? 0);
  const columns = findColumns(strapi, LISTING);
  const rows = writes.map(({ draft }, index) =>
    buildListingRow(columns, draft, ids[index] ?? 0, links, now),
  );
  const replace = Object.keys(rows[0] ?? {}).filter((column) => !KEPT_ON_UPDATE.has(column));
  await insertRows(trx, 'listings', rows, { replace });
  const updated = writes.flatMap((write) => write.id ?? []);
  await removeParts(trx, updated);
  await writeTexts(strapi, trx, writes, ids);
  await insertWithIds(strapi, trx, 'listings_types_lnk', listTypeLinks(writes, ids, links));
  await insertWithIds(strapi, trx, 'listings_city_lnk', listCityLinks(writes, ids, links));
  await insertWithIds(strapi, trx, 'listings_project_lnk', listProjectLinks(writes, ids, links));
  await insertWithIds(strapi, trx, 'files_related_mph', listPictureLinks(writes, ids, links));
  return ids;
}

function buildListingRow(
  columns: ReadonlyMap<string, string>,
  draft: ListingDraft,
  id: number,
  links: ListingLinks,
  now: Date,
): TableRow {
  const row: Record<string, ColumnValue> = {
    ...buildDocumentColumns(id, createDocumentId(), null, now),
    reference: draft.reference,
    source: links.source,
    external_id: draft.externalId,
    goal: draft.goal,
    state: draft.state,
    availability: draft.availability,
    zip: draft.zip,
    country_id: draft.countryId,
    withdrawn_at: draft.state === 'withdrawn' ? now : null,
    picture_details: JSON.stringify(
      listStoredPictures(draft, links).map(({ fileId, kind, origin, names }) => {
        return { fileId, kind, ...(origin && { origin }), names };
      }),
    ),
    source_hash: isWhole(draft, links) ? draft.sourceHash : retryHash(draft.sourceHash),
  };
  for (const { attribute, kind } of LISTING_FIELDS) {
    const value = draft.facts[attribute] ?? null;
    row[columns.get(attribute) ?? attribute] = kind === 'date' ? toDate(value) : value;
  }
  return row;
}

/**
 * Reports whether a listing is complete; if its picture, type or project is missing, the next
 * import tries again.
 */
function isWhole(
  { pictures, projectReference, lacksType }: ListingDraft,
  { findPicture, projects }: ListingLinks,
): boolean {
  if (lacksType || pictures.some(({ url }) => findPicture(url) === null)) return false;
  return projectReference === null || projects.has(projectReference);
}

async function removeParts(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const links = (await trx('listings_cmps')
    .whereIn('entity_id', ids)
    .andWhere({ component_type: TEXT })
    .select('cmp_id')) as { cmp_id: number }[];
  const texts = links.map((link) => link.cmp_id);
  await deleteRows(trx, 'components_listing_texts', 'id', texts);
  await deleteRows(trx, 'listings_cmps', 'entity_id', ids, { component_type: TEXT });
  for (const table of ['listings_types_lnk', 'listings_city_lnk', 'listings_project_lnk']) {
    await deleteRows(trx, table, 'listing_id', ids);
  }
  await deleteRows(trx, 'files_related_mph', 'related_id', ids, {
    related_type: LISTING,
    field: 'pictures',
  });
}

async function writeTexts(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  writes: readonly ListingWrite[],
  ids: readonly number[],
): Promise<void> {
  const columns = findColumns(strapi, TEXT);
  const texts = writes.flatMap(({ draft }, index) =>
    draft.texts.map((text, order) => ({ text, entity: ids[index] ?? 0, order: order + 1 })),
  );
  const textIds = await allocateIds(strapi, trx, 'components_listing_texts', texts.length);
  const rows = texts.map(({ text }, i) => buildTextRow(text, textIds[i] ?? 0, columns));
  await insertRows(trx, 'components_listing_texts', rows);
  const links = texts.map(({ entity, order }, i) => ({
    entity_id: entity,
    cmp_id: textIds[i] ?? 0,
    component_type: TEXT,
    field: 'texts',
    order,
  }));
  await insertWithIds(strapi, trx, 'listings_cmps', links);
}

function buildTextRow(
  { language, values, documentNames }: DraftTexts,
  id: number,
  columns: ReadonlyMap<string, string>,
): TableRow {
  const row: Record<string, ColumnValue> = { id, language };
  for (const { attribute } of LISTING_TEXTS) {
    row[columns.get(attribute) ?? attribute] = values[attribute] ?? null;
  }
  return { ...row, document_names: JSON.stringify(documentNames) };
}

function listTypeLinks(
  writes: readonly ListingWrite[],
  ids: readonly number[],
  { types }: ListingLinks,
): TableRow[] {
  return writes.flatMap(({ draft }, index) =>
    draft.webIds.map((webId, order) => ({
      listing_id: ids[index] ?? 0,
      property_type_id: types.get(webId) ?? 0,
      property_type_ord: order + 1,
    })),
  );
}

function listCityLinks(
  writes: readonly ListingWrite[],
  ids: readonly number[],
  { cities }: ListingLinks,
): TableRow[] {
  return writes.flatMap(({ draft }, index) => {
    const city = cities.get(draft.city.key);
    return city === undefined ? [] : [{ listing_id: ids[index] ?? 0, city_id: city }];
  });
}

function listProjectLinks(
  writes: readonly ListingWrite[],
  ids: readonly number[],
  { projects }: ListingLinks,
): TableRow[] {
  return writes.flatMap(({ draft }, index) => {
    const project = projects.get(draft.projectReference ?? '');
    if (project === undefined) return [];
    return [{ listing_id: ids[index] ?? 0, project_id: project, listing_ord: index + 1 }];
  });
}

function listPictureLinks(
  writes: readonly ListingWrite[],
  ids: readonly number[],
  links: ListingLinks,
): TableRow[] {
  return writes.flatMap(({ draft }, index) =>
    listStoredPictures(draft, links).map(({ fileId }, order) => ({
      file_id: fileId,
      related_id: ids[index] ?? 0,
      related_type: LISTING,
      field: 'pictures',
      order: order + 1,
    })),
  );
}

function listStoredPictures(draft: ListingDraft, { findPicture }: ListingLinks) {
  const seen = new Set<number>();
  return draft.pictures.flatMap((picture) => {
    const fileId = findPicture(picture.url);
    if (fileId === null || seen.has(fileId)) return [];
    seen.add(fileId);
    return [{ ...picture, fileId }];
  });
}

async function insertWithIds(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  table: string,
  rows: readonly TableRow[],
): Promise<void> {
  const ids = await allocateIds(strapi, trx, table, rows.length);
  await insertRows(
    trx,
    table,
    rows.map((row, index) => ({ id: ids[index] ?? 0, ...row })),
  );
}

function toDate(value: Scalar): Date | null {
  return typeof value === 'string' ? new Date(value) : null;
}
