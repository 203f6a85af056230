import { WISH_TYPES } from './demand-tables';

/**
 * The condition, in SQL of both databases, under which facts of a listing fit a demand apart from its
 * goal and postal code: `listing` and `wish` are the aliases of a row of facts and of a demand's row.
 * A price on request fits any price (FORM-9); a type stands for all below it (DATA-5).
 */
export function fits(listing: string, wish: string): string {
  const column = (name: string): string => `${listing}.${name}`;
  return `(${column('price')} is null or (${column('price')} >= ${wish}.min_price
      and ${column('price')} <= ${wish}.max_price))
    and ${column('bedrooms')} >= ${wish}.min_bedrooms
    and ${column('bedrooms')} <= ${wish}.max_bedrooms
    and ${column('garages')} >= ${wish}.min_garages
    and ${column('parkings')} >= ${wish}.min_parkings
    and exists (select 1 from ${WISH_TYPES} t where t.demand_id = ${wish}.id
      and ',' || ${column('type_keys')} || ',' like '%,' || t.type_key || ',%')`;
}
