import { countryIds } from './countries';

/** The regions of Belgium. */
export const regions = ['brussels', 'flanders', 'wallonia'] as const;

export type Region = (typeof regions)[number];

/** Where the law on homes is known (LAW-1), in the order in which it is shown. */
export const lawRegions = [...regions, 'luxembourg'] as const;

export type LawRegion = (typeof lawRegions)[number];

const REGION_RANGES: ReadonlyArray<readonly [from: number, to: number, region: Region]> = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
];

/** The region of a Belgian postal code; empty for anything that is not one (RULE-6). */
export function findRegion(zip: string | number | null | undefined): Region | '' {
  const text = String(zip ?? '').trim();
  if (!/^\d{4}$/.test(text)) return '';
  const code = Number(text);
  return REGION_RANGES.find(([from, to]) => code >= from && code <= to)?.[2] ?? '';
}

/** Whose law a home follows: a Belgian region's or Luxembourg's; null elsewhere (LAW-1). */
export function findLawRegion(
  countryId: number | null,
  zip: string | null | undefined,
): LawRegion | null {
  if (countryId === countryIds.luxembourg) return 'luxembourg';
  return countryId === countryIds.belgium ? findRegion(zip) || null : null;
}
