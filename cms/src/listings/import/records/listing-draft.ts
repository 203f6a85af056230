import type { Goal } from '@agency/domain/goals';
import type { Availability } from '@agency/domain/availability';
import type { CityFacts } from '../../rules/listing-facts';
import type { ListingTextAttribute } from '../../rules/listing-fields';
import { createHash } from 'node:crypto';
import { countryIds } from '@agency/domain/countries';

export type Scalar = string | number | boolean | null;

export interface SourcePicture {
  id: string;
  url: string;
  /** What changes with the file, so that it is fetched once; null when the source does not say. */
  changed: string | null;
  kind: 'photo' | 'plan';
  /** By language. */
  names: Record<string, string>;
}

export interface DraftTexts {
  language: string;
  values: Partial<Record<ListingTextAttribute, string | null>>;
  documentNames: { id: string; kind: string; name: string }[];
}

/** A city as the records of one listing name it; several listings share one by its key. */
export type DraftCity = Pick<CityFacts, 'key' | 'zip' | 'countryId'> & {
  names: Record<string, string>;
  countryNames: Record<string, string>;
};

/** A listing as the snapshot describes it, validated; pictures not stored yet. */
export interface ListingDraft {
  reference: string;
  /** What its source calls it. */
  externalId: string;
  sourceHash: string;
  goal: Goal;
  state: 'active' | 'withdrawn';
  availability: Availability;
  zip: string;
  countryId: number;
  /** By attribute; dates are ISO instants. */
  facts: Record<string, Scalar>;
  webIds: string[];
  /** The snapshot names a type that it does not describe. */
  lacksType: boolean;
  city: DraftCity;
  projectReference: string | null;
  texts: DraftTexts[];
  pictures: SourcePicture[];
}

/** Where a record says that it is. */
interface PlaceFacts {
  Zip: string;
  City: string;
  CountryID: number | null;
}

interface PlaceWords {
  City?: string | null;
  CountryName?: string | null;
}

/** The city that the records of one thing name; the same words and postal code are the same city. */
export function nameCity(
  { Zip: zip, City, CountryID }: PlaceFacts,
  words: ReadonlyMap<string, PlaceWords>,
): DraftCity {
  const countryId = CountryID ?? countryIds.belgium;
  const names: Record<string, string> = {};
  const countryNames: Record<string, string> = {};
  for (const [language, own] of words) {
    names[language] = own.City ?? City;
    countryNames[language] = own.CountryName ?? '';
  }
  const key = createHash('sha1')
    .update(JSON.stringify([countryId, zip, Object.entries(names).sort()]))
    .digest('hex')
    .slice(0, 16);
  return { key, zip, countryId, names, countryNames };
}

interface PictureFact {
  ID: string;
  Url: string;
  Changed?: string | null | undefined;
  Kind?: 'photo' | 'plan' | undefined;
}

interface PictureWords {
  Pictures?: { ID: string | null; Name: string | null }[] | undefined;
}

/** The pictures of a record in their order, each with its names by language. */
export function namePictures(
  pictures: readonly PictureFact[] | undefined,
  words: ReadonlyMap<string, PictureWords>,
): SourcePicture[] {
  return (pictures ?? []).map(({ ID, Url, Changed, Kind }) => {
    const names: Record<string, string> = {};
    for (const [language, own] of words) {
      const name = own.Pictures?.find((picture) => picture.ID === ID)?.Name;
      if (name) names[language] = name;
    }
    return { id: ID, url: Url, changed: Changed ?? null, kind: Kind ?? 'photo', names };
  });
}
