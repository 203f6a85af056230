import type { Core } from '@strapi/strapi';

const uid = 'api::site.site';

/**
 * Those site settings that are the same in every language, with these parts: from whichever language
 * is published, and where none is, from a draft. Null when there are no settings at all.
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
