import type { Core } from '@strapi/strapi';
import { languages, type Language } from '@agency/domain/languages';

/** Returns the languages enabled in the site settings, in the product's order; all if not set. */
export async function listEnabledLanguages(strapi: Core.Strapi): Promise<readonly Language[]> {
  const site = (await strapi.db.query('api::site.site').findOne({
    where: { publishedAt: { $notNull: true } },
    populate: { enabledLanguages: true },
  })) as { enabledLanguages: { code: string }[] } | null;
  const codes = site?.enabledLanguages.map(({ code }) => code) ?? [];
  const enabled = languages.filter((language) => codes.includes(language));
  return enabled.length > 0 ? enabled : languages;
}
