import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { groupBy } from '../../platform/rules/group-by';
import { toNumber, toText } from '../../platform/rules/stored-value';
import type { ListingTexts, PictureFacts, CityFacts } from '../rules/listing-facts';
import { loadPictureFacts } from '../search/read-model/load-listing-facts';
import { findCatalogue } from '../search/catalogue';
import type { ListingCard } from '../search/listing-card';

const PROJECT = 'api::project.project';

type Row = Record<string, unknown>;

/** Loads every published project, or only the given one, in five statements, the newest first. */
export async function loadProjects(strapi: Core.Strapi, only?: number): Promise<ProjectFacts[]> {
  const { connection } = strapi.db;
  const rows = (await connection('projects')
    .where({ state: 'active', ...(only === undefined ? {} : { id: only }) })
    .orderBy('id', 'desc')
    .limit(MOST)) as Row[];
  if (rows.length === 0) return [];
  const ids = rows.map((row) => Number(row.id));
  const [texts, cities, pictures, { cities: known }] = await Promise.all([
    loadTexts(connection, ids),
    loadCityKeys(connection, ids),
    loadPictures(connection, rows),
    findCatalogue(strapi),
  ]);
  return rows.map((row) => {
    const id = Number(row.id);
    return {
      id,
      reference: String(row.reference),
      publishAddress: Boolean(row.publish_address),
      houseNumber: toText(row.house_number),
      boxNumber: toText(row.box_number),
      zip: toText(row.zip),
      countryId: toNumber(row.country_id),
      updatedAt: new Date(row.updated_at as string | number | Date).toISOString(),
      city: known.get(cities.get(id) ?? '') ?? null,
      texts: texts.get(id) ?? [],
      pictures: pictures.get(id) ?? [],
    };
  });
}

/** An agency has few; older ones are not shown. */
const MOST = 200;

async function loadTexts(connection: Knex, ids: number[]): Promise<Map<number, ListingTexts[]>> {
  const rows = (await connection('projects_cmps as link')
    .join('components_listing_texts as text', 'text.id', 'link.cmp_id')
    .whereIn('link.entity_id', ids)
    .andWhere('link.field', 'texts')
    .orderBy(['link.entity_id', 'link.order'])
    .select('link.entity_id', 'text.language', 'text.title', 'text.description')
    .select('text.street')) as (ListingTexts & { entity_id: number })[];
  return groupBy(rows, (row) => row.entity_id);
}

async function loadCityKeys(connection: Knex, ids: number[]): Promise<Map<number, string>> {
  const rows = (await connection('projects_city_lnk as link')
    .join('cities as city', 'city.id', 'link.city_id')
    .whereIn('link.project_id', ids)
    .select('link.project_id', 'city.key')) as { project_id: number; key: string }[];
  return new Map(rows.map((row) => [row.project_id, row.key]));
}

function loadPictures(connection: Knex, rows: Row[]): Promise<Map<number, PictureFacts[]>> {
  const details = new Map(rows.map((row) => [Number(row.id), row.picture_details]));
  return loadPictureFacts(connection, PROJECT, details);
}

/** A unit of a project as the site can show it. */
export interface Unit {
  card: ListingCard;
  /** 0 is the ground floor; null if unknown or on several floors. */
  floor: number | null;
}

/** The units of a project. */
export interface ProjectUnits {
  shown: readonly Unit[];
  /** True if others are on offer, but held back until their adverts are complete. */
  hasHeld: boolean;
}

export interface ProjectFacts {
  id: number;
  reference: string;
  publishAddress: boolean;
  houseNumber: string | null;
  boxNumber: string | null;
  zip: string | null;
  countryId: number | null;
  updatedAt: string;
  city: CityFacts | null;
  texts: ListingTexts[];
  pictures: PictureFacts[];
}
