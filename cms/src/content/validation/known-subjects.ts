import type { Core } from '@strapi/strapi';
import { splitPlace } from '../../listings/rules/places';
import { countryIds } from '@agency/domain/countries';

/**
 * Whether listings are known of a postal code, such as `1050`, in Belgium, or with its country: `1009.50`.
 * Before the first import nothing is known, and anything may be right.
 */
export async function isKnownPlace(strapi: Core.Strapi, place: string): Promise<boolean> {
  if ((await strapi.db.query('api::city.city').count()) === 0) return true;
  const { zip, countryId: wanted } = splitPlace(place);
  const cities = (await strapi.db.query('api::city.city').findMany({
    where: { zip },
    select: ['countryId'],
  })) as { countryId: number | null }[];
  return cities.some(
    ({ countryId }) => (countryId ?? countryIds.belgium) === (wanted ?? countryIds.belgium),
  );
}

/** Whether there is a type of this number (its WebID); any before the first import. */
export async function isKnownType(strapi: Core.Strapi, webId: string): Promise<boolean> {
  const types = strapi.db.query('api::property-type.property-type');
  return (await types.count()) === 0 || (await types.count({ where: { webId } })) > 0;
}

/** Whether there is a listing of this reference; any before the first import. */
export async function isKnownListing(strapi: Core.Strapi, reference: string): Promise<boolean> {
  const listings = strapi.db.query('api::listing.listing');
  return (await listings.count()) === 0 || (await listings.count({ where: { reference } })) > 0;
}
