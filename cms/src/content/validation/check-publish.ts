import type { Core } from '@strapi/strapi';
import { isLanguage, languages, type Language } from '@agency/domain/languages';
import { checkAddress } from './check-address';
import { checkRedirect } from './check-redirect';
import { findDraft, loadPages, type PageRow } from './page-rows';
import { refuseField } from '../../platform/validation/refusal';

/** The languages that a request of the Document Service is about. */
export function listLocales(locale: string | string[] | null | undefined): readonly Language[] {
  if (locale === '*') return languages;
  const codes = Array.isArray(locale) ? locale : [locale ?? languages[0]];
  return codes.includes('*') ? languages : codes.filter((code) => isLanguage(code));
}

/**
 * Refuses to publish a page that a draft may be but visitors cannot use: its parent is not
 * published, its address is another's by now, or it sends visitors nowhere (MENU-1 to MENU-3).
 */
export async function checkPagePublish(
  strapi: Core.Strapi,
  documentId: string,
  locales: readonly string[],
  siteUrl: string,
): Promise<void> {
  const rows = await loadPages(strapi);
  for (const locale of locales) {
    const page = findDraft(rows, documentId, locale);
    if (!page) continue;
    checkParent(rows, page);
    checkAddress(rows, page);
    checkRedirect(rows, page, siteUrl);
    if (page.redirect && !page.redirectUrl) {
      throw refuseField('redirectUrl', 'page.redirect.missing');
    }
  }
}

function checkParent(rows: readonly PageRow[], { parent, locale }: PageRow): void {
  if (parent === null) return;
  const above = rows.filter((row) => row.documentId === parent && row.locale === locale);
  if (above.some(({ isPublished }) => isPublished)) return;
  throw refuseField('parent', 'page.parent.draft', { title: above[0]?.title ?? '' });
}
