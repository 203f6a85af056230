import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { writeCityName } from '@agency/domain/city-name';
import { LISTING_FIELDS, LISTING_TEXTS } from '../rules/listing-fields';
import { loadCityRows } from './manual-cities';

export interface ManualChoice {
  value: string;
  /** By language; a name without languages is under the empty text. */
  names: Record<string, string>;
}

/** Choices of the form, and the labels of its fields as in the schema. */
export interface ManualChoices {
  types: ManualChoice[];
  /** Known cities: `1000 Brussel`. */
  cities: { zip: string; name: string; countryId: number }[];
  agents: ManualChoice[];
  offices: ManualChoice[];
  projects: ManualChoice[];
  labels: Record<string, { label: string; help: string | null }>;
}

interface Attribute {
  pluginOptions?: { editor?: { label?: string; help?: string } };
}

/** Attributes of the facts that the importer handles by name. */
const named = {
  reference: 'reference',
  Goal: 'goal',
  Status: 'availability',
  WebIDs: 'types',
  Zip: 'zip',
  City: 'city',
  CountryID: 'countryId',
  ProjectID: 'project',
  Pictures: 'pictures',
};

export async function findChoices(strapi: Core.Strapi): Promise<ManualChoices> {
  const { connection } = strapi.db;
  const cities = await loadCityRows(connection);
  return {
    types: await listNamed(connection, 'property_types', 'web_id', 'show_order'),
    cities: cities
      .map(({ zip, name, country_id: countryId }) => ({
        zip,
        name: writeCityName(name),
        countryId,
      }))
      .filter((city, index, all) => all.findIndex((one) => isSame(one, city)) === index)
      .sort((one, other) => one.zip.localeCompare(other.zip)),
    agents: await listNamed(connection, 'agents', 'key', 'sort'),
    offices: await listNamed(connection, 'offices', 'key', 'sort'),
    projects: await listProjects(connection),
    labels: listLabels(strapi),
  };
}

const isSame = (one: { zip: string; name: string }, other: { zip: string; name: string }) =>
  one.zip === other.zip && one.name === other.name;

async function listNamed(
  connection: Knex,
  table: string,
  column: string,
  order: string,
): Promise<ManualChoice[]> {
  const rows = (await connection(table)
    .orderBy([order, 'id'])
    .select({ value: column, locale: 'locale', name: 'name' })) as {
    value: string;
    locale: string;
    name: string;
  }[];
  const byValue = new Map<string, Record<string, string>>();
  for (const { value, locale, name } of rows) {
    byValue.set(value, { ...byValue.get(value), [locale]: name });
  }
  return [...byValue].map(([value, names]) => ({ value, names }));
}

async function listProjects(connection: Knex): Promise<ManualChoice[]> {
  const references = (await connection('projects')
    .where({ state: 'active' })
    .orderBy('reference')
    .pluck('reference')) as string[];
  return references.map((reference) => ({ value: reference, names: { '': reference } }));
}

function listLabels(strapi: Core.Strapi): ManualChoices['labels'] {
  const listing = strapi.contentType('api::listing.listing').attributes as never as Attributes;
  const text = strapi.components['listing.text' as never] as { attributes: Attributes };
  const read = (attributes: Attributes, attribute: string, source: string) => {
    const { label = source, help = null } = attributes[attribute]?.pluginOptions?.editor ?? {};
    return [source, { label, help }] as const;
  };
  return Object.fromEntries([
    ...Object.entries(named).map(([source, attribute]) => read(listing, attribute, source)),
    ...LISTING_FIELDS.map(({ source, attribute }) => read(listing, attribute, source)),
    ...LISTING_TEXTS.map(({ source, attribute }) => read(text.attributes, attribute, source)),
  ]);
}

type Attributes = Record<string, Attribute>;
