import { matchPath } from '../../i18n/match-path';
import { findMenuPage } from './build-site';
import type { OpenSite } from './open-language.server';
import { findRedirect } from './redirect-target';

export type ArticleCategory = { key: string; name: string };

export type Screen =
  | { kind: 'page'; key: string; hasList: boolean }
  | { kind: 'listing'; id: string }
  | { kind: 'category'; category: ArticleCategory }
  | { kind: 'article'; category: ArticleCategory }
  | { kind: 'redirect'; to: string };

/**
 * What an address of this language leads to; null when to nothing (ROUTE-9). A page with the
 * redirect flag leads to its target (MENU-3); one without a safe target is an ordinary page.
 */
export function findScreen(context: OpenSite, pathname: string): Screen | null {
  const { site, language, table } = context;
  const match = matchPath(table, pathname);
  if (match?.screen === 'property') return { kind: 'listing', id: match.params.id };
  if (match?.screen !== 'page') return findArticleScreen(context, pathname);
  const page = findMenuPage(site, language, match.params.key);
  if (page === null) return null;
  const to = findRedirect(site, language, page);
  if (to !== null) return { kind: 'redirect', to };
  return { kind: 'page', key: page.key, hasList: page.type === 'list' };
}

/** ROUTE-6: an address under the slug of a category of articles, or that slug alone. */
function findArticleScreen({ site, language }: OpenSite, pathname: string): Screen | null {
  const [, slug, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  const category = site.byLanguage[language].articleCategories.find(
    (candidate) => candidate?.slug && candidate.slug === slug,
  );
  if (!category) return null;
  const { key, name } = category;
  return { kind: rest.length === 0 ? 'category' : 'article', category: { key, name } };
}
