import { data, redirect } from '@remix-run/node';
import { env } from '../../server/env';
import { queryCms } from '../cms/client/query.server';
import { buildOnce } from '../cms/build-once.server';
import { type Editorial, findEditorial } from '../cms/preview/previewable.server';
import { uncachedHeaders } from '../cms/page-headers.server';
import type { TextFacts, TranslateLink } from '../cms/rich-text.server';
import { detectLanguage } from '../i18n/detect-language';
import { createLanguageContext, type LanguageContext } from '../i18n/language-context.server';
import { hintsOf } from '../i18n/language-of-request.server';
import { perLanguage, type Language } from '@agency/domain/languages';
import { languageOfPath } from '../i18n/paths/match-path';
import { localizeRequest } from '../i18n/paths/translate-path';
import { buildSite, emptySiteAnswer, type Site } from './build-site';
import { translateLink } from './link-translator';
import { listOverviewReplacements } from './list-overview-replacements';
import { loadPreviewedSite, loadSite } from './site.server';
import { listTextFacts } from './settings/text-facts.server';

export type OpenSite = LanguageContext &
  Editorial & {
    site: Site;
    translateLink: TranslateLink;
    facts: TextFacts;
  };

/**
 * Opens the site in the language of the address. Throws a 302 to the localized address if there is
 * no language in it, and a 404 for an unknown or disabled one.
 */
export async function openLanguage(request: Request): Promise<OpenSite> {
  const { site, editorial } = await findSite(request);
  const { pathname } = new URL(request.url);
  const language = languageOfPath(site.table, pathname);
  if (language === null) throw sendToLanguage(site, request);
  return openIn(site, editorial, language);
}

/**
 * Opens the site like {@link openLanguage}, but in the visitor's language if the address has none.
 */
export async function openAnyLanguage(request: Request): Promise<OpenSite> {
  const { site, editorial } = await findSite(request);
  const { pathname } = new URL(request.url);
  const language = languageOfPath(site.table, pathname) ?? detect(site, request).language;
  return openIn(site, editorial, language);
}

/** Returns the headers of a response that depends on the visitor's preferred language. */
export function languageHeaders(context: OpenSite, request: Request): Record<string, string> {
  return { Vary: detect(context.site, request).vary, ...uncachedHeaders };
}

export async function openPreview(editorial: Editorial, language: Language): Promise<OpenSite> {
  return openIn(await loadPreviewedSite(editorial), editorial, language);
}

/** Opens the site without the CMS: built-in routes and no settings. */
export function openWithoutCms(language: Language): OpenSite {
  const site = buildSite(
    perLanguage(() => emptySiteAnswer),
    env.SITE_URL,
  );
  return openIn(site, { queryCms, status: 'PUBLISHED' }, language);
}

async function findSite(request: Request): Promise<{ site: Site; editorial: Editorial }> {
  const { preview, ...editorial } = findEditorial(request);
  const site = await (preview === null ? loadSite() : loadPreviewedSite(editorial));
  return { site, editorial };
}

function openIn(site: Site, { queryCms, status }: Editorial, language: Language): OpenSite {
  return { ...buildContext(site, site, language), queryCms, status };
}

const buildContext = buildOnce((site: Site, { table }: Site, language: Language) => ({
  site,
  translateLink: (href: string) => translateLink(table, language, href),
  facts: listTextFacts(site.byLanguage[language], language),
  ...createLanguageContext(table, language, listOverviewReplacements(site, language)),
}));

function sendToLanguage(site: Site, request: Request) {
  const { pathname, search } = new URL(request.url);
  const { language, vary } = detect(site, request);
  const target = localizeRequest(site.table, language, pathname, search);
  const headers = { Vary: vary, ...uncachedHeaders };
  return target === null ? data(null, { status: 404, headers }) : redirect(target, { headers });
}

function detect({ table }: Site, request: Request) {
  return detectLanguage(hintsOf(request), table.languages, table.defaultLanguage);
}
