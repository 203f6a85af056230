import { findLawRegion, type LawRegion } from '@agency/domain/region';
import { getLocality } from './localities';

/** Returns the region whose law applies to an advert: by country, then by postal code. */
export function findLegalRegion(zip: string): LawRegion {
  const region = findLawRegion(getLocality(zip).countryId, zip);
  if (!region) throw new Error(`the law of ${zip} is not known`);
  return region;
}
