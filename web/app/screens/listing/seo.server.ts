import { isClosed } from '@agency/domain/availability';
import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { Alternate } from '../../i18n/paths/alternates';
import { cleanDescription, searchDescriptionLength } from '../../lib/text/description';
import type { ListingDetailView } from '../../catalogue/listing/listing-detail-view';
import type { OpenSite } from '../../site/open-language.server';
import { listBreadcrumbsData } from '../../features/seo/breadcrumbs-data.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import { buildListingData } from '../../features/seo/listing-data.server';
import type { SeoView } from '../../features/seo/seo-view';

type ListingSeoSource = {
  context: OpenSite;
  listing: ListingDetailFragment;
  view: ListingDetailView;
  path: string;
  alternates: Alternate[];
};

/** The head of a listing's page; a sold or rented one is not indexed (DETAIL-8). */
export function buildListingSeo(source: ListingSeoSource): SeoView {
  const { context, listing, view, path, alternates } = source;
  const url = new URL(path, context.site.origin).href;
  const description =
    cleanDescription(listing.description, searchDescriptionLength) || describeFacts(view);
  return buildSiteSeo(context, {
    path,
    alternates,
    title: view.title,
    titleDetails: [view.goalText, view.cityText],
    description,
    params: null,
    pictures: listing.pictures,
    structured: [
      buildListingData({ context, listing, url, title: view.title, description }),
      ...listBreadcrumbsData(view.breadcrumbs, context.site.origin, path),
    ],
    isIndexed: !isClosed(listing.card.availability),
  });
}

/** A listing without a text is described by what is known of it. */
function describeFacts({ goalText, typeName, cityText, priceText, keyFacts }: ListingDetailView) {
  const facts = keyFacts.map(({ label, value }) => `${label} ${value}`);
  return [goalText, typeName, cityText, priceText, ...facts].filter(Boolean).join(' · ');
}
