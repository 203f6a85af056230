import { SEARCH_TYPES } from './saved-search-tables';

/**
 * The condition, in SQL of both databases, under which facts of a listing fit a saved search apart from its
 * goal and postal code: `listing` and `search` are the aliases of a row of facts and of a saved search's row.
 * A price on request fits any price (FORM-9); a type stands for all below it (DATA-5).
 */
export function fits(listing: string, search: string): string {
  const column = (name: string): string => `${listing}.${name}`;
  return `(${column('price')} is null or (${column('price')} >= ${search}.min_price
      and ${column('price')} <= ${search}.max_price))
    and ${column('bedrooms')} >= ${search}.min_bedrooms
    and ${column('bedrooms')} <= ${search}.max_bedrooms
    and ${column('garages')} >= ${search}.min_garages
    and ${column('parkings')} >= ${search}.min_parkings
    and exists (select 1 from ${SEARCH_TYPES} t where t.demand_id = ${search}.id
      and ',' || ${column('type_keys')} || ',' like '%,' || t.type_key || ',%')`;
}
