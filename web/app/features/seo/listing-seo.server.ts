import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { Alternate } from '../../i18n/alternates';
import { cleanDescription } from '../../lib/description';
import type { ListingDetailView } from '../listing/listing-detail-view';
import type { OpenSite } from '../menu/open-language.server';
import { buildSiteSeo } from './build-site-seo.server';
import type { SeoView } from './seo-view';

type ListingSeoSource = {
  context: OpenSite;
  listing: ListingDetailFragment;
  view: ListingDetailView;
  path: string;
  alternates: Alternate[];
};

/** What search engines usually show of a description. */
const descriptionLength = 155;

/** The head of a listing's page; a sold or rented one is not indexed (DETAIL-8). */
export function buildListingSeo(source: ListingSeoSource): SeoView {
  const { context, listing, view, path, alternates } = source;
  const { availability } = listing.card;
  return buildSiteSeo(context, {
    path,
    alternates,
    title: `${view.title} – ${view.priceText}`,
    description: cleanDescription(listing.description, descriptionLength) || null,
    params: null,
    picture: view.pictures[0]?.picture ?? null,
    isIndexed: availability === 'available' || availability === 'option',
  });
}
