import type { Core } from '@strapi/strapi';
import { interceptDocuments } from './documents';
import type { Knex } from 'knex';
import { languages } from '@agency/domain/languages';

export interface Removed {
  uid: string;
  documentId: string;
  /** The deleted locales; null if the document is deleted in all of them. */
  locales: readonly string[] | null;
}

/**
 * Filters rows with `model`, `document_id` and `locale` that belong to a deleted document;
 * `locale` is empty for types without languages.
 */
export function ofRemoved(
  rows: Knex.QueryBuilder,
  { uid, documentId, locales }: Removed,
): Knex.QueryBuilder {
  void rows.where({ model: uid, document_id: documentId });
  return locales ? rows.whereIn('locale', ['', ...locales]) : rows;
}

/**
 * Deletes what belongs to a document of these types together with it, in one transaction. Call
 * it while registering.
 */
export function removeWith(
  strapi: Core.Strapi,
  uids: readonly string[],
  remove: (documentId: string, trx: Knex.Transaction, removed: Removed) => Promise<unknown>,
): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    if (!uids.includes(uid) || action !== 'delete') return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      const result = await next();
      const { documentId = '', locale } = params;
      const locales = [locale ?? languages[0]].flat();
      await remove(documentId, trx, {
        uid,
        documentId,
        locales: locales.includes('*') ? null : locales,
      });
      return result;
    });
  });
}
