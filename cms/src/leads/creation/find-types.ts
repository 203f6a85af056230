import type { Core } from '@strapi/strapi';
import { findTypeRows } from '../../alerts/saved-searches/criteria';
import { leadError } from './lead-error';

/** The ids of the types with these WebIDs; throws BAD_USER_INPUT when one is none. */
export async function findTypes(strapi: Core.Strapi, webIds: readonly string[]): Promise<number[]> {
  const rows = await findTypeRows(strapi, webIds);
  if (webIds.every((webId) => rows.has(webId))) return [...rows.values()];
  throw leadError('BAD_USER_INPUT', 'criteria.types', 'is not a type');
}
