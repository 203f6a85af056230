import type { OpenSite } from '../../site/open-language.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import { loadCompare } from '../../screens/compare/load.server';
import { loadFavourites } from '../../screens/favourites/load.server';
import { listAlternates } from '../../i18n/alternates';
import { buildPath } from '../../i18n/build-path';
import { serialiseIds } from '../../lib/id-list';

/** The visitor's favourites, or a list that was sent (DETAIL-7). */
export async function loadFavouritesScreen(context: OpenSite, { searchParams }: URL) {
  const loaded = await loadFavourites(context, searchParams.get('ids'), context.site.origin);
  return { ...loaded, ...buildHead(context, 'favourites', loaded.view) };
}

/** Listings side by side (DETAIL-7). */
export async function loadCompareScreen(context: OpenSite, { searchParams }: URL) {
  const loaded = await loadCompare(context, searchParams.get('ids'), context.site.origin);
  return { ...loaded, ...buildHead(context, 'compare', loaded.view) };
}

/** A visitor's own choice is never indexed; its other languages show the same choice. */
function buildHead(
  context: OpenSite,
  key: 'favourites' | 'compare',
  { ids, title, intro }: { ids: string[]; title: string; intro: string },
) {
  const { table, language } = context;
  const search = serialiseIds(ids);
  const alternates = listAlternates(table, { screen: 'page', key, search });
  const seo = buildSiteSeo(context, {
    path: buildPath(table, language, key) + search,
    alternates,
    title,
    description: intro,
    params: null,
    pictures: [],
    structured: [],
    isIndexed: false,
  });
  return { seo, alternates, modules: [] };
}
