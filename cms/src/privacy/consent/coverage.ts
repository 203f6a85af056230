import type { Core } from '@strapi/strapi';
import type { ConsentCoverage } from './consent-types';

/** Site settings with the ids of services that require consent. */
export const SITE = 'api::site.site';

const services = ['tagManager', 'analytics', 'ads', 'socialPixel'] as const;

type Ids = Partial<Record<`${(typeof services)[number]}Id`, string | null>>;

/**
 * Returns services with an id in the published site settings, such as `analytics G-TEST`, in
 * order.
 */
export async function readServices(strapi: Core.Strapi): Promise<string[]> {
  const rows = (await strapi.db.query(SITE).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: { analytics: true },
  })) as { analytics: Ids | null }[];
  const found = rows.flatMap(({ analytics }) =>
    services.flatMap((service) => {
      const id = analytics?.[`${service}Id`];
      return id ? [`${service} ${id}`] : [];
    }),
  );
  return [...new Set(found)].sort();
}

/**
 * Reports whether consent to `before` does not cover `after`: a service has a new id, or an
 * existing cookie list has another cookie that requires consent. A new language is a
 * translation.
 */
export function coversMore(before: ConsentCoverage, after: ConsentCoverage): boolean {
  if (after.services.some((service) => !before.services.includes(service))) return true;
  const known = listAskedCookies(before);
  const languages = Object.keys(before.texts);
  return [...listAskedCookies(after)].some(
    (cookie) => !known.has(cookie) && languages.includes(cookie.slice(0, 2)),
  );
}

/** Returns listed cookies in use that require consent, with language and category. */
function listAskedCookies({ texts, services: ids }: ConsentCoverage): Set<string> {
  const isUsed = (service: string) =>
    service === '' || ids.some((known) => known.startsWith(`${service} `));
  const cookies = Object.entries(texts).flatMap(([language, words]) =>
    words.cookies
      .filter(({ category, service }) => category !== 'necessary' && isUsed(service))
      .map(({ category, name }) => `${language} ${category} ${name.trim()}`),
  );
  return new Set(cookies);
}
