import type { Core, UID } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import type { Knex } from 'knex';
import { isSeeding } from '../../platform/process/seeding';
import { publishedTypes } from './editorial-types';
import { isAsPublished } from './read-content';

interface Row {
  id: number;
  locale: string | null;
  updatedAt: string;
  publishedAt: string | null;
}

/**
 * Restores a draft's date if a save makes it equal to the published version, in each written
 * language: Strapi and the language board consider a newer draft changed. Call it while
 * registering.
 */
export function dateAsPublished(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    const result = await next();
    const { documentId } = params;
    if (action !== 'update' || !documentId) return result;
    if (!publishedTypes.includes(uid) || isSeeding()) return result;
    await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      for (const { draft, published } of await listLater(strapi, uid, documentId)) {
        if (!(await isAsPublished(strapi, uid, documentId, draft.locale ?? ''))) continue;
        const { tableName } = strapi.db.metadata.get(uid);
        const date = trx(tableName).where({ id: published.id }).select('updated_at');
        await trx(tableName).where({ id: draft.id }).update({ updated_at: date });
        const saved = result as Partial<Row> | null;
        if (saved?.id === draft.id) saved.updatedAt = published.updatedAt;
      }
    });
    return result;
  });
}

async function listLater(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<{ draft: Row; published: Row }[]> {
  const rows = (await strapi.db.query(uid as UID.ContentType).findMany({
    where: { documentId },
    select: ['id', 'locale', 'updatedAt', 'publishedAt'],
  })) as Row[];
  return rows.flatMap((draft) => {
    const published = rows.find((row) => row.publishedAt && row.locale === draft.locale);
    const isLater =
      published !== undefined &&
      !draft.publishedAt &&
      new Date(draft.updatedAt) > new Date(published.updatedAt);
    return isLater ? [{ draft, published }] : [];
  });
}
