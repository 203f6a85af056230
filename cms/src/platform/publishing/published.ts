import type { Core, UID } from '@strapi/strapi';

/** What the Document Service is asked to do, as its middleware sees it. */
export interface DocumentChange {
  uid: string;
  action: string;
  params: { documentId?: string; status?: string };
}

/** Whether a change touches what visitors see: where there are drafts, saving one does not. */
export function touchesPublished(
  strapi: Core.Strapi,
  { uid, action, params }: DocumentChange,
): boolean {
  if (['publish', 'unpublish', 'delete'].includes(action)) return true;
  if (!['create', 'update', 'clone'].includes(action)) return false;
  return !hasDrafts(strapi, uid) || params.status === 'published';
}

/** Leaves the published rows of a type to a query; of a type without drafts, all. */
export function wherePublished(strapi: Core.Strapi, uid: string): Record<string, unknown> {
  return hasDrafts(strapi, uid) ? { publishedAt: { $notNull: true } } : {};
}

function hasDrafts(strapi: Core.Strapi, uid: string): boolean {
  return strapi.contentType(uid as UID.ContentType).options?.draftAndPublish === true;
}
