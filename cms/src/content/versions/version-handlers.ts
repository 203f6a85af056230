import type { Core, UID } from '@strapi/strapi';
import { addAdminRoutes, readPages } from '../../platform/access/admin-routes';
import { findDocumentKey } from './find-document-key';
import { listVersions } from './list-versions';
import type { Knex } from 'knex';
import { pickRestored } from './read-content';
import { findEditor, type DocumentKey } from './record-versions';
import { VERSIONS, type VersionRow } from './version-table';
import { refuseMissing } from '../../platform/validation/refusal';

export function addVersionHandlers(strapi: Core.Strapi): void {
  const path = '/versions/:model/:documentId';
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path,
      right: readPages,
      handle: (context) => listVersions(strapi, findDocumentKey(strapi, context, 'read')),
    },
    {
      method: 'POST',
      path: `${path}/:id/restore`,
      right: readPages,
      handle: async (context) => {
        const key = findDocumentKey(strapi, context, 'update');
        await restoreVersion(strapi, key, Number(context.params.id) || 0);
        return {};
      },
    },
  ]);
}

/**
 * Restores a version as draft, except for fields shared by all languages; nothing is published,
 * and the previous state is a version itself. Throws 404 if the version does not exist, and the
 * errors of current checks.
 */
async function restoreVersion(strapi: Core.Strapi, key: DocumentKey, id: number): Promise<void> {
  const { model, documentId, locale } = key;
  const own = { model, document_id: documentId, locale };
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const version = (await trx(VERSIONS)
      .where({ ...own, id })
      .first()) as VersionRow | undefined;
    if (!version) throw refuseMissing('gone.version');
    const last = (await trx(VERSIONS).where(own).max({ id: 'id' }).first()) as { id: number };
    const content = JSON.parse(version.content) as Record<string, unknown>;
    const data = { ...pickRestored(strapi, model, content), updatedBy: findEditor(strapi) };
    await strapi
      .documents(model as UID.ContentType)
      .update({ documentId, locale: locale || undefined, data });
    await trx(VERSIONS).where(own).where('id', '>', last.id).update({ kind: 'restored' });
  });
}
