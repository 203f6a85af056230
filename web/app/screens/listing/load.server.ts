import { redirect } from '@remix-run/node';
import { isListingId } from '@agency/domain/match-address';
import { buildCosts } from '../../catalogue/cost/cost-view.server';
import { listRates } from '../../catalogue/cost/list-rates.server';
import { buildAdvert } from '../../catalogue/listing/advert-view.server';
import { buildListingDetail } from '../../catalogue/listing/detail-view.server';
import { enquiryId } from '../../catalogue/listing/contact/enquiry-links.server';
import {
  findListingWithSimilar,
  listEarlierPrices,
} from '../../catalogue/listing/load-listing.server';
import { findProjectLink } from '../../catalogue/project/load-projects.server';
import { cacheTags } from '../../cms/cache-tags';
import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { loadPart } from '../../cms/client/load-part.server';
import { buildEnquiry } from '../../features/lead/form-block.server';
import { wordRenovationDuty } from '../../features/legal/renovation-notice.server';
import { buildPlaceMap } from '../../features/map/place/place-map.server';
import { listAlternates, type Alternate } from '../../i18n/paths/alternates';
import { buildListingPath } from '../../i18n/paths/build-path';
import { parseCostInput, serialiseCostInput } from '../../lib/rules/cost-input';
import { formatIsoDay } from '../../lib/text/formats';
import { buildListingContact } from '../../site/settings/contact-view.server';
import type { OpenSite } from '../../site/open-language.server';
import { isClosed } from '@agency/domain/availability';
import { shortenText, searchDescriptionLength } from '../../lib/text/description';
import type { ListingDetailView } from '../../catalogue/listing/listing-detail-view';
import { listBreadcrumbsData } from '../../features/seo/breadcrumbs-data.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import { buildListingData } from '../../features/seo/listing-data.server';
import type { SeoView } from '../../features/seo/seo-view';

/**
 * Loads the page of a listing; null if none exists. Only the id decides: throws a redirect if the
 * rest of the address differs, and CmsError.
 */
export async function load(context: OpenSite, id: string | undefined, url: URL) {
  const { language, table, site } = context;
  const found = isListingId(id) ? await findListingWithSimilar(context, id) : null;
  if (found === null) return null;
  const { listing, similar: similarPart } = found;
  const { card, localized } = listing;
  const path = buildListingPath(table, language, card);
  if (url.pathname.replace(/\/?$/, '/') !== path) throw redirect(path, 301);
  const settings = site.byLanguage[language].site;
  const hasPrices = settings?.showPriceHistory === true && card.pricePublished;
  const [projectPart, pricesPart] = await Promise.all([
    loadPart(findProjectLink(context, card.id)),
    loadPart(hasPrices ? listEarlierPrices(context, card.id) : Promise.resolve([])),
  ]);
  const similar = 'value' in similarPart ? similarPart.value : [];
  const project = 'value' in projectPart ? projectPart.value : null;
  const rates = listRates(site.byLanguage[language]);
  const day = formatIsoDay(new Date()) ?? '';
  const years = settings?.renovationYears ?? null;
  const renovationNotice = wordRenovationDuty(listing, context, { rates, day, years });
  const input = parseCostInput(url.searchParams);
  const costs = buildCosts(listing, context, {
    path,
    input,
    rates,
    day,
    notaryUrl: settings?.notaryCalculatorUrl ?? null,
  });
  const view = buildListingDetail(listing, context, {
    contact: buildListingContact(settings, context.t),
    similar,
    project,
    url: new URL(path, site.origin).href,
    media: settings,
    renovationNotice,
    hasEstimate: Boolean(costs?.total),
    earlierPrices: 'value' in pricesPart ? pricesPart.value : [],
  });
  const nearest = listing.nearby.flatMap(({ places }) => places.slice(0, 1));
  // Search engines only get the languages in which it is written.
  const alternates = listAlternates(table, { screen: 'listing', ...card, slugs: localized }).map(
    (other) =>
      listing.writtenIn.length === 0 || listing.writtenIn.includes(other.language)
        ? other
        : { ...other, isIndexed: false },
  );
  return {
    screen: 'listing',
    view,
    place: buildPlaceMap(listing, context, settings, nearest),
    advert: buildAdvert(listing, context, renovationNotice),
    costs,
    enquiry: buildEnquiry(context, listing, enquiryId),
    cardsHref: `/${language}/listing-cards/`,
    seo: buildListingSeo({ context, listing, view, path, alternates }),
    alternates,
    hasFailedPart: [similarPart, projectPart, pricesPart].some((part) => 'failed' in part),
    keep: serialiseCostInput(input) === '' ? ('plain' as const) : ('no' as const),
    tags: listTags(context, listing, similar, project !== null),
  };
}

function listTags(
  { language }: OpenSite,
  { card, agentKey, office }: ListingDetailFragment,
  similar: readonly { id: string }[],
  hasProject: boolean,
): string[] {
  return [
    ...[card, ...similar].map(({ id }) => cacheTags.listing(id)),
    ...(hasProject ? [cacheTags.projects] : []),
    ...(agentKey ? [cacheTags.agent(language, agentKey)] : []),
    ...(office ? [cacheTags.office(language, office.key)] : []),
  ];
}

type ListingSeoSource = {
  context: OpenSite;
  listing: ListingDetailFragment;
  view: ListingDetailView;
  path: string;
  alternates: Alternate[];
};

/** Builds the head; the page of a sold or rented listing is not indexed. */
function buildListingSeo(source: ListingSeoSource): SeoView {
  const { context, listing, view, path, alternates } = source;
  const url = new URL(path, context.site.origin).href;
  const description =
    shortenText(listing.description, searchDescriptionLength) || describeFacts(view);
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

/** Describes a listing without a text by its facts. */
function describeFacts({ goalText, typeName, cityText, priceText, keyFacts }: ListingDetailView) {
  const facts = keyFacts.map(({ label, value }) => `${label} ${value}`);
  return [goalText, typeName, cityText, priceText, ...facts].filter(Boolean).join(' · ');
}
