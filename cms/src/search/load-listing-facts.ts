import type { Knex } from 'knex';
import { languages } from '../access/ensure-locales';
import { describePicture, type PictureFile } from '../uploads/describe-picture';
import { readAlt } from '../uploads/read-alt';
import type { ListingFacts, ListingTexts, PictureFacts } from './listing-facts';
import type { Dimensions } from './load-dimensions';

const LISTING = 'api::listing.listing';

type Row = Record<string, unknown>;

/** A row of the media library; `formats` is parsed on PostgreSQL and a text on SQLite. */
type FileRow = Omit<PictureFile, 'formats'> & { id: number; related_id: number; formats: unknown };

interface PictureDetail {
  fileId: number;
  kind?: 'photo' | 'plan';
  names?: Record<string, string>;
}

/** What the read model is made of, for these listings, read with a fixed number of statements. */
export async function loadListingFacts(
  trx: Knex,
  ids: readonly number[],
  dimensions: Dimensions,
): Promise<ListingFacts[]> {
  if (ids.length === 0) return [];
  const listings = (await trx('listings').whereIn('id', ids)) as Row[];
  const texts = await loadTexts(trx, ids);
  const types = await loadTypeRows(trx, ids);
  const cities = await loadCityRows(trx, ids);
  const files = await loadFiles(trx, ids);
  return listings.map((row) => {
    const id = Number(row.id);
    return {
      ...readScalars(row),
      id,
      city: dimensions.cityByRow.get(cities.get(id) ?? 0) ?? null,
      types: (types.get(id) ?? []).flatMap((type) => dimensions.typeByRow.get(type) ?? []),
      texts: texts.get(id) ?? [],
      pictures: toPictures(files.get(id) ?? [], row.picture_details),
    };
  });
}

/** The pictures of one listing; `details` is what the listing itself keeps of them. */
export async function loadPictures(
  connection: Knex,
  id: number,
  details: unknown,
): Promise<PictureFacts[]> {
  return toPictures((await loadFiles(connection, [id])).get(id) ?? [], details);
}

/** The pictures of each of these things of one type, by row; `details` is what each keeps of them. */
export async function loadPictureFacts(
  connection: Knex,
  uid: string,
  details: ReadonlyMap<number, unknown>,
): Promise<Map<number, PictureFacts[]>> {
  const files = await loadFiles(connection, [...details.keys()], uid);
  return new Map([...files].map(([id, rows]) => [id, toPictures(rows, details.get(id))]));
}

/** The ids of every listing, withdrawn ones included. */
export async function listListingIds(connection: Knex): Promise<number[]> {
  const rows = (await connection('listings').orderBy('id').select('id')) as { id: number }[];
  return rows.map((row) => row.id);
}

function readScalars(row: Row): Omit<ListingFacts, 'id' | 'city' | 'types' | 'texts' | 'pictures'> {
  return {
    reference: String(row.reference),
    goal: row.goal === 'rent' ? 'rent' : 'sale',
    state: row.state === 'withdrawn' ? 'withdrawn' : 'active',
    availability: row.availability as ListingFacts['availability'],
    zip: text(row.zip),
    houseNumber: text(row.house_number),
    boxNumber: text(row.box_number),
    publishAddress: Boolean(row.publish_address),
    countryId: number(row.country_id),
    latitude: number(row.latitude),
    longitude: number(row.longitude),
    price: number(row.price),
    publishPrice: row.publish_price === null ? true : Boolean(row.publish_price),
    priceUnit: number(row.price_unit),
    marquee: number(row.marquee) ?? 0,
    bedrooms: number(row.bedrooms),
    livingArea: number(row.living_area),
    groundArea: number(row.ground_area),
    energyPerformance: number(row.energy_performance),
    epcLabelText: text(row.epc_label_text),
    listedAt: instant(row.listed_at),
    createdAt: instant(row.created_at),
  };
}

async function loadTexts(trx: Knex, ids: readonly number[]): Promise<Map<number, ListingTexts[]>> {
  const rows = (await trx('listings_cmps as link')
    .join('components_listing_texts as text', 'text.id', 'link.cmp_id')
    .whereIn('link.entity_id', ids)
    .andWhere('link.field', 'texts')
    .orderBy(['link.entity_id', 'link.order'])
    .select('link.entity_id', 'text.language', 'text.title', 'text.description', 'text.street')
    .select({ mainTypeName: 'text.main_type_name', marqueeName: 'text.marquee_name' })
    .select({ priceUnitText: 'text.price_unit_text' })) as (ListingTexts & { entity_id: number })[];
  return groupBy(rows, (row) => row.entity_id);
}

async function loadTypeRows(trx: Knex, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = (await trx('listings_types_lnk')
    .whereIn('listing_id', ids)
    .orderBy(['listing_id', 'property_type_ord'])
    .select('listing_id', 'property_type_id')) as {
    listing_id: number;
    property_type_id: number;
  }[];
  const grouped = groupBy(rows, (row) => row.listing_id);
  return new Map([...grouped].map(([id, links]) => [id, links.map((l) => l.property_type_id)]));
}

async function loadCityRows(trx: Knex, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = (await trx('listings_city_lnk')
    .whereIn('listing_id', ids)
    .select('listing_id', 'city_id')) as { listing_id: number; city_id: number }[];
  return new Map(rows.map((row) => [row.listing_id, row.city_id]));
}

async function loadFiles(
  trx: Knex,
  ids: readonly number[],
  uid = LISTING,
): Promise<Map<number, FileRow[]>> {
  const rows = (await trx('files_related_mph as link')
    .join('files as file', 'file.id', 'link.file_id')
    .whereIn('link.related_id', ids)
    .andWhere({ 'link.related_type': uid, 'link.field': 'pictures' })
    .orderBy(['link.related_id', 'link.order'])
    .select('link.related_id', 'file.id', 'file.url', 'file.width', 'file.height', 'file.formats')
    .select({ alternativeText: 'file.alternative_text' })) as FileRow[];
  return groupBy(rows, (row) => row.related_id);
}

function toPictures(files: readonly FileRow[], stored: unknown): PictureFacts[] {
  const details = readDetails(stored);
  return files.flatMap((file) => toPicture(file, details) ?? []);
}

function toPicture(file: FileRow, details: readonly PictureDetail[]): PictureFacts | null {
  const formats = readJson(file.formats) as PictureFile['formats'];
  const picture = describePicture({ ...file, formats }, 'nl');
  if (!picture) return null;
  const detail = details.find((candidate) => candidate.fileId === file.id);
  const { src, width, height, widths, share } = picture;
  return {
    ...{ src, width, height, widths, share },
    kind: detail?.kind === 'plan' ? 'plan' : 'photo',
    alts: { ...readAlts(file.alternativeText), ...detail?.names },
  };
}

function readAlts(text: string | null): Record<string, string> {
  if (!text) return {};
  return Object.fromEntries(languages.map((language) => [language, readAlt(text, language)]));
}

function readDetails(value: unknown): PictureDetail[] {
  const parsed = readJson(value);
  return Array.isArray(parsed) ? (parsed as PictureDetail[]) : [];
}

function readJson(value: unknown): unknown {
  return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
}

/** The items under their keys, both in the order in which they came. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function number(value: unknown): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value);
}

function instant(value: unknown): string | null {
  return value === null || value === undefined
    ? null
    : new Date(value as string | number | Date).toISOString();
}
