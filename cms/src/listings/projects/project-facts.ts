import type { ListingCard } from '../search/listing-card';
import type { CityFacts, ListingTexts, PictureFacts } from '../rules/listing-facts';

/** A unit of a project as the site may know it: its card, and where in the building it lies. */
export interface Unit {
  card: ListingCard;
  /** 0 is the ground floor; null when it lies on no one floor. */
  floor: number | null;
}

/** What a project says of itself, in all languages. */
export interface ProjectFacts {
  id: number;
  reference: string;
  publishAddress: boolean;
  houseNumber: string | null;
  boxNumber: string | null;
  zip: string | null;
  countryId: number | null;
  /** ISO instant. */
  updatedAt: string;
  city: CityFacts | null;
  texts: ListingTexts[];
  pictures: PictureFacts[];
}
