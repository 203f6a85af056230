import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';
import { queues } from '../../platform/metrics/queues';

/** One row per active saved search, with the saved search's own id: its criteria as bounds that are never null. */
export const SEARCH_CRITERIA = 'demand_wishes';
export const SEARCH_ZIPS = 'demand_wish_zips';
export const SEARCH_TYPES = 'demand_wish_types';
/** What changed of a listing: the facts it had before; taken away when it was matched. */
export const LISTING_CHANGES = 'listing_news';
/** The table of the content type `demand-match`. */
export const MATCHES = 'demand_matches';

/** No price, and no count, is higher. */
export const NO_LIMIT = 1e12;

/** Tables and no content types: nobody edits them (as the read model's, decision record 0012). */
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
      // When the next mail is due, in milliseconds since 1970; 0 while there is nothing to say.
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
    uid: 'demands::listing-news',
    singularName: 'listing-news',
    tableName: LISTING_CHANGES,
    attributes: {
      id: id(),
      listing_id: required('integer'),
      noted_at: required('float'),
      /** Who matches it at the moment. */
      batch: required('string'),
      goal: required('integer'),
      zip: required('string'),
      type_keys: required('text'),
      price: optional('float'),
      bedrooms: required('integer'),
      garages: required('integer'),
      parkings: required('integer'),
    },
    indexes: [{ name: 'listing_news_batch', columns: ['batch'] }],
  },
];

/** Adds the tables by which saved searches are matched to the schema that Strapi keeps in the database. */
export function addSavedSearchTables(strapi: Core.Strapi): void {
  addTables(strapi, tables);
  queues.add(strapi, { queue: 'listing-news', table: LISTING_CHANGES, written: 'noted_at' });
}

/**
 * The condition, in SQL of both databases, under which facts of a listing fit a saved search apart from its
 * goal and postal code: `listing` and `search` are the aliases of a row of facts and of a saved search's row.
 * A price on request fits any price (FORM-9); a type stands for all below it (DATA-5); a parking place
 * counts as a garage, as in lists.
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
      and ',' || ${column('type_keys')} || ',' like '%,' || t.type_key || ',%')`;
}
