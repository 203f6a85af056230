import { buildPortalPath } from '../../i18n/paths/portal-path';
import type { Language } from '@agency/domain/languages';
import type { OpenSite } from '../../site/open-language.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { pageName } from '../../i18n/paths/breadcrumbs';

/** What a screen of the portal says of itself to the browser and to the language switcher (LANG-3). */
export type PortalHead = {
  title: string;
  alternates: { language: Language; path: string }[];
};

/** The head of a screen of the portal, which is the one that the segments name. */
export function buildPortalHead(
  context: OpenSite,
  screen: string,
  ...segments: readonly string[]
): PortalHead {
  const { site, language, table } = context;
  const agency = site.byLanguage[language].site?.agencyName ?? '';
  return {
    title: [screen, portalName(context), agency].filter(Boolean).join(' – '),
    alternates: table.languages.map((other) => ({
      language: other,
      path: buildPortalPath(other, ...segments),
    })),
  };
}

/** What the portal is called in a language, as the route table has it. */
export function portalName({ table, language }: LanguageContext): string {
  return pageName(table, language, 'owner');
}
