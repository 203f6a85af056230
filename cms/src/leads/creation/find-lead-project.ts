import type { Core } from '@strapi/strapi';
import { leadError } from './lead-error';

/** The id of the project with this reference; throws UNKNOWN_LISTING when there is none. */
export async function findLeadProject(strapi: Core.Strapi, reference: string): Promise<number> {
  const row = (await strapi.db
    .query('api::project.project')
    .findOne({ where: { reference, state: 'active' }, select: ['id'] })) as { id: number } | null;
  if (!row) throw leadError('UNKNOWN_LISTING', 'project', 'there is no such project');
  return row.id;
}
