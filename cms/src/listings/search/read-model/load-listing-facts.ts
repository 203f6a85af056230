import type { Knex } from 'knex';
import { languages } from '@agency/domain/languages';
import type { FieldCondition } from '../../conditions/field-conditions';
import { applyCorrection } from '../../additions/apply-correction';
import { loadAdditions, noAdditions } from '../../additions/load-additions';
import { hideFields } from '../../conditions/hide-fields';
import { groupBy } from '../../../platform/rules/group-by';
import { toInstant, toNumber, toText } from '../../../platform/rules/stored-value';
import { describePicture, type PictureFile } from '../../../platform/uploads/describe-picture';
import { readAlt } from '@agency/domain/alt-text';
import { isMarkedOrigin } from '@agency/domain/picture-origins';
import type { DocumentName, ListingFacts, PictureFacts } from '../../rules/listing-facts';
import type { Dimensions } from './load-dimensions';
import { loadTexts } from './load-texts';
import { LISTING_FIELDS } from '../../rules/listing-fields';

const LISTING = 'api::listing.listing';

type Row = Record<string, unknown>;

/** A row of the media library; `formats` is parsed on PostgreSQL and text on SQLite. */
type FileRow = Omit<PictureFile, 'formats' | 'focalPoint'> & {
  id: number;
  related_id: number;
  formats: unknown;
  focalPoint: unknown;
  origin: string | null;
};

interface PictureDetail {
  fileId: number;
  kind?: 'photo' | 'plan';
  origin?: string;
  names?: Record<string, string>;
}

/**
 * Loads the facts of listings for the read model in a fixed number of statements, without fields
 * hidden by conditions.
 */
export async function loadListingFacts(
  trx: Knex,
  ids: readonly number[],
  dimensions: Dimensions,
  conditions: readonly FieldCondition[] = [],
): Promise<ListingFacts[]> {
  if (ids.length === 0) return [];
  const listings = (await trx('listings').whereIn('id', ids)) as Row[];
  const texts = groupBy(await loadTexts(trx, ids), (text) => text.listingId);
  const types = await loadTypeRows(trx, ids);
  const cities = await loadCityRows(trx, ids);
  const files = await loadFiles(trx, ids);
  const additions = await loadAdditions(trx, listings.map(readDocumentId));
  return listings.map((row) => {
    const own = additions.get(readDocumentId(row)) ?? noAdditions;
    const id = Number(row.id);
    const imported = texts.get(id) ?? [];
    const ownTypes = (types.get(id) ?? []).flatMap((type) => dimensions.typeByRow.get(type) ?? []);
    const shown = hideFields(
      {
        ...applyCorrection({ facts: nameColumns(row), texts: imported }, own),
        webIds: ownTypes.map(({ webId }) => webId),
      },
      conditions,
    );
    return {
      ...readScalars(shown.facts),
      id,
      city: dimensions.cityByRow.get(cities.get(id) ?? 0) ?? null,
      types: ownTypes,
      texts: shown.texts.map(({ documentNames: _, ...text }) => text),
      documents: Object.fromEntries(
        imported.map(({ language, documentNames }) => [language, readDocuments(documentNames)]),
      ),
      isCorrected: own.correction !== null,
      openHouses: own.openHouses,
      pictures: toPictures(files.get(id) ?? [], row.picture_details),
      facts: shown.facts,
    };
  });
}

/** Loads the pictures of records of one type, by row; `details` selects their fields. */
export async function loadPictureFacts(
  connection: Knex,
  uid: string,
  details: ReadonlyMap<number, unknown>,
): Promise<Map<number, PictureFacts[]>> {
  const files = await loadFiles(connection, [...details.keys()], uid);
  return new Map([...files].map(([id, rows]) => [id, toPictures(rows, details.get(id))]));
}

/** Lists the ids of every listing, including withdrawn ones. */
export async function listListingIds(connection: Knex): Promise<number[]> {
  const rows = (await connection('listings').orderBy('id').select('id')) as { id: number }[];
  return rows.map((row) => row.id);
}

const readDocumentId = (row: Row): string => String(row.document_id);

type Scalars = Omit<
  ListingFacts,
  | 'id'
  | 'isCorrected'
  | 'city'
  | 'types'
  | 'texts'
  | 'documents'
  | 'pictures'
  | 'facts'
  | 'openHouses'
>;

/** Reads the facts that have a type of their own. */
export function readScalars(facts: Row): Scalars {
  return {
    reference: String(facts.reference),
    goal: facts.goal === 'rent' ? 'rent' : 'sale',
    state: facts.state === 'withdrawn' ? 'withdrawn' : 'active',
    isHidden: facts.isHidden === true,
    isFeatured: facts.isFeatured === true,
    isHeld: false,
    availability: facts.availability as ListingFacts['availability'],
    zip: toText(facts.zip),
    houseNumber: toText(facts.houseNumber),
    boxNumber: toText(facts.boxNumber),
    publishAddress: Boolean(facts.publishAddress),
    countryId: toNumber(facts.countryId),
    latitude: toNumber(facts.latitude),
    longitude: toNumber(facts.longitude),
    price: toNumber(facts.price),
    publishPrice: facts.publishPrice !== false,
    priceUnit: toNumber(facts.priceUnit),
    marquee: toNumber(facts.marquee) ?? 0,
    bedrooms: toNumber(facts.bedrooms),
    livingArea: toNumber(facts.livingArea),
    groundArea: toNumber(facts.groundArea),
    energyPerformance: toNumber(facts.energyPerformance),
    epcLabelText: toText(facts.epcLabelText),
    epcIssuedAt: toInstant(facts.epcIssuedAt),
    epcExpiresAt: toInstant(facts.epcExpiresAt),
    listedAt: toInstant(facts.listedAt),
    createdAt: toInstant(facts.createdAt),
    correctedHere: toText(facts.correctedHere),
    lawMissing: toText(facts.lawMissing),
    lawRules: toText(facts.lawRules),
    heldBack: toText(facts.heldBack),
    name: toText(facts.name),
  };
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
    .select('file.origin')
    .select({
      alternativeText: 'file.alternative_text',
      focalPoint: 'file.focal_point',
    })) as FileRow[];
  return groupBy(rows, (row) => row.related_id);
}

function toPictures(files: readonly FileRow[], stored: unknown): PictureFacts[] {
  const details = readDetails(stored);
  return files.flatMap((file) => toPicture(file, details) ?? []);
}

function toPicture(file: FileRow, details: readonly PictureDetail[]): PictureFacts | null {
  const formats = readJson(file.formats) as PictureFile['formats'];
  const focalPoint = readJson(file.focalPoint) as PictureFile['focalPoint'];
  const picture = describePicture({ ...file, formats, focalPoint }, 'nl');
  if (!picture) return null;
  const detail = details.find((candidate) => candidate.fileId === file.id);
  const { src, width, height, widths, share, focus } = picture;
  // The origin set by staff precedes the source.
  const origin = file.origin ?? detail?.origin;
  return {
    src,
    width,
    height,
    widths,
    share,
    focus,
    kind: detail?.kind === 'plan' ? 'plan' : 'photo',
    ...(isMarkedOrigin(origin) && { origin }),
    alts: { ...readAlts(file.alternativeText), ...detail?.names },
  };
}

function readAlts(text: string | null): Record<string, string> {
  if (!text) return {};
  return Object.fromEntries(languages.map((language) => [language, readAlt(text, language)]));
}

function readDocuments(value: unknown): DocumentName[] {
  const parsed = readJson(value);
  return Array.isArray(parsed) ? (parsed as DocumentName[]) : [];
}

function readDetails(value: unknown): PictureDetail[] {
  const parsed = readJson(value);
  return Array.isArray(parsed) ? (parsed as PictureDetail[]) : [];
}

function readJson(value: unknown): unknown {
  return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
}

type NamedRow = Record<string, unknown>;

const FLAGS = new Set(
  LISTING_FIELDS.filter(({ kind }) => kind === 'flag').map(({ attribute }) => attribute),
);
const ATTRIBUTES = new Map(
  [
    ...['id', 'reference', 'goal', 'state', 'availability', 'zip', 'countryId', 'createdAt'],
    ...['pictureDetails', 'lawMissing', 'lawRules', 'heldBack', 'correctedHere', 'name'],
    ...LISTING_FIELDS.map(({ attribute }) => attribute),
  ].map((attribute) => [attribute.toLowerCase(), attribute]),
);

/** Renames columns to attributes, and converts SQLite's 0 and 1 to flags. */
function nameColumns(row: NamedRow): NamedRow {
  const named: NamedRow = {};
  for (const [column, value] of Object.entries(row)) {
    const attribute = ATTRIBUTES.get(column.replaceAll('_', ''));
    if (attribute === undefined) continue;
    const isFlag = FLAGS.has(attribute) && value !== null && value !== undefined;
    named[attribute] = isFlag ? Boolean(value) : value;
  }
  return named;
}
