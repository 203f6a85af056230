import type { Core } from '@strapi/strapi';
import { languages } from '../access/ensure-locales';
import { leadError } from './lead-error';

/** The ids of the types with these WebIDs; throws BAD_USER_INPUT when one is none. */
export async function findTypes(strapi: Core.Strapi, webIds: readonly string[]): Promise<number[]> {
  const where = { webId: { $in: [...webIds] }, locale: languages[0] };
  const rows = (await strapi.db
    .query('api::property-type.property-type')
    .findMany({ where, select: ['id', 'webId'] })) as { id: number; webId: string }[];
  const unknown = webIds.find((webId) => !rows.some((row) => row.webId === webId));
  if (unknown === undefined) return rows.map((row) => row.id);
  throw leadError('BAD_USER_INPUT', 'criteria.types', 'is not a type');
}
