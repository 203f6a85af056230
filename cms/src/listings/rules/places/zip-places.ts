import type { CitySpelling } from './city-facets';
import { foldText } from '@agency/domain/fold-text';

/** A postal code of one country with the names of its places. */
export interface ZipPlace {
  zip: string;
  countryId: number;
  countryName: string;
  /** At least one; each place once, in its best spelling. */
  names: string[];
}

/**
 * Groups cities by postal code, in the order of the codes: `BRUSSEL`, `Brussel` and `Brussel 1` are
 * one place, `Oud-Heverlee` and `Blanden` are two.
 */
export function groupByZip(cities: Iterable<CitySpelling>): ZipPlace[] {
  const places = new Map<string, ZipPlace>();
  for (const { name, zip, countryId, countryName } of cities) {
    const key = `${countryId}|${zip}`;
    const known = places.get(key) ?? { zip, countryId, countryName, names: [] };
    places.set(key, { ...known, names: [...known.names, name] });
  }
  return [...places.values()]
    .map((place) => ({ ...place, names: mergeNames(place.names) }))
    .sort((a, b) => a.countryId - b.countryId || (a.zip < b.zip ? -1 : a.zip > b.zip ? 1 : 0));
}

/** Merges spellings into places, each in its best spelling. */
export function mergeNames(spellings: readonly string[]): string[] {
  const best = new Map<string, string>();
  for (const spelling of spellings) {
    const name = spelling.trim();
    const folded = foldText(name).replace(/\s+\d+$/, '');
    const known = best.get(folded);
    if (folded !== '' && (known === undefined || isBetter(name, known))) best.set(folded, name);
  }
  return [...best.values()];
}

/** Prefers names without a number at the end and not all in capitals. */
function isBetter(name: string, known: string): boolean {
  const flaws = (text: string): number =>
    Number(/\s\d+$/.test(text)) * 2 + Number(text === text.toUpperCase());
  return flaws(name) < flaws(known);
}
