import type { Core } from '@strapi/strapi';
import { maximumFilters, maximums } from '@agency/domain/maximums';
import { minimumFilters } from '@agency/domain/minimums';
import { savedAmenities } from '@agency/domain/saved-limits';
import { amenityBit, findMinimumColumn } from '../../listings/search/search-row';
import type { Criteria } from './criteria';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';
import { queues } from '../../platform/metrics/queues';

/** One row per active saved search, with the same id: its criteria as limits without nulls. */
export const SEARCH_CRITERIA = 'demand_wishes';
export const SEARCH_ZIPS = 'demand_wish_zips';
export const SEARCH_TYPES = 'demand_wish_types';
/** Further limits of a search, each of one fact of a listing. */
export const SEARCH_LIMITS = 'demand_wish_limits';
/** Changed listings with their previous values; rows are deleted after matching. */
export const LISTING_CHANGES = 'listing_news';
export const MATCHES = 'demand_matches';

/** Above every price and count. */
export const NO_LIMIT = 1e12;

/** The columns of listings that further limits compare. */
export const limitedColumns = [
  ...(['living_area', 'bathrooms', 'ground_area', 'construction_year'] as const),
  ...(['available_from', 'amenities'] as const),
] as const;

/** Above zero, which stands for an unknown number. */
const KNOWN = 1e-6;

interface SearchLimit {
  fact: string;
  least: number;
  most: number;
}

/** Lists the further limits of a search; a listing that does not state a fact is in none. */
export function listSearchLimits(criteria: Criteria): SearchLimit[] {
  const limits = minimumFilters.flatMap((minimum) => {
    if (minimum === 'minBedrooms') return [];
    const maximum = maximumFilters.find((name) => maximums[name].minimum === minimum);
    const least = criteria[minimum];
    const most = maximum && maximum !== 'maxBedrooms' ? criteria[maximum] : null;
    if (least === null && most === null) return [];
    return [{ fact: findMinimumColumn(minimum), least: least ?? KNOWN, most: most ?? NO_LIMIT }];
  });
  const amenities = criteria.amenities.map((name) => ({ fact: name, least: 1, most: NO_LIMIT }));
  const by = criteria.availableBy === null ? [] : [Date.parse(criteria.availableBy)];
  const available = by.map((most) => ({ fact: 'available_from', least: KNOWN, most }));
  return [...limits, ...amenities, ...available];
}

/** Plain tables, not content types: they are not editable (like the read model, decision 0012). */
const tables: Table[] = [
  {
    uid: 'demands::wish',
    singularName: 'demand-wish',
    tableName: SEARCH_CRITERIA,
    attributes: {
      id: id(),
      goal: required('integer'),
      min_price: required('float'),
      max_price: required('float'),
      min_bedrooms: required('float'),
      max_bedrooms: required('float'),
      min_garages: required('float'),
      min_parkings: required('float'),
      rhythm: required('string'),
      // When the next mail is due, in milliseconds since 1970; 0 if there is nothing to send.
      due_at: required('float'),
    },
    indexes: [{ name: 'demand_wishes_due', columns: ['due_at'] }],
  },
  {
    uid: 'demands::wish-zip',
    singularName: 'demand-wish-zip',
    tableName: SEARCH_ZIPS,
    attributes: {
      id: id(),
      demand_id: required('integer'),
      goal: required('integer'),
      zip: required('string'),
    },
    indexes: [
      { name: 'demand_wish_zips_found', columns: ['zip', 'goal', 'demand_id'], type: 'unique' },
      { name: 'demand_wish_zips_demand', columns: ['demand_id', 'zip'] },
    ],
  },
  {
    uid: 'demands::wish-type',
    singularName: 'demand-wish-type',
    tableName: SEARCH_TYPES,
    attributes: { id: id(), demand_id: required('integer'), type_key: required('string') },
    indexes: [
      { name: 'demand_wish_types_demand', columns: ['demand_id', 'type_key'], type: 'unique' },
    ],
  },
  {
    uid: 'demands::wish-limit',
    singularName: 'demand-wish-limit',
    tableName: SEARCH_LIMITS,
    attributes: {
      id: id(),
      demand_id: required('integer'),
      fact: required('string'),
      least: required('float'),
      most: required('float'),
    },
    indexes: [
      { name: 'demand_wish_limits_demand', columns: ['demand_id', 'fact'], type: 'unique' },
    ],
  },
  {
    uid: 'demands::listing-news',
    singularName: 'listing-news',
    tableName: LISTING_CHANGES,
    attributes: {
      id: id(),
      listing_id: required('integer'),
      noted_at: required('float'),
      /** Id of the process that is matching it. */
      batch: required('string'),
      goal: required('integer'),
      zip: required('string'),
      type_keys: required('text'),
      price: optional('float'),
      bedrooms: required('integer'),
      garages: required('integer'),
      parkings: required('integer'),
      ...Object.fromEntries(limitedColumns.map((column) => [column, optional('float')])),
    },
    indexes: [{ name: 'listing_news_batch', columns: ['batch'] }],
  },
];

export function addSavedSearchTables(strapi: Core.Strapi): void {
  addTables(strapi, tables);
  queues.add(strapi, { queue: 'listing-news', table: LISTING_CHANGES, written: 'noted_at' });
}

/**
 * Returns the SQL condition for both databases under which a listing matches a saved search,
 * apart from goal and postal code: `listing` and `search` are aliases of a row of listing values
 * and of criteria. Listings with price on request match any price; a type includes those below
 * it; a parking space counts as a garage, as in lists.
 */
export function fits(listing: string, search: string): string {
  const column = (name: string): string => `${listing}.${name}`;
  return `(${column('price')} is null or (${column('price')} >= ${search}.min_price
      and ${column('price')} <= ${search}.max_price))
    and ${column('bedrooms')} >= ${search}.min_bedrooms
    and ${column('bedrooms')} <= ${search}.max_bedrooms
    and ${column('garages')} + ${column('parkings')} >= ${search}.min_garages
    and ${column('parkings')} >= ${search}.min_parkings
    and exists (select 1 from ${SEARCH_TYPES} t where t.demand_id = ${search}.id
      and ',' || ${column('type_keys')} || ',' like '%,' || t.type_key || ',%')
    and not exists (select 1 from ${SEARCH_LIMITS} b where b.demand_id = ${search}.id
      and not (${readLimited(listing)} between b.least and b.most))`;
}

/** Returns the SQL for the fact that a limit compares; 0 if the listing does not state it. */
function readLimited(listing: string): string {
  const columns = limitedColumns
    .filter((name) => name !== 'amenities')
    .map((name) => `when '${name}' then ${listing}.${name}`);
  const amenities = savedAmenities.map(
    (name) => `when '${name}' then cast(${listing}.amenities as integer) & ${amenityBit(name)}`,
  );
  return `coalesce(case b.fact ${[...columns, ...amenities].join(' ')} end, 0)`;
}
