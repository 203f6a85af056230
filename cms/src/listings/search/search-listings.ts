import type { Core } from '@strapi/strapi';
import { countBits } from './search-index/bit-set';
import { findCatalogue, type Catalogue } from './catalogue';
import { countUnstated, type UnstatedCount } from './search-index/count-unstated';
import { countFacets, type FacetCounts } from './search-index/count-facets';
import { recordEmptySearch } from './empty-searches';
import { findCards } from './find-cards';
import type { ListingCard } from './listing-card';
import { listPage, listPageByTier } from './search-index/list-page';
import { matchFilter, type Matches } from './search-index/match-filter';
import { nameCities, nameTypes, type CityFacet, type TypeFacet } from './name-facets';
import type { GoalListings } from './search-index/search-index';
import { resolveFilter } from './resolve-filter';
import { findMeaning } from './text-index/text-meaning';
import type { ResolvedFilter, TextCorrection } from './search-index/resolved-filter';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { countArguments, searchArguments, type ListingFilter } from './search-arguments';

const PAGE_SIZE = 20;

export interface ListingSearch {
  total: number;
  corrections: readonly TextCorrection[];
  items: ListingCard[];
  types: TypeFacet[];
  cities: CityFacet[];
  choices: FacetCounts['choices'];
  amenities: FacetCounts['amenities'];
  near: FacetCounts['near'];
  minimums: FacetCounts['minimums'];
  prices: FacetCounts['prices'];
  unstated: UnstatedCount[];
}

/**
 * Returns one page of matching listings on offer, with the total and the count of each facet's
 * values with the other filters unchanged. A page past the end is empty.
 */
export async function searchListings(strapi: Core.Strapi, given: unknown): Promise<ListingSearch> {
  const { language, filter, sort, page, pageSize } = parseArguments(searchArguments, given);
  const { catalogue, listings, resolved, matches } = await findMatches(strapi, language, filter);
  const counts = countFacets(catalogue.searchIndex, listings, matches);
  if (counts.total === 0 && filter.text) await recordEmptySearch(strapi, language, filter.text);
  const limit = pageSize ?? PAGE_SIZE;
  const offset = ((page ?? 1) - 1) * limit;
  const slice = { offset, limit };
  const ids =
    !sort || sort === 'relevance'
      ? listPageByTier(listings, matches.all, resolved.text?.tiers ?? [], slice)
      : listPage(listings, matches.all, sort, slice);
  return {
    total: counts.total,
    corrections: resolved.text?.corrections ?? [],
    items: await findCards(strapi, ids, language),
    types: nameTypes(counts, resolved, catalogue, language),
    cities: nameCities(counts, resolved, catalogue, language),
    choices: counts.choices,
    amenities: counts.amenities,
    near: counts.near,
    minimums: counts.minimums,
    prices: counts.prices,
    unstated: countUnstated(catalogue.searchIndex, resolved),
  };
}

/** Counts the matching listings on offer, for forms before they are submitted. */
export async function countListings(strapi: Core.Strapi, given: unknown): Promise<number> {
  const { language, filter } = parseArguments(countArguments, given);
  const { matches } = await findMatches(strapi, language, filter);
  return countBits(matches.all);
}

interface FoundMatches {
  catalogue: Catalogue;
  listings: GoalListings;
  resolved: ResolvedFilter;
  matches: Matches;
}

/** Returns the matching rows of the search index; a text is parsed in the language. */
export async function findMatches(
  strapi: Core.Strapi,
  language: string,
  filter: ListingFilter,
): Promise<FoundMatches> {
  const catalogue = await findCatalogue(strapi);
  const text = filter.text?.trim()
    ? await findMeaning(strapi, language, filter.text, catalogue)
    : null;
  const resolved = resolveFilter(filter, catalogue, text);
  const matches = matchFilter(catalogue.searchIndex, resolved);
  return { catalogue, listings: catalogue.searchIndex[filter.goal], resolved, matches };
}
