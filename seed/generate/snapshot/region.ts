import { findLawRegion, type LawRegion } from '@agency/domain/region';
import { getLocality } from './localities';

/** The region whose law an advert follows: the country first, then the postal code (RULE-6). */
export function findLegalRegion(zip: string): LawRegion {
  const region = findLawRegion(getLocality(zip).countryId, zip);
  if (!region) throw new Error(`the law of ${zip} is not known`);
  return region;
}
