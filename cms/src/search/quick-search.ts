import type { Core } from '@strapi/strapi';
import { inLanguage } from '../rules/in-language';
import { listWords, scoreQuery } from '../rules/text-match';
import { findCatalogue, type Catalogue, type CatalogueCity, type GoalCounts } from './catalogue';
import { findCardsByReference } from './find-cards';
import type { ListingCard } from './listing-card';
import { listReferences } from './resolve-filter';
import { parseArguments, quickSearchArguments } from './search-arguments';

const MAX_CITIES = 8;

interface QuickCounts {
  countSale: number;
  countRent: number;
}

export interface QuickSearch {
  types: ({ webId: string; name: string } & QuickCounts)[];
  cities: ({
    name: string;
    zip: string;
    countryId: number;
    countryName: string;
  } & QuickCounts)[];
  listings: ListingCard[];
}

/**
 * What the quick search offers for a text: all types for an empty one; else the types and at most 8
 * cities that fit, best first, and at most 5 listings by their exact ids (FIND-2, FIND-5).
 */
export async function quickSearch(strapi: Core.Strapi, given: unknown): Promise<QuickSearch> {
  const { language, text } = parseArguments(quickSearchArguments, given);
  const catalogue = await findCatalogue(strapi);
  if (text.trim() === '')
    return { types: listTypes(catalogue, language), cities: [], listings: [] };
  const words = listWords(text);
  const references = listReferences(text);
  return {
    types: listTypes(catalogue, language, words),
    cities: listCities(catalogue, language, words),
    listings: await findCardsByReference(strapi, references, language),
  };
}

function listTypes(
  catalogue: Catalogue,
  language: string,
  words?: readonly string[],
): QuickSearch['types'] {
  return [...catalogue.types.values()]
    .filter((type) => !type.isGroup && (!words || scoreQuery(words, type.searchWords) > 0))
    .map(({ webId, names, counts }) => ({
      webId,
      name: inLanguage(names, language),
      ...toQuickCounts(counts),
    }));
}

function listCities(
  catalogue: Catalogue,
  language: string,
  words: readonly string[],
): QuickSearch['cities'] {
  const found = new Map<string, { city: CatalogueCity; score: number; counts: GoalCounts }>();
  for (const city of catalogue.cities.values()) {
    const score = scoreQuery(words, city.searchWords);
    if (score === 0 || city.counts.sale + city.counts.rent === 0) continue;
    const key = `${city.countryId}|${city.zip}|${inLanguage(city.names, language)}`;
    const known = found.get(key);
    if (!known) found.set(key, { city, score, counts: { ...city.counts } });
    else {
      known.counts.sale += city.counts.sale;
      known.counts.rent += city.counts.rent;
    }
  }
  const total = ({ counts }: { counts: GoalCounts }): number => counts.sale + counts.rent;
  return [...found.values()]
    .sort((a, b) => b.score - a.score || total(b) - total(a) || (a.city.key < b.city.key ? -1 : 1))
    .slice(0, MAX_CITIES)
    .map(({ city, counts }) => ({
      name: inLanguage(city.names, language),
      zip: city.zip,
      countryId: city.countryId,
      countryName: inLanguage(city.countryNames, language),
      ...toQuickCounts(counts),
    }));
}

function toQuickCounts({ sale, rent }: GoalCounts): QuickCounts {
  return { countSale: sale, countRent: rent };
}
