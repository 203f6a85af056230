import { cacheTags } from '../../cms/cache-tags';
import { queryCms } from '../../cms/client/query.server';
import { ListingDetailDocument, type ListingDetailFragment } from '../../cms/generated/graphql';
import { buildPath } from '../../i18n/paths/build-path';
import { buildUnlistedHead } from '../../features/seo/unlisted-head.server';
import type { OpenSite } from '../../site/open-language.server';
import type { Asked, Cache, ScreenOf } from '../screen';
import { allListingsLink, homeCrumb } from '../../i18n/paths/standard-links.server';
import { parseIds, serialiseIds } from '../../lib/rules/id-list';
import { buildShareLinks } from '../../lib/web/share-links';
import { compared } from '../../lib/dom/shortlists';
import { buildListingCard } from '../../catalogue/listing/card/listing-card.server';
import { listCompareGroups } from './compare-groups.server';
import type { CompareView } from '../../features/shortlist/shortlist-view';

export const compareScreen = { load, cache };

/**
 * Loads up to four listings named in the address. Refuses a fifth and omits those no longer on the
 * site, each with a message. Throws CmsError.
 */
async function load(
  context: OpenSite,
  _screen: ScreenOf<'compare'>,
  { url: { searchParams } }: Asked,
) {
  const given = searchParams.get('ids');
  const { origin } = context.site;
  const { t, table, language } = context;
  const asked = parseIds(given);
  const tried = asked.slice(0, compared.most);
  const answers = await Promise.all(
    tried.map((id) => queryCms(ListingDetailDocument, { language, id })),
  );
  const listings = answers
    .map(({ listingDetail }) => listingDetail)
    .filter((listing): listing is ListingDetailFragment => listing !== null);
  const ids = listings.map(({ card }) => card.id);
  const gone = tried.filter((id) => !ids.includes(id));
  const ownHref = buildPath(table, language, 'compare');
  const title = t('compare.title');
  const url = new URL(ownHref + serialiseIds(ids), origin).href;
  const view: CompareView = {
    breadcrumbs: [homeCrumb(context), { label: title, href: null }],
    title,
    intro: t('compare.intro'),
    ids,
    notes: [
      ...(asked.length > tried.length ? [t('compare.tooMany')] : []),
      ...(gone.length > 0 ? [t('compare.missing', { ids: gone.join(', ') })] : []),
    ],
    columns: listings.map(({ card }) => ({
      listing: buildListingCard(card, context),
      removeHref: ownHref + serialiseIds(ids.filter((id) => id !== card.id)),
    })),
    groups: listCompareGroups(listings, context),
    share: ids.length > 0 ? { title, url, links: buildShareLinks(title, url) } : null,
    ownHref,
    lists: [allListingsLink(context, 'sale'), allListingsLink(context, 'rent')],
  };
  return {
    view,
    tags: tried.map((id) => cacheTags.listing(id)),
    ...buildUnlistedHead(context, {
      key: 'compare',
      search: serialiseIds(ids),
      title: view.title,
      description: view.intro,
    }),
  };
}

/** A visitor's selection is not cached; the page without one is shared. */
function cache({ view }: Awaited<ReturnType<typeof load>>): Cache {
  return view.ids.length > 0 ? 'no' : 'own';
}
