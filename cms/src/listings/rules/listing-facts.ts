import type { Availability } from '@agency/domain/availability';
import type { Goal } from '@agency/domain/goals';
import type { ListingTextAttribute } from './listing-fields';

/** The texts of a listing in one language. */
export type ListingTexts = { language: string; ribbon?: Ribbon } & Partial<
  Record<ListingTextAttribute, string | null>
>;

/** What stands on the picture in one language in place of what the import has for all (EDIT-7). */
export interface Ribbon {
  marquee: number;
  marqueeName: string;
}

export interface CityFacts {
  key: string;
  zip: string;
  countryId: number;
  latitude: number | null;
  longitude: number | null;
  /** By language. */
  names: Readonly<Record<string, string>>;
  countryNames: Readonly<Record<string, string>>;
}

export interface TypeFacts {
  webId: string;
  /** The id itself and those of every type above it (DATA-5). */
  lineage: readonly string[];
  names: Readonly<Record<string, string>>;
}

/** A picture as the site asks for it: a variant is `${src}-${width}.${format}`. */
export interface PictureFacts {
  src: string;
  width: number;
  height: number;
  widths: number[];
  share: string | null;
  kind: 'photo' | 'plan';
  /** By language; a missing one is made from the listing's title. */
  alts: Readonly<Record<string, string>>;
}

/** A document of a listing, in one language; its file is not public. */
export interface DocumentName {
  id: string;
  kind: string;
  name: string;
}

/** A visit that needs no appointment (EDIT-7). */
export interface OpenHouse {
  id: number;
  /** ISO instants. */
  from: string;
  to: string;
  places: number | null;
  /** By language. */
  notes: Readonly<Record<string, string>>;
}

/** What of a listing the read model is made of. */
export interface ListingFacts {
  id: number;
  reference: string;
  goal: Goal;
  state: 'active' | 'withdrawn';
  /** Taken off the site, or set before others, by the agency (EDIT-7). */
  isHidden: boolean;
  isFeatured: boolean;
  /** Kept from every outlet until its advert says what the law wants. */
  isHeld: boolean;
  /** Colleagues changed something of it that counts now. */
  isCorrected: boolean;
  availability: Availability;
  zip: string | null;
  houseNumber: string | null;
  boxNumber: string | null;
  publishAddress: boolean;
  countryId: number | null;
  latitude: number | null;
  longitude: number | null;
  price: number | null;
  publishPrice: boolean;
  priceUnit: number | null;
  marquee: number;
  bedrooms: number | null;
  livingArea: number | null;
  groundArea: number | null;
  energyPerformance: number | null;
  epcLabelText: string | null;
  /** ISO instants of the energy certificate. */
  epcIssuedAt: string | null;
  epcExpiresAt: string | null;
  /** ISO instants. */
  listedAt: string | null;
  createdAt: string | null;
  city: CityFacts | null;
  types: readonly TypeFacts[];
  texts: readonly ListingTexts[];
  pictures: readonly PictureFacts[];
  /** The names of its documents, by language. */
  documents: Readonly<Record<string, DocumentName[]>>;
  /** Those that are not over, the next first. */
  openHouses: readonly OpenHouse[];
  /** Every fact by attribute, without those that conditions take off the site (DETAIL-3). */
  facts: Readonly<Record<string, unknown>>;
  /** What editors were shown last that the advert lacks. */
  lawMissing: string | null;
  /** The ids of the rules that it was seen to break last, with spaces between. */
  lawRules: string | null;
  /** `held` when it was held back last. */
  heldBack: string | null;
  /** What they were shown last of its correction: `hidden` or `corrected`. */
  correctedHere: string | null;
  /** What staff call it in the admin. */
  name: string | null;
}
