import { cacheTags } from '../../cms/cache-tags';
import { buildPath } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { allListingsLink, homeCrumb } from '../../i18n/standard-links.server';
import { parseIds, serialiseIds } from '../../lib/id-list';
import { buildShareLinks } from '../../lib/share-links';
import { favourites } from '../../lib/shortlists';
import { listCards } from '../../catalogue/listing/card/list-cards.server';
import type { FavouritesView } from '../../features/shortlist/shortlist-view';

/**
 * DETAIL-7: the page of favourites. What the visitor keeps is known to the browser alone; a list in
 * the address, of at most 50 ids, is shown as it was sent. Throws CmsError.
 */
export async function loadFavourites(
  context: LanguageContext,
  given: string | null,
  origin: string,
): Promise<{ view: FavouritesView; tags: string[] }> {
  const { t, table, language } = context;
  const ids = parseIds(given).slice(0, favourites.most);
  const listings = await listCards(context, ids);
  const known = new Set(listings.map(({ id }) => id));
  const ownHref = buildPath(table, language, 'favourites');
  const title = t('shortlist.title');
  const sharedTitle = ids.length > 0 ? t('shortlist.sharedTitle') : title;
  const url = new URL(ownHref + serialiseIds(ids), origin).href;
  return {
    view: {
      breadcrumbs: [homeCrumb(context), { label: title, href: null }],
      title: sharedTitle,
      intro: t(ids.length > 0 ? 'shortlist.sharedIntro' : 'shortlist.intro'),
      ids,
      listings,
      goneIds: ids.filter((id) => !known.has(id)),
      share:
        ids.length > 0
          ? { title: sharedTitle, url, links: buildShareLinks(sharedTitle, url) }
          : null,
      own: {
        title,
        href: ownHref,
        cardsHref: `/${language}/listing-cards/`,
        lists: [allListingsLink(context, 'sale'), allListingsLink(context, 'rent')],
      },
    },
    tags: ids.map((id) => cacheTags.listing(id)),
  };
}
