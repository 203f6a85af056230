import type { TFunction } from 'i18next';
import { intlLocales, type Language } from '@agency/domain/languages';
import type { RouteTable } from './paths/route-table';
import { translations } from './translations.server';

/** What every text and link of a page is made with. */
export type LanguageContext = {
  language: Language;
  /** What `Intl` formats with (LANG-7). */
  locale: string;
  t: TFunction;
  table: RouteTable;
  /** The pages that replace overviews of articles, by the category's key. */
  replacements: ReadonlyMap<string, string>;
};

/** The context of one language over the site's routes. */
export function createLanguageContext(
  table: RouteTable,
  language: Language,
  replacements: readonly { key: string; href: string }[] = [],
): LanguageContext {
  return {
    language,
    locale: intlLocales[language],
    t: translations[language].t,
    table,
    replacements: new Map(replacements.map(({ key, href }) => [key, href])),
  };
}
