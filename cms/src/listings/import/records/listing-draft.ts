import type { Goal } from '@agency/domain/goals';
import type { Availability } from '@agency/domain/availability';
import type { CityFacts } from '../../rules/listing-facts';
import type { ListingTextAttribute } from '../../rules/listing-fields';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { countryIds } from '@agency/domain/countries';
import { splitMarkedName, type PictureOrigin } from '@agency/domain/picture-origins';
import type { AddressWords } from './hidden-address';

export type Scalar = string | number | boolean | null;

export interface SourcePicture {
  id: string;
  url: string;
  /** Changes with the file, so that it is fetched once; null if the source does not give it. */
  changed: string | null;
  kind: 'photo' | 'plan';
  /** Origin of the picture; null if the source does not say. */
  origin: PictureOrigin | null;
  /** Its file name in the media library. */
  fileName: string;
  /** By language. */
  names: Record<string, string>;
}

export interface DraftTexts {
  language: string;
  values: Partial<Record<ListingTextAttribute, string | null>>;
  documentNames: { id: string; kind: string; name: string }[];
}

/** A city as the records of a listing name it; listings share it by its key. */
export type DraftCity = Pick<CityFacts, 'key' | 'zip' | 'countryId'> & {
  names: Record<string, string>;
  countryNames: Record<string, string>;
};

export interface ListingDraft {
  reference: string;
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
  /** True if the snapshot names a type that it does not describe. */
  lacksType: boolean;
  city: DraftCity;
  projectReference: string | null;
  texts: DraftTexts[];
  pictures: SourcePicture[];
}

interface PlaceFacts {
  Zip: string;
  City: string;
  CountryID: number | null;
}

interface PlaceWords {
  City?: string | null;
  CountryName?: string | null;
}

/** Returns the city that the records name; the same name and postal code are the same city. */
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
  Origin?: PictureOrigin | undefined;
}

interface PictureWords {
  Pictures?: { ID: string | null; Name: string | null }[] | undefined;
}

/**
 * Lists the pictures of a record in order, with names by language. A file whose name contains a
 * hidden address is renamed. A name can end in the word of an origin, as in this site's exports.
 */
export function namePictures(
  pictures: readonly PictureFact[] | undefined,
  words: ReadonlyMap<string, PictureWords>,
  hidden: AddressWords | null,
): SourcePicture[] {
  return (pictures ?? []).map(({ ID, Url, Changed, Kind, Origin }) => {
    const names: Record<string, string> = {};
    let origin = Origin ?? null;
    for (const [language, own] of words) {
      const given = own.Pictures?.find((picture) => picture.ID === ID)?.Name ?? '';
      const marked = splitMarkedName(given);
      origin ??= marked.origin;
      if (marked.name) names[language] = marked.name;
    }
    const given = findFileName(Url);
    const fileName = hidden?.isInFileName(given) ? `picture${path.extname(given)}` : given;
    const kind = Kind ?? 'photo';
    return { id: ID, url: Url, changed: Changed ?? null, kind, origin, fileName, names };
  });
}

/** A file inside an archive is named after its path in the archive. */
function findFileName(url: string): string {
  const [address = url, inArchive] = url.split(/[?#]/);
  return path.posix.basename(url.startsWith('archive:') && inArchive ? decode(inArchive) : address);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
