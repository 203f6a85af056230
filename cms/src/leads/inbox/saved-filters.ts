import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';
import type { SavedFilter } from './inbox-responses';
import { refuse } from '../../platform/validation/refusal';

const FILTERS = 'inbox_filters';
const mostFilters = 30;

/** A plain table, not a content type: filters are private to each user. */
const table: Table = {
  uid: 'leads::inbox-filter',
  singularName: 'inbox-filter',
  tableName: FILTERS,
  attributes: {
    id: id(),
    staff: required('integer'),
    name: required('string'),
    query: required('text'),
  },
  indexes: [{ name: 'inbox_filters_name_uq', columns: ['staff', 'name'], type: 'unique' }],
};

const schema = z.object({
  name: z.string().trim().min(1).max(60),
  /** Query string of the inbox; the form is in its path. */
  query: z
    .string()
    .max(1000)
    .regex(/^[\w-]*\??[\w\-=&%+:.*~]*$/),
});

export function addFilterTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

export async function listFilters(strapi: Core.Strapi, staff: number): Promise<SavedFilter[]> {
  const rows = strapi.db.connection(FILTERS).where({ staff });
  return (await rows.orderBy('name').select('id', 'name', 'query')) as SavedFilter[];
}

/** Saves filters under a name, replacing earlier ones. Throws a ValidationError if invalid. */
export async function saveFilter(
  strapi: Core.Strapi,
  staff: number,
  given: unknown,
): Promise<SavedFilter[]> {
  const { data } = schema.safeParse(given);
  if (!data) throw refuse('inbox.filterName');
  const filters = strapi.db.connection(FILTERS);
  const saved = await listFilters(strapi, staff);
  if (saved.length >= mostFilters && !saved.some(({ name }) => name === data.name)) {
    throw refuse('inbox.filterCount', { most: mostFilters });
  }
  await filters
    .insert({ staff, ...data })
    .onConflict(['staff', 'name'])
    .merge(['query']);
  return listFilters(strapi, staff);
}

export async function removeFilter(
  strapi: Core.Strapi,
  staff: number,
  given: string,
): Promise<SavedFilter[]> {
  await strapi.db
    .connection(FILTERS)
    .where({ staff, id: Number(given) || 0 })
    .delete();
  return listFilters(strapi, staff);
}
