import type { Core } from '@strapi/strapi';
import { listWords } from '../rules/text-match';
import { findCatalogue, type Catalogue } from './catalogue';
import { findCardsByReference } from './find-cards';
import type { ListingCard } from './listing-card';
import type { Goal } from '../rules/listing-facts';
import { listPlaces } from './name-facets';
import { countBits } from './search-index/bit-set';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { quickSearchArguments } from './search-arguments';
import { findMatches } from './search-listings';
import { joinReference } from './text-meaning';

const MOST_PLACES = 20;

/** What a text asks for: one listing; else types or places by their exact names; else words. */
export interface SearchReading {
  listing: ListingCard | null;
  types: string[];
  cities: string[];
  text: string;
  /** How many listings of the goal it finds; counted when it is asked for. */
  countSale(): Promise<number>;
  countRent(): Promise<number>;
}

/** Reads what a visitor typed (FIND-13). */
export async function readSearch(strapi: Core.Strapi, given: unknown): Promise<SearchReading> {
  const { language, text } = parseArguments(quickSearchArguments, given);
  const none = (): Promise<number> => Promise.resolve(0);
  const nothing = {
    listing: null,
    types: [],
    cities: [],
    text: '',
    countSale: none,
    countRent: none,
  };
  if (text.trim() === '') return nothing;
  const references = [...new Set([text.trim(), joinReference(text)])];
  const [listing] = await findCardsByReference(strapi, references, language);
  if (listing) return { ...nothing, listing };
  const catalogue = await findCatalogue(strapi);
  const words = listWords(text).join(' ');
  const cities = findCities(catalogue, language, words);
  const types = cities.length > 0 ? [] : findTypes(catalogue, words);
  const rest = cities.length + types.length > 0 ? '' : text.trim();
  const count = async (goal: Goal): Promise<number> => {
    const filter = { goal, types, cities, text: rest };
    return countBits((await findMatches(strapi, language, filter)).matches.all);
  };
  return {
    listing: null,
    types,
    cities,
    text: rest,
    countSale: () => count('sale'),
    countRent: () => count('rent'),
  };
}

/** The postal codes of this number, or of cities with this name in any language. */
function findCities(catalogue: Catalogue, language: string, words: string): string[] {
  const isNamed = (key: string): boolean => {
    const city = catalogue.cities.get(key);
    return city !== undefined && [...Object.values(city.names), city.zip].some(isSame(words));
  };
  return listPlaces(catalogue, language)
    .filter(({ keys }) => keys.some(isNamed))
    .slice(0, MOST_PLACES)
    .map(({ value }) => value);
}

function findTypes(catalogue: Catalogue, words: string): string[] {
  return [...catalogue.types.values()]
    .filter(({ names }) => Object.values(names).some(isSame(words)))
    .map(({ webId }) => webId);
}

function isSame(words: string): (name: string) => boolean {
  return (name) => words !== '' && listWords(name).join(' ') === words;
}
