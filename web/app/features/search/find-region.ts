import { countryIds } from '@agency/domain/countries';

/** Where places lie, in the order in which they are shown. */
export const regions = ['brussels', 'flanders', 'wallonia', 'luxembourg', 'abroad'] as const;

export type Region = (typeof regions)[number];

/** The region of Belgium that a postal code lies in, Luxembourg, or another country. */
export function findRegion({ zip, countryId }: { zip: string; countryId: number }): Region {
  if (countryId === countryIds.luxembourg) return 'luxembourg';
  if (countryId !== countryIds.belgium) return 'abroad';
  const code = Number(zip);
  if (code < 1300) return 'brussels';
  // Walloon Brabant, and from Liege to Hainaut.
  if (code < 1500 || (code >= 4000 && code < 8000)) return 'wallonia';
  return 'flanders';
}
