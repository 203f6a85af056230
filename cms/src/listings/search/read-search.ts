import type { Core } from '@strapi/strapi';
import { perMaximum } from '@agency/domain/maximums';
import { perMinimum } from '@agency/domain/minimums';
import { parseNear } from '@agency/domain/near-kinds';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { inLanguage } from '../../platform/rules/in-language';
import type { Goal } from '@agency/domain/goals';
import { readSentence } from '../sentence/read-sentence';
import { emptyReading, type SentenceReading } from '../sentence/sentence-reading';
import type { SentenceCatalogue } from '../sentence/vocabulary';
import { findCatalogue, type Catalogue } from './catalogue';
import { findCardsByReference } from './find-cards';
import type { ListingCard } from './listing-card';
import { listPlaces } from './name-facets';
import { quickSearchArguments, type ListingFilter } from './search-arguments';
import { countBits } from './search-index/bit-set';
import { findMatches } from './search-listings';
import { joinReference } from './text-index/text-meaning';

const DAY = 86_400_000;

/** The meaning of a text: one listing, or the criteria of a sentence. */
export interface SearchReading extends SentenceReading {
  listing: ListingCard | null;
  /** Names of the types and places, in order. */
  typeNames: string[];
  cityNames: string[];
  /** The number of matching listings by goal, counted on demand. */
  countSale(): Promise<number>;
  countRent(): Promise<number>;
}

/** Parses a visitor's text: first as a reference, else as a sentence. */
export async function readSearch(strapi: Core.Strapi, given: unknown): Promise<SearchReading> {
  const { language, text } = parseArguments(quickSearchArguments, given);
  const references = [...new Set([text.trim(), joinReference(text)])];
  const [listing = null] =
    text.trim() === '' ? [] : await findCardsByReference(strapi, references, language);
  const catalogue = findSentenceCatalogue(await findCatalogue(strapi), language);
  const reading = listing ? emptyReading() : readSentence(text, language, catalogue);
  const count = async (goal: Goal): Promise<number> => {
    const { matches } = await findMatches(strapi, language, toFilter(goal, reading));
    return countBits(matches.all);
  };
  const { types, places } = catalogue;
  return {
    ...reading,
    listing,
    typeNames: reading.types.map((id) => types.find(({ webId }) => webId === id)?.name ?? id),
    cityNames: reading.cities.map(
      (city) => places.find(({ value }) => value === city)?.name ?? city,
    ),
    countSale: () => count('sale'),
    countRent: () => count('rent'),
  };
}

function toFilter(goal: Goal, reading: SentenceReading): ListingFilter {
  const { types, cities, text, minPrice, maxPrice, newWithinDays, availableBy } = reading;
  return {
    goal,
    types,
    cities,
    text,
    minPrice,
    maxPrice,
    ...perMinimum((name) => reading[name]),
    ...perMaximum((name) => reading[name]),
    availableBy: availableBy === 'now' ? new Date().toISOString() : availableBy,
    energyLabels: reading.energy,
    newSince:
      newWithinDays === null ? null : new Date(Date.now() - newWithinDays * DAY).toISOString(),
    amenities: reading.amenities,
    near: reading.near.flatMap((wish) => parseNear(wish) ?? []),
  };
}

const remembered = new WeakMap<Catalogue, Map<string, SentenceCatalogue>>();

/** Returns the types and places for sentences, built once per language and version of the data. */
function findSentenceCatalogue(catalogue: Catalogue, language: string): SentenceCatalogue {
  const byLanguage = remembered.get(catalogue) ?? new Map<string, SentenceCatalogue>();
  remembered.set(catalogue, byLanguage);
  const known = byLanguage.get(language) ?? buildSentenceCatalogue(catalogue, language);
  byLanguage.set(language, known);
  return known;
}

function buildSentenceCatalogue(catalogue: Catalogue, language: string): SentenceCatalogue {
  return {
    types: [...catalogue.types.values()].map(({ webId, names, isGroup }) => ({
      webId,
      name: inLanguage(names, language),
      names: Object.values(names),
      isGroup,
    })),
    // Excludes towns without listings, which stay text: `1500` can be a rent.
    places: listPlaces(catalogue, language)
      .filter(({ keys }) => keys.length > 0)
      .map(({ value, zip, name, keys }) => ({
        value,
        zip,
        name,
        names: keys.flatMap((key) => Object.values(catalogue.cities.get(key)?.names ?? {})),
      })),
  };
}
