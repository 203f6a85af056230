import { countryIds } from './countries';

export const regions = ['brussels', 'flanders', 'wallonia'] as const;

export type Region = (typeof regions)[number];

/** Regions with known housing law, in display order. */
export const lawRegions = [...regions, 'luxembourg'] as const;

export type LawRegion = (typeof lawRegions)[number];

const REGION_RANGES: ReadonlyArray<readonly [from: number, to: number, region: Region]> = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
];

/** Returns the region of a Belgian postal code; empty for anything else. */
export function findRegion(zip: string | number | null | undefined): Region | '' {
  const text = String(zip ?? '').trim();
  if (!/^\d{4}$/.test(text)) return '';
  const code = Number(text);
  return REGION_RANGES.find(([from, to]) => code >= from && code <= to)?.[2] ?? '';
}

/** Returns the region whose law applies to a home: in Belgium or Luxembourg; null elsewhere. */
export function findLawRegion(
  countryId: number | null,
  zip: string | null | undefined,
): LawRegion | null {
  if (countryId === countryIds.luxembourg) return 'luxembourg';
  return countryId === countryIds.belgium ? findRegion(zip) || null : null;
}
