import type { TFunction } from 'i18next';
import { findForeignCountry } from '../../lib/city-text';

interface City {
  readonly name: string;
  readonly zip: string;
  readonly countryId?: number | null;
  readonly countryName?: string | null;
}

/**
 * A city to choose: `Brussel (1000)`, `Strassen (8001, Luxembourg)` in another country (RULE-4), and
 * `Luxembourg (1009)` where both are called the same.
 */
export function cityLabel(t: TFunction, { name, zip, ...country }: City): string {
  const abroad = findForeignCountry(country);
  const isNamed = abroad !== null && abroad !== name;
  return t('quickSearch.city', { name, zip: isNamed ? `${zip}, ${abroad}` : zip });
}
