import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findLandingPage } from './find-landing-page';
import { findLandingSlugs, listLandingSlugs, type LandingSlugs } from '../search/landing-slugs';
import type { Goal } from '@agency/domain/goals';
import { joinPlace } from '../rules/places/places';
import { findCatalogue } from '../search/catalogue';
import { ROWS } from '../search/read-model/read-model-tables';
import { NOT_ON_OFFER } from '../search/search-row';

export function addLandingHandlers(strapi: Core.Strapi): void {
  const queries = {
    landingPage: (_: unknown, args: unknown) => findLandingPage(strapi, args),
    landingSlugs: (_: unknown, args: unknown) => findLandingSlugs(strapi, args),
    landingAddresses: () => listLandingAddresses(strapi),
  };
  const right = siteActions.readListings;
  extendForSite(strapi, { typeDefs: landingTypeDefs, right, queries });
}

/** A landing page with listings, and when one of them last changed. */
interface LandingAddress {
  goal: Goal;
  updatedAt: string;
  slugs: LandingSlugs[];
}

interface Row {
  goal: number;
  city_key: string;
  type_keys: string;
  /** Milliseconds on SQLite, an instant on PostgreSQL. */
  updatedAt: number | string | Date;
}

interface Landing {
  goal: Goal;
  place: string;
  typeId: string | null;
  updatedAt: string;
}

/**
 * Lists the landing pages for the sitemap: every place, and every type of a place, with listings.
 */
async function listLandingAddresses(strapi: Core.Strapi): Promise<LandingAddress[]> {
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

const landingTypeDefs = `
"A listing's address begins with these; without a type it is the page of all of the place."
type LandingSlugs {
  language: String!
  citySlug: String!
  typeSlug: String
}

type LandingLink {
  name: String!
  citySlug: String!
  typeSlug: String
  count: Int!
}

type LandingPage {
  "As \`cities\` of a filter takes it."
  place: String!
  placeName: String!
  countryId: Int!
  countryName: String!
  "The WebID; null for all types."
  typeId: String
  typeName: String
  total: Int!
  slugs: [LandingSlugs!]!
  "The other types that the place has listings of."
  types: [LandingLink!]!
  "The nearest other places with such listings, at most 8."
  neighbours: [LandingLink!]!
}

type LandingAddress {
  goal: Goal!
  updatedAt: String!
  slugs: [LandingSlugs!]!
}

type Query {
  "Null for a place or a type that nobody knows; slugs of any language are understood."
  landingPage(language: String!, goal: Goal!, citySlug: String!, typeSlug: String): LandingPage
  "The landing page that says the same as a filter by one city and at most one type; null when none does."
  landingSlugs(city: String!, type: String): [LandingSlugs!]
  "Those with at least one listing."
  landingAddresses: [LandingAddress!]!
}
`;
