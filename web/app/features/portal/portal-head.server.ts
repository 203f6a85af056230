import { buildPortalPath } from '../../i18n/paths/portal-path';
import type { Language } from '@agency/domain/languages';
import type { OpenSite } from '../../site/open-language.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { pageName } from '../../i18n/paths/breadcrumbs';

/** Metadata of a portal screen for the browser and the language switcher. */
export type PortalHead = {
  title: string;
  alternates: { language: Language; path: string }[];
};

/** Builds the metadata of the portal screen at the given segments. */
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

export function portalName({ table, language }: LanguageContext): string {
  return pageName(table, language, 'owner');
}
