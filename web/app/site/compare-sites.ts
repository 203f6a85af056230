import { cacheTags } from '../cms/cache-tags';
import { buildPath } from '../i18n/paths/build-path';
import { languages, type Language } from '@agency/domain/languages';
import { findMenuPage, type Site } from './build-site';

/**
 * Returns the tags of pages that differ between two sites: all pages of a language whose layout
 * differs, and in every language a page whose address differs in one, because pages link to their
 * translations.
 */
export function compareSites(before: Site, after: Site): string[] {
  const layouts = languages.filter(
    (language) => textOf(before, language) !== textOf(after, language),
  );
  if (layouts.length === 0) return [];
  const moved = listKeys(before, after).filter((key) =>
    languages.some((language) => pathOf(before, language, key) !== pathOf(after, language, key)),
  );
  return [
    ...layouts.map((language) => cacheTags.layout(language)),
    ...moved.flatMap((key) => languages.map((language) => cacheTags.page(language, key))),
  ];
}

function textOf({ byLanguage }: Site, language: Language): string {
  return JSON.stringify(byLanguage[language]);
}

function listKeys(...sites: readonly Site[]): string[] {
  const pages = sites.flatMap(({ byLanguage }) =>
    languages.flatMap((language) => byLanguage[language].pages),
  );
  return [...new Set(pages.flatMap((page) => page?.key ?? []))];
}

function pathOf(site: Site, language: Language, key: string): string | null {
  return findMenuPage(site, language, key) && buildPath(site.table, language, key);
}
