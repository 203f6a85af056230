import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { importSnapshot } from '../src/listings/import/import-snapshot';
import type { TestCms } from './boot';

const seed = path.resolve(__dirname, '../../seed/snapshot');

export const SEARCH = `query ($language: String!, $filter: ListingFilter!, $sort: ListingSort, $page: Int, $pageSize: Int) {
  searchListings(language: $language, filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
    total
    items { id goal typeId groundArea title price pricePublished address bedrooms livingArea publishedAt zip cityName typeName energyLabel latitude longitude picture { src widths alt } }
    types { webId parentId name count }
    cities { value name zip countryId countryName count selectedBy spellings { name count selectedBy } }
    choices { filter values { value count } }
    amenities { amenity count }
    minimums { filter steps { atLeast count } }
    prices { from count }
    unstated { filter count }
  }
}`;

export interface Item {
  id: string;
  price: number | null;
  livingArea: number | null;
  groundArea: number | null;
  typeId: string | null;
  bedrooms: number | null;
  energyLabel: string | null;
  latitude: number | null;
  longitude: number | null;
  publishedAt: string;
  zip: string;
  cityName: string;
}

export interface Place {
  value: string;
  name: string;
  zip: string;
  count: number;
  selectedBy: string[];
  spellings: { name: string; count: number; selectedBy: string[] }[];
}

export interface Search {
  total: number;
  items: Item[];
  types: { webId: string; parentId: string | null; name: string; count: number }[];
  cities: Place[];
  choices: { filter: string; values: { value: string; count: number }[] }[];
  amenities: { amenity: string; count: number }[];
  minimums: { filter: string; steps: { atLeast: number; count: number }[] }[];
  prices: { from: number; count: number }[];
  unstated: { filter: string; count: number }[];
}

const DETAIL = `query ($language: String!, $id: String!) {
  listingDetail(language: $language, id: $id) {
    card { id goal price pricePublished address latitude longitude citySlug typeSlug availability }
    description pictures { src alt kind } documents { id kind name }
    localized { language citySlug typeSlug }
    registrationRights notaryFees totalCost depositAmount agencyCost heating bathrooms
  }
}`;

export interface Detail {
  card: Record<string, unknown>;
  localized: { language: string; citySlug: string; typeSlug: string }[];
  pictures: { src: string; alt: string }[];
  [field: string]: unknown;
}

export interface SeededSearch {
  cms: TestCms;
  /** Snapshot records by reference. */
  references: Record<string, { Price: number; Street: string; HouseNumber: string }>;
  search(variables: Record<string, unknown>): Promise<Search>;
  listAll(filter: Record<string, unknown>): Promise<Item[]>;
  findDetail(id: string, language?: string): Promise<Detail | null>;
}

/** Imports the seed's listings into a CMS, with invented picture files. */
export async function openSeededSearch(cms: TestCms): Promise<SeededSearch> {
  await importSeed(cms);
  const references = Object.fromEntries(readRecords('nl').map((record) => [record.ID, record]));

  async function findDetail(id: string, language = 'nl'): Promise<Detail | null> {
    const { data, errors } = await cms.query<{ listingDetail: Detail | null }>(DETAIL, {
      language,
      id,
    });
    expect(errors).toBeUndefined();
    return data?.listingDetail ?? null;
  }

  async function search(variables: Record<string, unknown>): Promise<Search> {
    const { data, errors } = await cms.query<{ searchListings: Search }>(SEARCH, {
      language: 'nl',
      ...variables,
    });
    expect(errors).toBeUndefined();
    if (!data) throw new Error('no data');
    return data.searchListings;
  }

  async function listAll(filter: Record<string, unknown>): Promise<Item[]> {
    const items: Item[] = [];
    for (let page = 1; ; page += 1) {
      const found = await search({ filter, page, pageSize: 50 });
      items.push(...found.items);
      if (items.length >= found.total) return items;
    }
  }

  return { cms, references, search, listAll, findDetail };
}

export function readRecords(language: string, file = 'properties'): Record<string, unknown>[] {
  return JSON.parse(readFileSync(path.join(seed, language, `${file}.json`), 'utf8'));
}

async function importSeed(cms: TestCms): Promise<void> {
  const files = cms.strapi.db.query('plugin::upload.file');
  const ids = new Map<string, number>();
  const storePicture = async ({ name }: { name: string }): Promise<number> => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const formats = { avif100: { width: 100 }, avif400: { width: 400 } };
    const size = { width: 1360, height: 1020, size: 1, formats };
    const data = { name, hash: name, url: `/uploads/${name}`, mime: 'image/jpeg' };
    const { id } = await files.create({ data: { ...data, ...size, provider: 'local' } });
    ids.set(name, Number(id));
    return Number(id);
  };
  const pictures = path.resolve(seed, '../pictures');
  const report = await importSnapshot(cms.strapi, { source: seed, pictures, storePicture });
  expect(report).toMatchObject({ outcome: 'done', rejected: 0 });
}
