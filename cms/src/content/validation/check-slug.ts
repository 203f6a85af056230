import type { Core, UID } from '@strapi/strapi';
import { reservedPaths } from '../rules/standard-pages';
import type { RefusalKey } from '../../platform/rules/refusals/say-refusal';
import { sluggedTypes, type SluggedType } from './slugged-types';
import { refuseField } from '../../platform/validation/refusal';

const taken = {
  article: 'slug.article',
  category: 'slug.category',
  subcategory: 'slug.subcategory',
  testimonial: 'slug.testimonial',
  agent: 'slug.agent',
  office: 'slug.office',
} as const satisfies Record<SluggedType['noun'], RefusalKey>;

/**
 * Refuses an address that another of the same type has in this language, published or in draft, so
 * that two never meet when one moves. A category may not have what the site needs.
 */
export async function checkSlug(
  strapi: Core.Strapi,
  uid: string,
  change: { documentId?: string; locale: string; data: Record<string, unknown> },
): Promise<void> {
  const { documentId, locale, data } = change;
  const { noun, source, beside } = sluggedTypes[uid] ?? {};
  if (!noun || !source || typeof data.slug !== 'string' || data.slug === '') return;
  if (noun === 'category' && reservedPaths.includes(data.slug)) {
    throw refuseField('slug', 'page.address.reserved', { path: data.slug });
  }
  for (const type of [uid, ...(beside ? [beside] : [])]) {
    const other = (await strapi.db.query(type as UID.ContentType).findOne({
      where: { locale, slug: data.slug, documentId: { $ne: documentId ?? '' } },
    })) as Record<string, string> | null;
    if (!other) continue;
    const { noun: whose = noun, source: field = source } = sluggedTypes[type] ?? {};
    throw refuseField('slug', taken[whose], { name: other[field] ?? '', slug: data.slug });
  }
}
