import type { TFunction } from 'i18next';
import { formatCity } from '../../lib/city-text';

interface City {
  readonly name: string;
  readonly zip: string;
  readonly countryId?: number | null;
  readonly countryName?: string | null;
}

/** A city to choose, e.g. `Brussel (1000)`, with its country where that is another (RULE-4). */
export function cityLabel(t: TFunction, { name, zip, ...country }: City): string {
  return t('quickSearch.city', { name: formatCity({ cityName: name, ...country }), zip });
}
