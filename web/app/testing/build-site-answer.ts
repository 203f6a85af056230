import {
  buildSite,
  emptySiteAnswer,
  type Site,
  type SiteAnswer,
  type SiteSettings,
} from '../site/build-site';
import { translateLink } from '../site/link-translator';
import type { OpenSite } from '../site/open-language.server';
import { createLanguageContext } from '../i18n/language-context.server';
import { languages, perLanguage, type Language } from '@agency/domain/languages';

type MenuPage = NonNullable<SiteAnswer['pages'][number]>;

export function buildMenuPage(overrides: Partial<MenuPage> & { key: string }): MenuPage {
  return {
    title: overrides.key,
    path: null,
    type: 'content',
    showInMenu: true,
    redirect: false,
    redirectUrl: null,
    parent: null,
    seo: null,
    ...overrides,
  };
}

/** Settings of a site whose editors have filled in only what is required. */
export function buildSiteSettings(overrides: Partial<SiteSettings> = {}): SiteSettings {
  return {
    agencyName: 'Agency',
    tagline: null,
    defaultLanguage: 'nl',
    showSearchCount: true,
    showPriceHistory: null,
    renovationYears: null,
    notaryCalculatorUrl: null,
    tourHosts: null,
    cookieDays: 180,
    retention: null,
    rates: null,
    enabledLanguages: languages.map((code) => ({ code })),
    legal: null,
    appearance: null,
    analytics: null,
    map: null,
    seo: null,
    ...overrides,
  };
}

type HeaderConfig = NonNullable<SiteAnswer['header']>;

export function buildHeaderConfig(overrides: Partial<HeaderConfig> = {}): HeaderConfig {
  return {
    appBar: false,
    menu: true,
    menuMobile: true,
    languageSwitcher: true,
    propertySearch: false,
    phone: null,
    freeEvaluation: false,
    logo: null,
    links: null,
    banner: null,
    ...overrides,
  };
}

export function buildSiteAnswer(overrides: Partial<SiteAnswer> = {}): SiteAnswer {
  return { ...emptySiteAnswer, ...overrides };
}

export function buildTestSite(answer: SiteAnswer = buildSiteAnswer()): Site {
  return buildSite(
    perLanguage(() => answer),
    'https://site.example',
  );
}

export function buildContext(language: Language = 'nl') {
  return createLanguageContext(buildTestSite().table, language);
}

/** The site in one language; it has no CMS to query. */
export function buildOpenSite(language: Language = 'nl', answer?: SiteAnswer): OpenSite {
  const site = buildTestSite(answer);
  return {
    ...createLanguageContext(site.table, language),
    site,
    translateLink: (href) => translateLink(site.table, language, href),
    facts: {},
    queryCms: () => Promise.reject(new Error('This test has no CMS')),
    status: 'PUBLISHED',
  };
}
