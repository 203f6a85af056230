import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { toGoalKey } from './project-listing';
import { ANY_TYPE, ROWS } from './read-model-tables';
import type { ResolvedFilter, TextMeaning } from './resolved-filter';
import type { ListingSort } from './search-arguments';

const ORDERS: Record<ListingSort, [column: string, direction: 'asc' | 'desc']> = {
  newest: ['listed_at', 'desc'],
  priceAsc: ['price_high', 'asc'],
  priceDesc: ['price_low', 'desc'],
  areaDesc: ['living_area', 'desc'],
};

/** The ids of one page of listings, in order; the index gives the order, no sorting takes place. */
export function selectPage(
  strapi: Core.Strapi,
  filter: ResolvedFilter,
  sort: ListingSort,
  { offset, limit }: { offset: number; limit: number },
): Knex.QueryBuilder {
  const [column, direction] = ORDERS[sort];
  const rows = selectRows(strapi, filter);
  // Each bound on both price columns: a list sorted by either begins where the bound is.
  if (sort === 'priceAsc' && filter.minPrice !== null) rows.where(column, '>=', filter.minPrice);
  if (sort === 'priceDesc' && filter.maxPrice !== null) rows.where(column, '<=', filter.maxPrice);
  return rows
    .orderBy([
      { column, order: direction },
      { column: 'listing_id', order: direction },
    ])
    .offset(offset)
    .limit(limit)
    .select('listing_id');
}

/** The number of listings that fit. */
export function selectTotal(strapi: Core.Strapi, filter: ResolvedFilter): Knex.QueryBuilder {
  return selectRows(strapi, filter).count({ count: '*' });
}

/** The number of listings per type, whatever types the filter asks for. */
export function selectTypeCounts(strapi: Core.Strapi, filter: ResolvedFilter): Knex.QueryBuilder {
  return applyFilter(strapi, strapi.db.connection(ROWS), { ...filter, typeKeys: null })
    .groupBy('type_key')
    .select({ key: 'type_key' })
    .count({ count: '*' });
}

/** The number of listings per city, whatever cities the filter asks for. */
export function selectCityCounts(strapi: Core.Strapi, filter: ResolvedFilter): Knex.QueryBuilder {
  return selectRows(strapi, { ...filter, cityKeys: null })
    .groupBy('city_key')
    .select({ key: 'city_key' })
    .count({ count: '*' });
}

/** One row per listing: that of the one type asked for, or else the row that stands for any. */
function selectRows(strapi: Core.Strapi, filter: ResolvedFilter): Knex.QueryBuilder {
  const rows = strapi.db.connection(ROWS);
  const { typeKeys } = filter;
  const [only] = typeKeys ?? [];
  if (typeKeys?.length === 1 && only !== undefined) {
    return applyFilter(strapi, rows.where({ type_key: only }), filter);
  }
  rows.where({ type_key: ANY_TYPE });
  if (typeKeys) rows.whereExists(selectTypesOfRow(strapi, typeKeys));
  return applyFilter(strapi, rows, filter);
}

function applyFilter(
  strapi: Core.Strapi,
  rows: Knex.QueryBuilder,
  filter: ResolvedFilter,
): Knex.QueryBuilder {
  rows.where({ goal: toGoalKey(filter.goal) });
  if (filter.cityKeys) rows.whereIn('city_key', filter.cityKeys);
  if (filter.minPrice !== null) rows.where('price_low', '>=', filter.minPrice);
  if (filter.maxPrice !== null) rows.where('price_high', '<=', filter.maxPrice);
  if (filter.minBedrooms !== null) rows.where('bedrooms', '>=', filter.minBedrooms);
  if (filter.minArea !== null) rows.where('living_area', '>=', filter.minArea);
  if (filter.newSince !== null) rows.where('listed_at', '>=', filter.newSince);
  if (filter.text) addMeaning(strapi, rows, filter.text);
  return rows;
}

function addMeaning(
  strapi: Core.Strapi,
  rows: Knex.QueryBuilder,
  { listingIds, matches }: TextMeaning,
): void {
  const [only] = matches;
  if (listingIds.length > 0) rows.whereIn('listing_id', listingIds);
  else if (!only) rows.whereRaw('1 = 0');
  // Without an `or` where there is one meaning: planners are at a loss with one.
  else if (matches.length === 1) addMatch(strapi, rows, only);
  else {
    rows.where((either) => {
      for (const match of matches) either.orWhere((both) => addMatch(strapi, both, match));
    });
  }
}

function addMatch(
  strapi: Core.Strapi,
  rows: Knex.QueryBuilder,
  { typeKeys, cityKeys }: TextMeaning['matches'][number],
): void {
  if (cityKeys) rows.whereIn('city_key', cityKeys);
  if (typeKeys) rows.whereExists(selectTypesOfRow(strapi, typeKeys));
}

/** The rows of the same listing under one of these types: asked row by row, a page stops early. */
function selectTypesOfRow(strapi: Core.Strapi, typeKeys: readonly string[]): Knex.QueryBuilder {
  const { connection } = strapi.db;
  return connection({ other: ROWS })
    .where('other.listing_id', connection.ref(`${ROWS}.listing_id`))
    .whereIn('other.type_key', typeKeys)
    .select(connection.raw('1'));
}
