import { languages, type Language } from '@agency/domain/languages';
import { countryIds } from '@agency/domain/countries';
import { LISTING_FIELDS } from '../../../listings/rules/listing-fields';
import type { WithheldAddress } from '../../../listings/import/records/hidden-address';
import type { FeedItem } from '../../feed-kind';
import type { Report } from './read-fields';
import { nameTown } from './town-names';
import { typeWords } from './type-words';

export interface MappedPicture {
  ID: string;
  Url: string;
  Changed?: string | undefined;
  Kind?: 'photo' | 'plan' | undefined;
  /** By language; '' applies to all. */
  names?: Partial<Record<Language | '', string>>;
}

export interface MappedListing {
  externalId: string;
  reference?: string | undefined;
  /** ISO country code; null means Belgium. */
  country: string | null;
  /** By snapshot field: Goal, WebIDs, Zip, City, … */
  facts: Readonly<Record<string, string | number | boolean>>;
  texts: Partial<Record<Language, Readonly<Record<string, string | number | boolean>>>>;
  /** Languages of a listing without any texts. */
  languages?: readonly Language[];
  pictures: readonly MappedPicture[];
  /** Row of the file. */
  row?: number;
  /** Names a missing field as the source does, with the value that it has; null if unknown. */
  explain?: (field: string) => SourceValue | null;
}

export interface SourceValue {
  field: string;
  /** As the source has it; null if empty. */
  value: string | null;
}

const COUNTRIES: Readonly<Record<string, number>> = {
  BE: countryIds.belgium,
  LU: countryIds.luxembourg,
};
const PRICE_FIELDS = LISTING_FIELDS.filter((field) => field.revealsPrice).map(
  ({ source }) => source,
);
const ADDRESS_FIELDS = ['Street', 'HouseNumber', 'BoxNr', 'Latitude', 'Longitude'];
const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/**
 * Builds one record per language in the snapshot's format, without an unpublished price or
 * address. Returns null, and reports it, if a required field is missing.
 */
export function buildItem(
  mapped: MappedListing,
  to: 'listings' | 'projects',
  report: Report,
): FeedItem | null {
  const country = COUNTRIES[(mapped.country ?? 'BE').toUpperCase()];
  if (country === undefined) report('country', mapped.country);
  const facts: Record<string, unknown> = { ...mapped.facts, CountryID: country };
  if (typeof facts.Zip === 'string') facts.Zip = facts.Zip.replace(/^[BL]-/i, '');
  const needed = to === 'projects' ? ['Zip', 'City'] : ['Goal', 'WebIDs', 'Zip', 'City'];
  const missing = needed.filter((field) => facts[field] === undefined);
  for (const field of missing) report(field, 'is missing');
  if (missing.length > 0 || country === undefined) return null;
  const withheld = facts.PublishAddress === true ? null : findAddress(mapped);
  hideUnpublished(facts);
  const { reference } = mapped;
  return {
    externalId: mapped.externalId,
    ...(withheld ? { withheld } : {}),
    ...(reference !== undefined && REFERENCE.test(reference) ? { reference } : {}),
    records: buildRecords(mapped, facts, to),
  };
}

/** Returns the street and number of a listing; null if unknown. */
function findAddress({ facts, texts }: MappedListing): WithheldAddress | null {
  const given = [facts.Street, ...Object.values(texts).map(({ Street }) => Street)];
  const streets = [...new Set(given)].filter((street) => typeof street === 'string');
  const houseNumber = facts.HouseNumber === undefined ? null : String(facts.HouseNumber);
  return streets.length > 0 || houseNumber !== null ? { streets, houseNumber } : null;
}

function buildRecords(
  { texts, pictures, languages: spoken = languages }: MappedListing,
  facts: Readonly<Record<string, unknown>>,
  to: 'listings' | 'projects',
): FeedItem['records'] {
  const written = languages.filter((language) => texts[language] !== undefined);
  const records: FeedItem['records'] = {};
  for (const language of written.length > 0 ? written : spoken) {
    const own = withoutAddress(texts[language] ?? {}, facts);
    const type = typeWords(String(facts.WebIDs), language);
    const City = nameTown(String(facts.Zip), String(facts.City), language);
    const title = own.Title ?? composeTitle(type, City);
    records[language] = {
      ...facts,
      City,
      ...(type === null ? {} : { MainTypeName: type }),
      ...own,
      ...(to === 'projects' ? { Name: title } : { Title: title }),
      Pictures: pictures.map(({ names, ...picture }) => ({
        ...picture,
        Name: names?.[language] ?? names?.[''] ?? '',
      })),
    };
  }
  return records;
}

/** Returns the title of a listing whose source has none. */
export function composeTitle(type: string | null, city: unknown): string {
  return [type, city].filter(Boolean).join(', ');
}

function hideUnpublished(facts: Record<string, unknown>): void {
  const hidden = [
    ...(facts.PublishPrice === true ? [] : PRICE_FIELDS),
    ...(facts.PublishAddress === true ? [] : ADDRESS_FIELDS),
  ];
  for (const field of hidden) delete facts[field];
  facts.PublishPrice ??= false;
  facts.PublishAddress ??= false;
  facts.PublicAddress = facts.PublishAddress;
}

function withoutAddress(
  texts: Readonly<Record<string, string | number | boolean>>,
  facts: Readonly<Record<string, unknown>>,
): Record<string, string | number | boolean> {
  const own = { ...texts };
  if (facts.PublishAddress !== true) delete own.Street;
  return own;
}
