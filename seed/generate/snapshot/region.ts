import { BELGIUM, getLocality } from './localities';

export type Region = 'brussels' | 'flanders' | 'wallonia' | 'luxembourg';

/** The region whose law an advert follows: the country first, then the postal code (RULE-6). */
export function findLegalRegion(zip: string): Region {
  if (getLocality(zip).countryId !== BELGIUM) return 'luxembourg';
  const code = Number(zip);
  if (code < 1300) return 'brussels';
  return code < 1500 || (code >= 4000 && code < 8000) ? 'wallonia' : 'flanders';
}
