import type { Core } from '@strapi/strapi';
import { languages, type Language } from '@agency/domain/languages';
import { COOKIE_CONSENT, cookieFields, wordFields, type ConsentTexts } from './consent-types';

interface PublishedRow extends Record<string, unknown> {
  locale: Language;
  cookies?: Record<string, unknown>[];
}

/** The words about cookies as they are published now, in every language that has them. */
export async function readConsentTexts(strapi: Core.Strapi): Promise<ConsentTexts> {
  const rows = (await strapi.db.query(COOKIE_CONSENT).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: { cookies: true },
  })) as PublishedRow[];
  const texts = languages.flatMap((language) => {
    const row = rows.find(({ locale }) => locale === language);
    if (!row) return [];
    const cookies = (row.cookies ?? []).map((cookie) => pick(cookie, cookieFields));
    return [[language, { ...pick(row, wordFields), cookies }]];
  });
  return Object.fromEntries(texts) as ConsentTexts;
}

function pick(from: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(from[name] ?? '')]));
}
