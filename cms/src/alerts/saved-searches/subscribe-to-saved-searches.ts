import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { MATCHES } from './saved-search-tables';
import { SAVED_SEARCH } from './stored-saved-search';
import { syncSearchCriteria, removeSearchCriteria } from './write-search-criteria';

const WRITES = new Set(['create', 'update', 'clone']);

interface DocumentContext {
  uid: string;
  action: string;
  params: { documentId?: string };
}

/**
 * Keeps what matching reads in step with the saved searches, in the same transaction, whoever writes them;
 * with a saved search its matches go. Call it while registering.
 */
export function subscribeToSavedSearches(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as unknown as DocumentContext;
    if (uid !== SAVED_SEARCH || !(WRITES.has(action) || action === 'delete')) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      if (action === 'delete') {
        await forgetSavedSearch(trx, params.documentId ?? '');
        return next();
      }
      const result = await next();
      const written = params.documentId ?? (result as { documentId?: string } | null)?.documentId;
      if (written !== undefined) await syncSearchCriteria(strapi, trx, written);
      return result;
    });
  });
}

async function forgetSavedSearch(trx: Knex.Transaction, documentId: string): Promise<void> {
  const ids = (await trx('demands').where({ document_id: documentId }).pluck('id')) as number[];
  await removeSearchCriteria(trx, ids);
  await trx(MATCHES).whereIn('demand_id', ids).delete();
}
