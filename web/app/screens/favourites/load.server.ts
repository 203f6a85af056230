import { cacheTags } from '../../cms/cache-tags';
import { buildPath } from '../../i18n/paths/build-path';
import { buildUnlistedHead } from '../../features/seo/unlisted-head.server';
import type { OpenSite } from '../../site/open-language.server';
import type { Asked, Cache, ScreenOf } from '../screen';
import { allListingsLink, homeCrumb } from '../../i18n/paths/standard-links.server';
import { parseIds, serialiseIds } from '../../lib/rules/id-list';
import { buildShareLinks } from '../../lib/web/share-links';
import { favourites } from '../../lib/dom/shortlists';
import { listCards } from '../../catalogue/listing/card/list-cards.server';
import type { FavouritesView } from '../../features/shortlist/shortlist-view';

export const favouritesScreen = { load, cache };

/**
 * Loads the favourites page. Only the browser knows the visitor's favourites; a shared list in the
 * address, of at most 50 ids, is rendered here. Throws CmsError.
 */
async function load(
  context: OpenSite,
  _screen: ScreenOf<'favourites'>,
  { url: { searchParams } }: Asked,
) {
  const given = searchParams.get('ids');
  const { origin } = context.site;
  const { t, table, language } = context;
  const ids = parseIds(given).slice(0, favourites.most);
  const listings = await listCards(context, ids);
  const known = new Set(listings.map(({ id }) => id));
  const ownHref = buildPath(table, language, 'favourites');
  const title = t('shortlist.title');
  const sharedTitle = ids.length > 0 ? t('shortlist.sharedTitle') : title;
  const url = new URL(ownHref + serialiseIds(ids), origin).href;
  const view: FavouritesView = {
    breadcrumbs: [homeCrumb(context), { label: title, href: null }],
    title: sharedTitle,
    intro: t(ids.length > 0 ? 'shortlist.sharedIntro' : 'shortlist.intro'),
    ids,
    listings,
    goneIds: ids.filter((id) => !known.has(id)),
    share:
      ids.length > 0 ? { title: sharedTitle, url, links: buildShareLinks(sharedTitle, url) } : null,
    own: {
      title,
      href: ownHref,
      cardsHref: `/${language}/listing-cards/`,
      lists: [allListingsLink(context, 'sale'), allListingsLink(context, 'rent')],
    },
  };
  return {
    view,
    tags: ids.map((id) => cacheTags.listing(id)),
    ...buildUnlistedHead(context, {
      key: 'favourites',
      search: serialiseIds(ids),
      title: view.title,
      description: view.intro,
    }),
  };
}

/** A shared list is not cached; the page without one is the same for everyone. */
function cache({ view }: Awaited<ReturnType<typeof load>>): Cache {
  return view.ids.length > 0 ? 'no' : 'own';
}
