import type { Goal } from '@agency/domain/goals';
import type { Availability } from '@agency/domain/availability';
import type { CityFacts } from '../rules/listing-facts';
import type { ListingTextAttribute } from '../rules/listing-fields';

export type Scalar = string | number | boolean | null;

export interface SourcePicture {
  id: string;
  url: string;
  /** What changes with the file, so that it is fetched once; null when the source does not say. */
  changed: string | null;
  kind: 'photo' | 'plan';
  /** What its file is called in the media library. */
  fileName: string;
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
