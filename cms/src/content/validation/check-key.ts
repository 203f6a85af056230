import type { Core, UID } from '@strapi/strapi';
import { refuseField } from '../../platform/validation/refusal';

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
  if (other) throw refuseField('key', 'key.taken', { name: other.name });
}
