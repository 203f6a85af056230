import type { Availability } from '@agency/domain/availability';
import type { Goal } from '@agency/domain/goals';
import type { MarkedOrigin } from '@agency/domain/picture-origins';
import type { ListingTextAttribute } from './listing-fields';

export type ListingTexts = { language: string; ribbon?: Ribbon } & Partial<
  Record<ListingTextAttribute, string | null>
>;

/** A ribbon in one language that replaces the imported one. */
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
  /** The id and those of every type above it. */
  lineage: readonly string[];
  names: Readonly<Record<string, string>>;
}

/** A picture; the address of a variant is `${src}-${width}.${format}`. */
export interface PictureFacts {
  src: string;
  width: number;
  height: number;
  widths: number[];
  share: string | null;
  /** Position of the focal point, such as `right top`; missing for the centre. */
  focus?: string | undefined;
  kind: 'photo' | 'plan';
  /** Origin of the picture; missing for a photograph. */
  origin?: MarkedOrigin | undefined;
  /** By language; missing ones are made from the listing's title. */
  alts: Readonly<Record<string, string>>;
}

/** A document of a listing in one language; its file is not public. */
export interface DocumentName {
  id: string;
  kind: string;
  name: string;
}

/** A visit without an appointment. */
export interface OpenHouse {
  id: number;
  /** ISO instants. */
  from: string;
  to: string;
  places: number | null;
  /** By language. */
  notes: Readonly<Record<string, string>>;
}

/** The facts from which the read model is built. */
export interface ListingFacts {
  id: number;
  reference: string;
  goal: Goal;
  state: 'active' | 'withdrawn';
  /** Set by the agency: hidden from the site, or shown first. */
  isHidden: boolean;
  isFeatured: boolean;
  /** Hidden from every outlet until its advert is complete. */
  isHeld: boolean;
  /** True if a correction applies now. */
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
  /** Those that are not over, by start. */
  openHouses: readonly OpenHouse[];
  /** Facts by attribute, without those hidden by conditions. */
  facts: Readonly<Record<string, unknown>>;
  /** The missing facts of the advert, as last stored for editors. */
  lawMissing: string | null;
  /** The ids of the rules that it broke, as last stored, separated by spaces. */
  lawRules: string | null;
  /** `held` if it was last stored as held back. */
  heldBack: string | null;
  /** The state of its correction, as last stored: `hidden` or `corrected`. */
  correctedHere: string | null;
  /** Its name in the admin. */
  name: string | null;
}
