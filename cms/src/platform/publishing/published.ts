import type { Core, UID } from '@strapi/strapi';

export interface DocumentChange {
  uid: string;
  action: string;
  params: { documentId?: string; status?: string };
}

/** Reports whether a change affects visitors: saving a draft does not. */
export function touchesPublished(
  strapi: Core.Strapi,
  { uid, action, params }: DocumentChange,
): boolean {
  if (['publish', 'unpublish', 'delete'].includes(action)) return true;
  if (!['create', 'update', 'clone'].includes(action)) return false;
  return !hasDrafts(strapi, uid) || params.status === 'published';
}

/** Returns the condition for published rows of a type; for a type without drafts, all rows. */
export function wherePublished(strapi: Core.Strapi, uid: string): Record<string, unknown> {
  return hasDrafts(strapi, uid) ? { publishedAt: { $notNull: true } } : {};
}

function hasDrafts(strapi: Core.Strapi, uid: string): boolean {
  return strapi.contentType(uid as UID.ContentType).options?.draftAndPublish === true;
}
