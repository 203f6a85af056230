import { redirect } from '@remix-run/node';
import { notFound } from '../cms/page-headers.server';
import { findListingPath } from '../catalogue/listing/find-address.server';
import { findStoredRedirect } from '../site/find-stored-redirect.server';
import { findScreen } from '../site/find-screen.server';
import type { OpenSite } from '../site/open-language.server';
import { loadPage } from './page/load.server';
import { findLandingPath } from '../features/search/landing.server';
import { isFormAddress } from '../features/search/is-form-address';
import { findPathOfText } from '../features/search/read-search.server';
import { translateSearch } from '../features/search/translate-search.server';
import { buildPath } from '../i18n/build-path';
import { serialiseListSearch, type ListSearch } from '../lib/list-search';
import { parseListSearch } from '../lib/list-search.server';
import { loadArticle } from './article/load.server';
import { loadCategory } from './category/load.server';
import { loadCookieSettings } from './cookies/load.server';
import { loadLanding } from './landing/load.server';
import { loadFormPage } from './form/load.server';
import { loadProject } from './project/load.server';
import { loadCompareScreen, loadFavouritesScreen } from '../routes/page/load-shortlist.server';
import { loadTeamMember } from './team/load.server';
import { loadTestimonial } from './testimonial/load.server';
import { loadTestimonials } from './testimonials/load.server';
import { loadThanks } from './thanks/load.server';
import { movePermanently } from './move-permanently.server';

/**
 * What stands at an address of this language, ready to draw; null when nothing does. Throws the
 * redirect of an address that leads elsewhere (MENU-3, ROUTE-3) and CmsError.
 */
export async function loadScreen(context: OpenSite, request: Request) {
  const url = new URL(request.url);
  const { pathname, searchParams } = url;
  const screen = findScreen(context, pathname);
  const parsed = parseListSearch(searchParams);
  const { search, isNotFound } = parsed;
  switch (screen?.kind) {
    case undefined:
      return null;
    case 'redirect':
      throw redirect(screen.to);
    case 'listing':
      throw (await redirectToListing(context, screen.id)) ?? notFound('listing');
    case 'landing':
      return isNotFound ? null : named('landing', await loadLanding(context, screen, url, parsed));
    case 'article':
      return named('article', await loadArticle(context, screen, url));
    case 'project':
      return named('project', await loadProject(context, screen.slug, url));
    case 'team':
      return named('team', await loadTeamMember(context, screen.slug));
    case 'favourites':
      return named('favourites', await loadFavouritesScreen(context, url));
    case 'compare':
      return named('compare', await loadCompareScreen(context, url));
    case 'cookies':
      return named('cookies', await loadCookieSettings(context, request));
    case 'form':
      return named('form', await loadFormPage(context, screen.form, request));
    case 'thanks':
      return named('thanks', await loadThanks(context, screen.form, url));
    case 'testimonial':
      return named('testimonial', await loadTestimonial(context, screen.slug));
    case 'category':
      return isNotFound
        ? null
        : named('category', await loadCategory(context, screen, search.page));
    case 'testimonials':
      return isNotFound
        ? null
        : named('testimonials', await loadTestimonials(context, search.page));
    case 'page': {
      const { key, hasList } = screen;
      if (hasList && isNotFound) return null;
      const landing = hasList ? await findLandingPath(context, key, parsed) : null;
      if (landing !== null) throw movePermanently(landing);
      const listPath = hasList ? await findListPath(context, key, search, searchParams) : null;
      if (listPath !== null) throw redirect(listPath);
      return named('page', await loadPage(context, key, parsed));
    }
  }
}

/**
 * The address of a list that was asked for in other words: by a text that names a type, a place or a
 * listing (FIND-13), as a plain form writes it, or with a place's name in another language (LANG-3);
 * null when it is right already. Throws CmsError.
 */
async function findListPath(
  context: OpenSite,
  key: string,
  search: ListSearch,
  query: URLSearchParams,
): Promise<string | null> {
  const pathOfText = await findPathOfText(context, key, search);
  if (pathOfText !== null) return pathOfText;
  const asked = serialiseListSearch(search);
  const translated = serialiseListSearch(await translateSearch(context.language, search));
  if (translated === asked && !isFormAddress(query)) return null;
  return buildPath(context.table, context.language, key) + translated;
}

/** ROUTE-9: the way to what stood at this address before, its query kept; null when nothing did. */
export async function redirectToNewPlace(
  context: OpenSite,
  { pathname, search }: URL,
): Promise<Response | null> {
  if (context.status !== 'PUBLISHED') return null;
  const path = await findStoredRedirect(context, pathname);
  return path === null || path === pathname ? null : movePermanently(path + search);
}

function named<Name extends string, Loaded>(screen: Name, loaded: Loaded | null) {
  return loaded && { screen, ...loaded };
}

async function redirectToListing(context: OpenSite, id: string): Promise<Response | null> {
  const path = await findListingPath(context, id);
  return path === null ? null : redirect(path);
}
