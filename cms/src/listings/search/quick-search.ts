import type { Core } from '@strapi/strapi';
import { inLanguage } from '../../platform/rules/in-language';
import { listWords, scoreQuery } from '../rules/text-match';
import {
  findCatalogue,
  type Catalogue,
  type CatalogueCity,
  type CatalogueType,
  type GoalCounts,
} from './catalogue';
import { findCardsByReference } from './find-cards';
import type { ListingCard } from './listing-card';
import type { Goal } from '@agency/domain/goals';
import { listPlaces } from './name-facets';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { quickSearchArguments } from './search-arguments';
import { findSlugIndexes } from './slug-index';
import { listReferences } from './text-index/text-meaning';

const MAX_CITIES = 8;

interface QuickCounts {
  countSale: number;
  countRent: number;
}

export interface QuickSearch {
  types: ({ webId: string; name: string } & QuickCounts)[];
  cities: ({
    value: string;
    name: string;
    zip: string;
    countryId: number;
    countryName: string;
    slug: string | null;
  } & QuickCounts)[];
  listings: ListingCard[];
}

/**
 * Returns the suggestions for a text: all types if it is empty, else matching types, at most 8
 * cities, best first, and at most 5 listings by exact id.
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
    .filter((type) => !type.isGroup)
    .filter((type) => (words ? isMeant(type, words) : type.kind === null))
    .map(({ webId, names, counts }) => ({
      webId,
      name: inLanguage(names, language),
      ...toQuickCounts(counts),
    }));
}

/** A kind is only meant by the beginning of its name: `appart` is no ground-floor apartment. */
function isMeant({ kind, names, searchWords }: CatalogueType, words: readonly string[]): boolean {
  const [first = ''] = words;
  const isNamed = (name: string): boolean => listWords(name)[0]?.startsWith(first) ?? false;
  return (
    scoreQuery(words, searchWords) > 0 && (kind === null || Object.values(names).some(isNamed))
  );
}

/** Postal codes match by the names of their cities in any language, and are counted whole. */
function listCities(
  catalogue: Catalogue,
  language: string,
  words: readonly string[],
): QuickSearch['cities'] {
  const found = listPlaces(catalogue, language).flatMap((place) => {
    const cities = place.keys.flatMap((key) => catalogue.cities.get(key) ?? []);
    const score = Math.max(...cities.map((city) => scoreQuery(words, city.searchWords)));
    const counts = sumCounts(cities);
    return score > 0 && counts.sale + counts.rent > 0 ? [{ place, score, counts }] : [];
  });
  const total = ({ counts }: { counts: GoalCounts }): number => counts.sale + counts.rent;
  return found
    .sort(
      (a, b) => b.score - a.score || total(b) - total(a) || (a.place.zip < b.place.zip ? -1 : 1),
    )
    .slice(0, MAX_CITIES)
    .map(({ place: { value, name, zip, countryId, countryName }, counts }) => ({
      value,
      name,
      zip,
      countryId,
      countryName,
      slug: findSlugIndexes(catalogue, language).places.slugOf(value) ?? null,
      ...toQuickCounts(counts),
    }));
}

function sumCounts(cities: readonly CatalogueCity[]): GoalCounts {
  const sum = (goal: Goal): number => cities.reduce((all, { counts }) => all + counts[goal], 0);
  return { sale: sum('sale'), rent: sum('rent') };
}

function toQuickCounts({ sale, rent }: GoalCounts): QuickCounts {
  return { countSale: sale, countRent: rent };
}
