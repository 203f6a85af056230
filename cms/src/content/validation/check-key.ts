import type { Core, UID } from '@strapi/strapi';
import { refuseField } from '../../platform/validation/refusal';
import { toSlug } from '../../platform/rules/slug';
import { findFreeKey } from './name-copy';

/**
 * Refuses a key that another document of the type has: imports and listings identify documents
 * by key.
 */
export async function checkKey(
  strapi: Core.Strapi,
  uid: string,
  { documentId, data }: { documentId?: string; data: Record<string, unknown> },
): Promise<void> {
  if (typeof data.key !== 'string') return;
  const other = (await strapi.db.query(uid as UID.ContentType).findOne({
    where: { key: data.key, documentId: { $ne: documentId ?? '' } },
  })) as { name: string } | null;
  if (other) throw refuseField('key', 'key.taken', { name: other.name });
}

const longestKey = 80;

/** Sets a missing key of a new document from its title or name, with a number if it is taken. */
export async function fillKey(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
): Promise<void> {
  const type = uid as UID.ContentType;
  const name = data.title ?? data.name;
  if (data.key || typeof name !== 'string' || !needsKey(strapi, type)) return;
  // Leaves space for a number.
  const key = toSlug(name).slice(0, longestKey - 5);
  if (key !== '') data.key = await findFreeKey(strapi, type, key);
}

function needsKey(strapi: Core.Strapi, type: UID.ContentType): boolean {
  const { key } = strapi.contentType(type).attributes as Record<string, { required?: boolean }>;
  return key?.required === true;
}
