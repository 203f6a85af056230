import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../database/documents';
import type { ChangeType, Change } from './change';
import { recordChanges } from './record-changes';
import { touchesPublished } from './published';
import { readPublished, type PublishedRow } from './published-rows';

export const changeTypes: Readonly<Record<string, ChangeType>> = {
  'api::page.page': 'page',
  'api::module.module': 'module',
  'api::article.article': 'article',
  'api::article-category.article-category': 'article-category',
  'api::article-subcategory.article-subcategory': 'article-subcategory',
  'api::testimonial.testimonial': 'testimonial',
  'api::landing-text.landing-text': 'landing-text',
  'api::header.header': 'header',
  'api::footer.footer': 'footer',
  'api::site.site': 'site',
  'api::cookie-consent.cookie-consent': 'cookie-consent',
  'api::project.project': 'project',
  'api::agent.agent': 'agent',
  'api::office.office': 'office',
};

/**
 * Records changes of published content made through the Document Service: by the admin, imports
 * and the CMS itself. Call it while registering and before other middlewares that write, so that
 * their writes happen inside.
 */
export function subscribeToEditorial(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async (change, next) => {
    const { uid, params } = change;
    const type = changeTypes[uid];
    if (type === undefined || !touchesPublished(strapi, change)) return next();
    return strapi.db.transaction(async () => {
      const before = await readPublished(strapi, uid, params.documentId);
      const result = await next();
      const documentId =
        params.documentId ?? (result as { documentId?: string } | null)?.documentId;
      const after = await readPublished(strapi, uid, documentId);
      await recordChanges(strapi, listChanges(type, before, after));
      return result;
    });
  });
}

/**
 * Returns the changes of a document's published content: the languages with different content,
 * under the old and the new key. Adding, removing or changing an address affects all languages,
 * because they link to it. A changed module changes its pages.
 */
export function listChanges(
  type: ChangeType,
  before: readonly PublishedRow[],
  after: readonly PublishedRow[],
): Change[] {
  const pairs = pairByLocale(before, after);
  const changed = pairs.filter(({ old, now }) => old?.content !== now?.content);
  if (changed.length === 0) return [];
  const hasMoved = changed.some(({ old, now }) => old?.address !== now?.address);
  const languages = changed.map(({ locale }) => locale);
  const keys = changed.flatMap(({ old, now }) =>
    [old, now].flatMap((row) => (row ? [row.key] : [])),
  );
  const own = [...new Set(keys)].map((key) => ({
    type,
    key,
    languages: hasMoved || languages.includes('') ? null : languages,
  }));
  return [...own, ...changed.flatMap(listPageChanges)];
}

interface Pair {
  locale: string;
  old: PublishedRow | undefined;
  now: PublishedRow | undefined;
}

function pairByLocale(before: readonly PublishedRow[], after: readonly PublishedRow[]): Pair[] {
  const locales = new Set([...before, ...after].map(({ locale }) => locale));
  const find = (rows: readonly PublishedRow[], locale: string) =>
    rows.find((row) => row.locale === locale);
  return [...locales].map((locale) => ({
    locale,
    old: find(before, locale),
    now: find(after, locale),
  }));
}

function listPageChanges({ locale, old, now }: Pair): Change[] {
  const [left, right] = [new Set(old?.pages), new Set(now?.pages)];
  const moved = [...left, ...right].filter((key) => left.has(key) !== right.has(key));
  return moved.map((key) => ({ type: 'page', key, languages: [locale] }));
}
