import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { MATCHES } from './demand-tables';
import { DEMAND } from './stored-demand';
import { projectDemand, removeWishes } from './write-wishes';

const WRITES = new Set(['create', 'update', 'clone']);

interface DocumentContext {
  uid: string;
  action: string;
  params: { documentId?: string };
}

/**
 * Keeps what matching reads in step with the demands, in the same transaction, whoever writes them;
 * with a demand its matches go. Call it while registering.
 */
export function subscribeToDemands(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as unknown as DocumentContext;
    if (uid !== DEMAND || !(WRITES.has(action) || action === 'delete')) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      if (action === 'delete') {
        await forgetDemand(trx, params.documentId ?? '');
        return next();
      }
      const result = await next();
      const written = params.documentId ?? (result as { documentId?: string } | null)?.documentId;
      if (written !== undefined) await projectDemand(strapi, trx, written);
      return result;
    });
  });
}

async function forgetDemand(trx: Knex.Transaction, documentId: string): Promise<void> {
  const ids = (await trx('demands').where({ document_id: documentId }).pluck('id')) as number[];
  await removeWishes(trx, ids);
  await trx(MATCHES).whereIn('demand_id', ids).delete();
}
