import type { Core, UID } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';

/**
 * Types of example data that an agency does not keep, referencing types first. Pages, header,
 * footer, site settings, property types, cookie texts and staff stay and are edited.
 */
const DEMO: readonly string[] = [
  ...['lead', 'appointment-slot', 'demand-match', 'demand', 'subscription', 'visit-count'],
  ...['communication', 'appearance', 'online-medium', 'owner-note', 'listing'],
  ...['project', 'landing-text'],
  ...['testimonial', 'article', 'import-run', 'outbox-mail'],
];

/** Deletes the example's listings and related data. Returns the counts by type. */
export async function emptyDemo(strapi: Core.Strapi): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of DEMO) {
    const uid = `api::${name}.${name}` as UID.ContentType;
    const rows = (await strapi.db.query(uid).findMany({ select: ['documentId'] })) as {
      documentId: string;
    }[];
    const documents = [...new Set(rows.map(({ documentId }) => documentId))];
    for (const documentId of documents) {
      await documentsOf(strapi, uid).delete({ documentId, locale: '*' });
    }
    if (documents.length > 0) counts[name] = documents.length;
  }
  return counts;
}
