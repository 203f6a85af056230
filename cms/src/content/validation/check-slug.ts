import type { Core, UID } from '@strapi/strapi';
import { reservedPaths } from '../rules/standard-pages';
import type { RefusalKey } from '../../platform/rules/refusals/say-refusal';
import { refuseField } from '../../platform/validation/refusal';
import { toSlug } from '../../platform/rules/slug';
import { numberName } from './name-copy';

const taken = {
  article: 'slug.article',
  category: 'slug.category',
  subcategory: 'slug.subcategory',
  testimonial: 'slug.testimonial',
  agent: 'slug.agent',
  office: 'slug.office',
} as const satisfies Record<SluggedType['noun'], RefusalKey>;

/**
 * Refuses a slug that another document of the type, published or draft, has in this language.
 * Categories may not have reserved slugs.
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

/**
 * Sets a missing slug of an article, category or testimonial from its name, with a number if it
 * is taken. Keeps an existing slug, also when the change does not include it.
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

interface SluggedType {
  noun: 'article' | 'category' | 'subcategory' | 'testimonial' | 'agent' | 'office';
  source: string;
  /** Another type in the same address space. */
  beside?: string;
}

/** Types whose slug is made from a name. */
const sluggedTypes: Readonly<Record<string, SluggedType>> = {
  'api::article.article': { noun: 'article', source: 'title' },
  'api::article-category.article-category': { noun: 'category', source: 'name' },
  'api::article-subcategory.article-subcategory': { noun: 'subcategory', source: 'name' },
  'api::testimonial.testimonial': { noun: 'testimonial', source: 'name' },
  'api::agent.agent': { noun: 'agent', source: 'name', beside: 'api::office.office' },
  'api::office.office': { noun: 'office', source: 'name', beside: 'api::agent.agent' },
};
