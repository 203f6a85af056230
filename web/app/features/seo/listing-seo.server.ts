import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { Alternate } from '../../i18n/alternates';
import { cleanDescription } from '../../lib/description';
import type { ListingDetailView } from '../listing/listing-detail-view';
import type { OpenSite } from '../menu/open-language.server';
import { buildSeo } from './build-seo.server';
import type { SeoView } from './seo-view';

type ListingSeoSource = {
  origin: string;
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
  const { origin, context, listing, view, path, alternates } = source;
  const { language, table, site } = context;
  const { availability } = listing.card;
  return buildSeo({
    origin,
    language,
    defaultLanguage: table.defaultLanguage,
    siteName: site.byLanguage[language].site?.agencyName ?? null,
    path,
    alternates,
    title: `${view.title} – ${view.priceText}`,
    description: cleanDescription(listing.description, descriptionLength) || null,
    params: null,
    picture: view.pictures[0]?.picture ?? null,
    isIndexed: availability === 'available' || availability === 'option',
  });
}
