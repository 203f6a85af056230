import type { TFunction } from 'i18next';
import { intlLocales, type Language } from '@agency/domain/languages';
import type { RouteTable } from './paths/route-table';
import { translations } from './translations.server';

export type LanguageContext = {
  language: Language;
  locale: string;
  t: TFunction;
  table: RouteTable;
  /** Pages that replace overviews of articles, by the category's key. */
  replacements: ReadonlyMap<string, string>;
};

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
