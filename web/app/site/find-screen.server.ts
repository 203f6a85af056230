import type { Goal } from '@agency/domain/goals';
import { testimonialsKey } from '../i18n/paths/build-path';
import type { FormKind } from '@agency/domain/path-words';
import { formOfKey } from '../i18n/paths/form-entries';
import type { Language } from '@agency/domain/languages';
import { projectsKey, teamKey } from '../i18n/paths/route-entries';
import { matchPath, type RouteMatch } from '../i18n/paths/match-path';
import { findMenuPage, type Site } from './build-site';
import type { OpenSite } from './open-language.server';
import { findRedirect } from './redirect-target';
import type { Category, Subcategory } from './section-routes';

export type Screen =
  | { kind: 'page'; key: string; hasList: boolean }
  | { kind: 'listing'; id: string }
  | { kind: 'landing'; goal: Goal; citySlug: string; typeSlug: string | null }
  | { kind: 'category'; category: Category; subcategory: Subcategory | null }
  | { kind: 'article'; category: Category; slug: string }
  | { kind: 'testimonials' }
  | { kind: 'testimonial'; slug: string }
  | { kind: 'project'; slug: string }
  | { kind: 'team'; slug: string }
  | { kind: 'favourites' }
  | { kind: 'compare' }
  | { kind: 'cookies' }
  | { kind: 'form'; form: FormKind }
  | { kind: 'thanks'; form: FormKind }
  | { kind: 'redirect'; to: string };

type ScreenContext = Pick<OpenSite, 'site' | 'language' | 'table'>;

/**
 * Returns the screen at an address of this language; null if none exists. A page with the
 * redirect flag leads to its target, or is an ordinary page if the target is not safe. A page of
 * type `article` puts the overview of the category with its key into the menu.
 */
export function findScreen(context: ScreenContext, pathname: string): Screen | null {
  const { site, language, table } = context;
  const match = matchPath(table, pathname);
  if (match?.screen === 'property') return { kind: 'listing', id: match.params.id };
  if (match?.screen === 'cookies') return { kind: 'cookies' };
  if (match?.screen === 'shortlist') {
    return { kind: match.params.key === 'compare' ? 'compare' : 'favourites' };
  }
  if (match?.screen === 'form' || match?.screen === 'feedback') {
    const form = formOfKey(match.params.key);
    return form && { kind: match.screen === 'form' ? 'form' : 'thanks', form };
  }
  const key = match && keyOfPage(match);
  const page = key ? findMenuPage(site, language, key) : null;
  if (page === null) {
    return (
      findTestimonialScreen(context, pathname) ??
      findProjectScreen(context, pathname) ??
      findTeamScreen(context, pathname) ??
      findArticleScreen(context, pathname) ??
      (match?.screen === 'landing' ? { kind: 'landing', ...match.params } : null)
    );
  }
  const to = findRedirect(site, language, page);
  if (to !== null) return { kind: 'redirect', to };
  const category = page.type === 'article' ? findCategory(context, page.key) : null;
  if (category) return { kind: 'category', category, subcategory: null };
  return { kind: 'page', key: page.key, hasList: page.type === 'list' };
}

/**
 * Returns the key of the page that may be at an address; an overview of articles can be one of the
 * editors' pages.
 */
function keyOfPage(match: RouteMatch): string | null {
  if (match.screen === 'page') return match.params.key;
  if (match.screen !== 'article' || match.params.slugs.length > 0) return null;
  return match.params.key === testimonialsKey ? null : match.params.key;
}

function findTestimonialScreen(context: ScreenContext, pathname: string): Screen | null {
  const below = listBelow(context, testimonialsKey, pathname);
  if (below === null) return null;
  const [slug, ...rest] = below;
  if (slug === undefined) return { kind: 'testimonials' };
  return rest.length === 0 ? { kind: 'testimonial', slug } : null;
}

function findProjectScreen(context: ScreenContext, pathname: string): Screen | null {
  const slug = findOneBelow(context, projectsKey, pathname);
  return slug === null ? null : { kind: 'project', slug };
}

function findTeamScreen(context: ScreenContext, pathname: string): Screen | null {
  const slug = findOneBelow(context, teamKey, pathname);
  return slug === null ? null : { kind: 'team', slug };
}

/** Returns the one segment below the path of an entry; null elsewhere. */
function findOneBelow(context: ScreenContext, key: string, pathname: string): string | null {
  const [slug, ...rest] = listBelow(context, key, pathname) ?? [];
  return slug !== undefined && rest.length === 0 ? slug : null;
}

function listBelow(
  { table, language }: ScreenContext,
  key: string,
  pathname: string,
): string[] | null {
  const entry = table.findEntry(key);
  const above = entry && table.pathOf(language, entry).split('/');
  const segments = splitPath(pathname);
  if (!above || segments.slice(0, above.length).join('/') !== above.join('/')) return null;
  return segments.slice(above.length);
}

/** Finds an address below the slug of an article category, or that slug itself. */
function findArticleScreen({ site, language }: ScreenContext, pathname: string): Screen | null {
  const [first, ...rest] = splitPath(pathname);
  const category = listCategories(site, language).find(({ slug }) => slug && slug === first);
  if (!category) return null;
  if (rest.length === 0) return { kind: 'category', category, subcategory: null };
  const subcategory = listSubcategories(site, language, category.key).find(
    ({ slug }) => slug && slug === rest[0],
  );
  if (subcategory && rest.length === 1) return { kind: 'category', category, subcategory };
  const [slug, ...deeper] = subcategory ? rest.slice(1) : rest;
  return slug && deeper.length === 0 ? { kind: 'article', category, slug } : null;
}

function findCategory({ site, language }: ScreenContext, wanted: string): Category | null {
  return listCategories(site, language).find(({ key }) => key === wanted) ?? null;
}

export function listCategories(site: Site, language: Language): Category[] {
  return site.byLanguage[language].articleCategories.filter((category) => category !== null);
}

export function listSubcategories(site: Site, language: Language, category: string): Subcategory[] {
  return site.byLanguage[language].articleSubcategories
    .filter((subcategory) => subcategory !== null)
    .filter((subcategory) => subcategory.category?.key === category);
}

/** Returns the segments after the language, in lower case as slugs are. */
function splitPath(pathname: string): string[] {
  return pathname.toLowerCase().split('/').filter(Boolean).slice(1);
}
