import type { Core, UID } from '@strapi/strapi';
import { toSlug } from '../../platform/rules/slug';
import { numberName } from './number-name';
import { sluggedTypes } from './slugged-types';

/**
 * Writes the address of an article, category or testimonial that has none from its name, with a
 * number when another has it already. Leaves an address that is there, also where the change does
 * not speak of it.
 */
export async function fillSlug(
  strapi: Core.Strapi,
  uid: string,
  change: { documentId?: string; locale: string; data: Record<string, unknown> },
): Promise<void> {
  const { documentId, locale, data } = change;
  const source = sluggedTypes[uid]?.source;
  const name = source ? data[source] : undefined;
  if (typeof name !== 'string' || (typeof data.slug === 'string' && data.slug !== '')) return;
  const slug = toSlug(name).slice(0, 100);
  if (slug === '' || (data.slug === undefined && (await hasSlug(strapi, uid, change)))) return;
  const taken = (await strapi.db.query(uid as UID.ContentType).findMany({
    where: { locale, slug: { $startsWith: slug }, documentId: { $ne: documentId ?? '' } },
    select: ['slug'],
  })) as { slug: string }[];
  data.slug = numberName(
    slug,
    taken.map((row) => row.slug),
  );
}

async function hasSlug(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale }: { documentId?: string; locale: string },
): Promise<boolean> {
  if (documentId === undefined) return false;
  const where = { documentId, locale, slug: { $notNull: true, $ne: '' } };
  return (await strapi.db.query(uid as UID.ContentType).count({ where })) > 0;
}
