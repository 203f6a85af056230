import type { Core } from '@strapi/strapi';

const uid = 'api::site.site';

/**
 * Returns the site settings shared by all languages, with these components: from any published
 * language, otherwise from a draft. Null without settings.
 */
export async function findSharedSettings(
  strapi: Core.Strapi,
  parts: readonly string[],
): Promise<object | null> {
  const find = (publishedAt: object): Promise<object | null> =>
    strapi.db
      .query(uid)
      .findOne({ where: { publishedAt }, orderBy: { id: 'asc' }, populate: [...parts] });
  return (await find({ $notNull: true })) ?? (await find({ $null: true }));
}
