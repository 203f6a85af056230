import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';

const LEAD = 'api::lead.lead';

/** Marks a new lead as in progress after a reply or a planned visit; others are unchanged. */
export async function markInProgress(strapi: Core.Strapi, documentId: string): Promise<void> {
  const isNew = await strapi.db.query(LEAD).count({ where: { documentId, state: 'new' } });
  if (!isNew) return;
  await documentsOf(strapi, LEAD).update({ documentId, data: { state: 'open' } });
}
