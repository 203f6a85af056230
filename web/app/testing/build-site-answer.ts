import { buildSite, emptySiteAnswer, type Site, type SiteAnswer } from '../site/build-site';
import { createLanguageContext } from '../i18n/language-context.server';
import { perLanguage, type Language } from '@agency/domain/languages';

type MenuPage = NonNullable<SiteAnswer['pages'][number]>;

/** A published content page in the menu. */
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
