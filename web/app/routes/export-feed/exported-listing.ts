import type { Language, Localized } from '@agency/domain/languages';

/** A listing for other programs, with the data of its public page. */
export interface ExportedListing {
  id: string;
  goal: 'sale' | 'rent';
  isReserved: boolean;
  typeId: string;
  country: 'BE' | 'LU';
  zip: string;
  city: string;
  /** Street and number; null unless published. */
  address: string | null;
  /** Null unless the address is published. */
  place: { latitude: number; longitude: number } | null;
  /** Euros; null unless published. */
  price: number | null;
  changedAt: string | null;
  bedrooms: number | null;
  livingArea: number | null;
  groundArea: number | null;
  facts: ExportedFacts;
  titles: Localized<string>;
  descriptions: Localized<string>;
  /** The legal line of its advert; empty if nothing is known. */
  adverts: Localized<string>;
  /** For example `A+`; null if unknown. */
  energyLabel: string | null;
  urls: Partial<Record<Language, string>>;
  pictures: { url: string; name: string; isPlan: boolean }[];
}

export interface ExportedFacts {
  chargesOwner?: number | null;
  chargesRenter?: number | null;
  depositAmount?: number | null;
  totalArea?: number | null;
  terraceArea?: number | null;
  gardenArea?: number | null;
  bathrooms?: number | null;
  toilets?: number | null;
  parkings?: number | null;
  floor?: number | null;
  floors?: number | null;
  constructionYear?: number | null;
  renovationYear?: number | null;
  energyPerformance?: number | null;
  epcExpiresAt?: string | null;
}
