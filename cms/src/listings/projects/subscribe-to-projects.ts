import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import type { Knex } from 'knex';
import { recordChanges } from '../../platform/publishing/record-changes';
import { subscribeToFileChanges } from '../../platform/uploads/subscribe-to-file-changes';

const CITY = 'api::city.city';
const PROJECT = 'api::project.project';
const writes = new Set(['create', 'update', 'delete', 'clone']);
const everyProject = { type: 'project', key: null, languages: null } as const;

/**
 * Notifies the site when a city or picture that projects show changes. Edits of a project itself
 * are handled with the editorial content, its units with the listings.
 */
export function subscribeToProjects(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action }, next) => {
    if (uid !== CITY || !writes.has(action)) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      await recordChanges(strapi, [everyProject]);
      return result;
    });
  });
  subscribeToFileChanges(
    strapi,
    'projects',
    (fileId) => findProjects(strapi, fileId),
    () => recordChanges(strapi, [everyProject]),
  );
}

async function findProjects(strapi: Core.Strapi, fileId: number): Promise<number[]> {
  // Uses the current transaction, which on SQLite holds the only connection.
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const rows = (await trx('files_related_mph')
      .where({ file_id: fileId, related_type: PROJECT, field: 'pictures' })
      .select('related_id')) as { related_id: number }[];
    return rows.map((row) => row.related_id);
  });
}
