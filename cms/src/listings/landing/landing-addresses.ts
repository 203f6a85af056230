import type { Core } from '@strapi/strapi';
import type { Goal } from '@agency/domain/goals';
import { joinPlace } from '../rules/places';
import { findCatalogue } from '../search/catalogue';
import { ROWS } from '../search/read-model-tables';
import { NOT_ON_OFFER } from '../search/search-row';
import { listLandingSlugs, type LandingSlugs } from '../search/landing-slugs';

/** A landing page that holds a listing, and when one of them last changed. */
export interface LandingAddress {
  goal: Goal;
  updatedAt: string;
  slugs: LandingSlugs[];
}

interface Row {
  goal: number;
  city_key: string;
  type_keys: string;
  /** SQLite keeps milliseconds where PostgreSQL keeps an instant. */
  updatedAt: number | string | Date;
}

interface Landing {
  goal: Goal;
  place: string;
  typeId: string | null;
  updatedAt: string;
}

/** FIND-17: the landing pages for the sitemap: those of places, and of places and types, with listings. */
export async function listLandingAddresses(strapi: Core.Strapi): Promise<LandingAddress[]> {
  const catalogue = await findCatalogue(strapi);
  const rows = (await strapi.db
    .connection({ offered: ROWS })
    .join({ listing: 'listings' }, 'listing.id', 'offered.id')
    .where('offered.goal', '!=', NOT_ON_OFFER)
    .groupBy('offered.goal', 'offered.city_key', 'offered.type_keys')
    .select('offered.goal', 'offered.city_key', 'offered.type_keys')
    .max({ updatedAt: 'listing.updated_at' })) as Row[];
  const landings = new Map<string, Landing>();
  for (const row of rows) {
    const city = catalogue.cities.get(row.city_key);
    if (!city) continue;
    const place = joinPlace(city.zip, city.countryId);
    const goal = Number(row.goal) === 0 ? 'sale' : 'rent';
    const updatedAt = new Date(row.updatedAt).toISOString();
    const types = row.type_keys
      .split(',')
      .filter((id) => catalogue.types.get(id)?.isGroup === false);
    for (const typeId of [null, ...types]) {
      const key = `${goal}|${place}|${typeId}`;
      const known = landings.get(key)?.updatedAt ?? '';
      const newest = known > updatedAt ? known : updatedAt;
      landings.set(key, { goal, place, typeId, updatedAt: newest });
    }
  }
  return [...landings.values()].flatMap(({ goal, place, typeId, updatedAt }) => {
    const slugs = listLandingSlugs(catalogue, place, typeId);
    return slugs === null ? [] : [{ goal, updatedAt, slugs }];
  });
}
