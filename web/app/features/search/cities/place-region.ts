import { findLawRegion, lawRegions } from '@agency/domain/region';

/** Where places lie, in the order in which they are shown. */
export const placeRegions = [...lawRegions, 'abroad'] as const;

export type PlaceRegion = (typeof placeRegions)[number];

/** The region of Belgium that a postal code lies in, Luxembourg, or another country. */
export function findPlaceRegion({
  zip,
  countryId,
}: {
  zip: string;
  countryId: number;
}): PlaceRegion {
  return findLawRegion(countryId, zip) ?? 'abroad';
}
