import { findLawRegion, lawRegions } from '@agency/domain/region';

/** In display order. */
export const placeRegions = [...lawRegions, 'abroad'] as const;

export type PlaceRegion = (typeof placeRegions)[number];

/** Returns the Belgian region of a postal code, Luxembourg, or `abroad`. */
export function findPlaceRegion({
  zip,
  countryId,
}: {
  zip: string;
  countryId: number;
}): PlaceRegion {
  return findLawRegion(countryId, zip) ?? 'abroad';
}
