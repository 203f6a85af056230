import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { toGoalKey } from './project-listing';
import { ANY_TYPE, CARDS, ROWS } from './read-model-tables';
import type { ResolvedFilter, TextMeaning } from './resolve-filter';
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
  return selectRows(strapi, filter)
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
  if (typeKeys) rows.whereIn('listing_id', selectOfTypes(strapi, filter.goal, typeKeys));
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
  const { text } = filter;
  if (text) rows.where((either) => addMeaning(strapi, either, filter.goal, text));
  return rows;
}

function addMeaning(
  strapi: Core.Strapi,
  either: Knex.QueryBuilder,
  goal: ResolvedFilter['goal'],
  { references, matches }: TextMeaning,
): void {
  const cards = strapi.db.connection(CARDS);
  either.whereIn('listing_id', cards.whereIn('reference', references).select('listing_id'));
  for (const { typeKeys, cityKeys } of matches) {
    either.orWhere((both) => {
      if (cityKeys) both.whereIn('city_key', cityKeys);
      if (typeKeys) both.whereIn('listing_id', selectOfTypes(strapi, goal, typeKeys));
    });
  }
}

function selectOfTypes(
  strapi: Core.Strapi,
  goal: ResolvedFilter['goal'],
  typeKeys: readonly string[],
): Knex.QueryBuilder {
  return strapi.db
    .connection(ROWS)
    .where({ goal: toGoalKey(goal) })
    .whereIn('type_key', typeKeys)
    .select('listing_id');
}
