import type { Core, UID } from '@strapi/strapi';
import { fieldError } from '../../platform/validation/validation-error';

/** Refuses a key that another document of the type has: imports and listings know it by that alone. */
export async function checkKey(
  strapi: Core.Strapi,
  uid: string,
  { documentId, data }: { documentId?: string; data: Record<string, unknown> },
): Promise<void> {
  if (typeof data.key !== 'string') return;
  const other = (await strapi.db.query(uid as UID.ContentType).findOne({
    where: { key: data.key, documentId: { $ne: documentId ?? '' } },
  })) as { name: string } | null;
  if (other) throw fieldError('key', `“${other.name}” has this key already; choose another.`);
}
