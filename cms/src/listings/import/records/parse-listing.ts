import type { z } from 'zod';
import { countryIds } from '@agency/domain/countries';
import { writeCityName } from '@agency/domain/city-name';
import { LISTING_FIELDS, LISTING_TEXTS } from '../../rules/listing-fields';
import type { Goal } from '@agency/domain/goals';
import type { Availability } from '@agency/domain/availability';
import type { RecordGroup, SnapshotRecord } from './group-records';
import type { ProblemLog } from '../import-report';
import {
  type DraftTexts,
  type ListingDraft,
  type Scalar,
  nameCity,
  namePictures,
} from './listing-draft';
import {
  findAddressWords,
  HIDDEN,
  type AddressWords,
  type WithheldAddress,
} from './hidden-address';
import { listingFactsSchema, listingRecordSchema, listingTextsSchema } from './listing-schema';

const STATUS = { active: 1, sold: 2, rented: 4 };
/** Includes prospect, cancelled, inactive and reference, which are not shown. */
const KNOWN_STATES = [0, 1, 2, 3, 4, 5, 6];
const MARQUEE_OPTION = 3;
const MARQUEE_CLOSED = 4;

/** Types are reported also if another fact is invalid. */
const listingTypesSchema = listingRecordSchema.pick({ WebIDs: true, WebID: true });

type ReadRecord = z.output<typeof listingRecordSchema>;
type ReadTexts = z.output<typeof listingTextsSchema>;

interface ListingNames {
  reference: string;
  sourceHash: string;
  /** The address that the source hides, if the records do not contain it. */
  withheld?: WithheldAddress | undefined;
}

/**
 * Parses the listing of a group of records, with the facts of the first language. Returns null if
 * something in them is invalid, which is logged by id and field.
 */
export function parseListing(
  group: RecordGroup,
  { reference, sourceHash, withheld }: ListingNames,
  knownTypes: ReadonlySet<string>,
  log: ProblemLog,
): ListingDraft | null {
  const [language, first] = [...group.byLanguage][0] ?? [];
  if (language === undefined || first === undefined) return null;
  const record = check(listingRecordSchema, first, group.id, language, log);
  const facts = check(listingFactsSchema, first, group.id, language, log);
  const read = parseTexts(group, log);
  const asked = listTypes(listingTypesSchema.parse(first), group.id, knownTypes, log);
  const webIds = asked.filter((webId) => knownTypes.has(webId));
  if (!record || !facts || !read || webIds.length === 0) return null;
  const goal: Goal = record.Goal === 0 ? 'sale' : 'rent';
  const byAttribute = nameFacts(facts);
  dropImplausible(byAttribute, record.CountryID ?? countryIds.belgium, group.id, log);
  const hidden = byAttribute.publishAddress
    ? null
    : findHidden(record, byAttribute, read, withheld);
  const texts = hidden ? withoutAddress(read, hidden, group.id, log) : read;
  if (hidden) dropNamingLinks(byAttribute, hidden, group.id, log);
  if (record.Status !== null && !KNOWN_STATES.includes(record.Status)) {
    log.add(group.id, 'Status', `${record.Status} is no known state: it is not published`);
  }
  return {
    reference,
    externalId: group.id,
    sourceHash,
    goal,
    ...findState(record, goal, byAttribute.marquee),
    zip: record.Zip,
    countryId: record.CountryID ?? countryIds.belgium,
    facts: byAttribute,
    webIds,
    lacksType: webIds.length < asked.length,
    city: nameCity(record, new Map(texts)),
    projectReference: record.ProjectID,
    texts: texts.map(([textLanguage, values]) => nameTexts(textLanguage, values, record.City)),
    pictures: namePictures(record.Pictures, new Map(texts), hidden),
  };
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  record: SnapshotRecord,
  id: string,
  language: string,
  log: ProblemLog,
): z.output<Schema> | null {
  const result = schema.safeParse(record);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    log.add(id, issue.path.join('.'), issue.message, language);
  }
  return null;
}

function parseTexts(group: RecordGroup, log: ProblemLog): [string, ReadTexts][] | null {
  const all: [string, ReadTexts][] = [];
  for (const [language, record] of group.byLanguage) {
    const texts = check(listingTextsSchema, record, group.id, language, log);
    if (texts) all.push([language, texts]);
  }
  return all.length === group.byLanguage.size ? all : null;
}

function listTypes(
  record: Pick<ReadRecord, 'WebIDs' | 'WebID'>,
  id: string,
  knownTypes: ReadonlySet<string>,
  log: ProblemLog,
): string[] {
  const asked = [...new Set([...record.WebIDs, ...record.WebID])];
  const unknown = asked.filter((webId) => !knownTypes.has(webId));
  if (asked.length === 0) log.add(id, 'WebIDs', 'is missing');
  if (unknown.length > 0) log.add(id, 'WebIDs', `${unknown.join(', ')} is no type of types.json`);
  return asked;
}

/** An energy value of exactly 0 means no value, unless there is also a label text. */
function nameFacts(facts: z.output<typeof listingFactsSchema>): Record<string, Scalar> {
  const named: Record<string, Scalar> = {};
  for (const { source, attribute } of LISTING_FIELDS) named[attribute] = facts[source] ?? null;
  if (named.energyPerformance === 0 && named.epcLabelText === null) named.energyPerformance = null;
  const marquee = Number(named.marquee ?? 0);
  named.marquee = marquee >= 0 && marquee <= MARQUEE_CLOSED ? marquee : 0;
  named.publishPrice ??= true;
  named.publishAddress ??= false;
  return named;
}

const AREAS = [0, 10_000_000];
const YEARS = [1000, 2100];
/** Plausible ranges of facts; coordinates are checked for known countries. */
const PLAUSIBLE: Readonly<Record<string, readonly number[]>> = {
  totalArea: AREAS,
  livingArea: AREAS,
  groundArea: AREAS,
  terraceArea: AREAS,
  gardenArea: AREAS,
  officeArea: AREAS,
  storeArea: AREAS,
  builtArea: AREAS,
  frontWidth: [0, 100_000],
  plotWidth: [0, 100_000],
  bedrooms: [0, 1000],
  bathrooms: [0, 1000],
  constructionYear: YEARS,
  renovationYear: YEARS,
};
const PLACES: Readonly<Record<string, readonly number[]>> = {
  latitude: [49.4, 51.6],
  longitude: [2.4, 6.6],
};
/** Dates that cannot be in the future. */
const PAST = ['listedAt', 'changedAt', 'epcIssuedAt'];
const DAY_MS = 24 * 3600 * 1000;

/** Reports whether a fact of a listing can be right. */
export function isPlausible(attribute: string, value: Scalar, countryId: number | null): boolean {
  const isKnown = countryId === countryIds.belgium || countryId === countryIds.luxembourg;
  const bounds = { ...PLAUSIBLE, ...(isKnown ? PLACES : {}) };
  const [least = -Infinity, most = Infinity] = bounds[attribute] ?? [];
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
  const isOut = typeof value === 'number' && (value < least || value > most);
  return !isOut && !(PAST.includes(attribute) && String(value) > tomorrow);
}

/** Drops and reports implausible facts, such as a negative area or a listing date in the future. */
function dropImplausible(
  facts: Record<string, Scalar>,
  countryId: number,
  id: string,
  log: ProblemLog,
): void {
  for (const { source, attribute } of LISTING_FIELDS) {
    const value = facts[attribute] ?? null;
    if (value === null) continue;
    if (isPlausible(attribute, value, countryId)) continue;
    facts[attribute] = null;
    log.add(id, source, 'is not plausible; it was left out');
  }
}

function findState(
  { Status }: ReadRecord,
  goal: Goal,
  marquee: Scalar | undefined,
): { state: ListingDraft['state']; availability: Availability } {
  const closed: Availability = goal === 'sale' ? 'sold' : 'rented';
  if (Status === STATUS.sold) return { state: 'active', availability: 'sold' };
  if (Status === STATUS.rented) return { state: 'active', availability: 'rented' };
  if (Status !== null && Status !== STATUS.active) {
    return { state: 'withdrawn', availability: 'available' };
  }
  if (marquee === MARQUEE_CLOSED) return { state: 'active', availability: closed };
  const option = marquee === MARQUEE_OPTION;
  return { state: 'active', availability: option ? 'option' : 'available' };
}

/** Returns the address of a listing whose advert may not reveal it; null if it is unknown. */
function findHidden(
  { City }: ReadRecord,
  { houseNumber }: Record<string, Scalar>,
  texts: readonly [string, ReadTexts][],
  withheld: WithheldAddress | undefined,
): AddressWords | null {
  const streets = texts.map(([, own]) => (own as Record<string, unknown>).Street);
  return findAddressWords({
    streets: [...streets, ...(withheld?.streets ?? [])].filter((one) => typeof one === 'string'),
    houseNumber: withheld?.houseNumber ?? (houseNumber === null ? null : String(houseNumber)),
    cities: [City, ...texts.map(([, own]) => own.City ?? City)],
  });
}

/**
 * Removes the hidden address from the texts of every language and reports those that contained it.
 */
function withoutAddress(
  texts: readonly [string, ReadTexts][],
  hidden: AddressWords,
  id: string,
  log: ProblemLog,
): [string, ReadTexts][] {
  return texts.map(([language, own]) => {
    const take = <Text>(text: Text, field: string): Text | string | null => {
      if (typeof text !== 'string') return text;
      const left = hidden.takeOut(text);
      if (left !== text) log.add(id, field, HIDDEN, language);
      return left || null;
    };
    const values: Record<string, unknown> = { ...own };
    for (const { source } of LISTING_TEXTS) {
      if (source !== 'Street') values[source] = take(values[source], source);
    }
    for (const list of ['Documents', 'Pictures'] as const) {
      values[list] = own[list]?.map((one) => ({ ...one, Name: take(one.Name, list) ?? '' }));
    }
    return [language, values as ReadTexts];
  });
}

/** A film or tour whose address contains the hidden one cannot be shown. */
function dropNamingLinks(
  facts: Record<string, Scalar>,
  hidden: AddressWords,
  id: string,
  log: ProblemLog,
): void {
  for (const [field, attribute] of [
    ['VideoUrl', 'videoUrl'],
    ['VirtualTourUrl', 'virtualTourUrl'],
  ] as const) {
    if (!hidden.isInFileName(String(facts[attribute] ?? ''))) continue;
    facts[attribute] = null;
    log.add(id, field, HIDDEN);
  }
}

function nameTexts(language: string, texts: ReadTexts, city: string): DraftTexts {
  const read = texts as Record<string, unknown>;
  const values: DraftTexts['values'] = {};
  for (const { source, attribute } of LISTING_TEXTS) {
    values[attribute] = (read[source] as string | null | undefined) ?? null;
  }
  // Without the type's word in this language the site builds the title.
  const { mainTypeName } = values;
  if (mainTypeName) values.title ??= `${mainTypeName}, ${writeCityName(texts.City ?? city)}`;
  const documentNames = (texts.Documents ?? []).map(({ ID, Kind, Name }) => ({
    id: ID,
    kind: Kind ?? '',
    name: Name,
  }));
  return { language, values, documentNames };
}
