import type { ContentProblem } from '../cms/content-log.server';
import type { Language } from '@agency/domain/languages';
import { findMenuPage, type MenuPage, type Site } from './build-site';
import { findRedirect } from './redirect-target';

/** Returns the reason why a page cannot be in a menu; null if it can. */
export function findMenuFlaw(site: Site, language: Language, page: MenuPage): string | null {
  const { table } = site;
  const entry = table.findEntry(page.key);
  if (entry === null) return 'has no key';
  if (page.title.trim() === '') return 'has no title';
  if (standsBelowItself(site, language, page)) return 'stands below itself';
  const other = table.findByPath(language, table.pathOf(language, entry));
  if (other === entry || findRedirect(site, language, page) !== null) return null;
  return `has the address of “${other?.key}”`;
}

export function listPageProblems(site: Site): ContentProblem[] {
  return site.table.languages.flatMap((language) =>
    site.byLanguage[language].pages
      .filter((page) => page !== null)
      .flatMap((page) =>
        listFlaws(site, language, page).map((what): ContentProblem => ({
          type: 'page',
          key: page.key,
          language,
          what,
        })),
      ),
  );
}

function listFlaws(site: Site, language: Language, page: MenuPage): string[] {
  const flaw = findMenuFlaw(site, language, page);
  const isLost = page.redirect && findRedirect(site, language, page) === null;
  return [
    ...(flaw === null ? [] : [`${flaw}: it is left out of the menu`]),
    ...(isLost ? ['sends visitors nowhere they can go: it is shown as a page'] : []),
  ];
}

/** Detects a cycle of parents; a page that is its own parent counts as top level. */
function standsBelowItself(site: Site, language: Language, page: MenuPage): boolean {
  const seen = new Set<MenuPage>();
  for (let at: MenuPage | null = page; at !== null;) {
    if (seen.has(at)) return true;
    seen.add(at);
    const { key, parent }: MenuPage = at;
    at = parent && parent.key !== key ? findMenuPage(site, language, parent.key) : null;
  }
  return false;
}
