import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';

const LEAD = 'api::lead.lead';

/** A new lead that staff answered or planned a visit for is in progress; any other stays as it is. */
export async function markInProgress(strapi: Core.Strapi, documentId: string): Promise<void> {
  const isNew = await strapi.db.query(LEAD).count({ where: { documentId, state: 'new' } });
  if (!isNew) return;
  await documentsOf(strapi, LEAD).update({ documentId, data: { state: 'open' } });
}
