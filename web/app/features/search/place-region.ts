import { findLawRegion, type LawRegion } from '@agency/domain/region';

/** Where places lie, in the order in which they are shown. */
export const regions: readonly PlaceRegion[] = [
  'brussels',
  'flanders',
  'wallonia',
  'luxembourg',
  'abroad',
];

export type PlaceRegion = LawRegion | 'abroad';

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
