import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { cacheTags } from '../../cms/cache-tags';
import { cacheHeaders, notFound, pageHeaders, partialHeaders } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { loadPart } from '../../cms/load-part.server';
import { CostHelper } from '../../catalogue/cost/cost-helper';
import { buildCosts } from '../../catalogue/cost/cost-view.server';
import { listRates } from '../../catalogue/cost/list-rates.server';
import { buildEnquiry } from '../../features/lead/form-block.server';
import { AdvertLine } from '../../features/legal/advert-line';
import { buildAdvert } from '../../features/legal/advert-view.server';
import { wordRenovationDuty } from '../../features/legal/renovation-notice.server';
import { enquiryId } from '../../catalogue/listing/enquiry-links.server';
import { buildListingDetail } from '../../catalogue/listing/detail-view.server';
import { findStreetLink, ListingDetail } from '../../catalogue/listing/listing-detail';
import { findListingWithSimilar } from '../../catalogue/listing/load-listing.server';
import { PlaceMap } from '../../features/map/place-map';
import { buildPlaceMap } from '../../features/map/place-map.server';
import { buildListingContact } from '../../site/contact-view.server';
import { openLanguage } from '../../site/open-language.server';
import { FormBlock } from '../../form/view/form-block';
import { FailedPart } from '../../ui/failure';
import { findProjectLink } from '../../catalogue/project/load-projects.server';
import { buildListingSeo } from '../../features/seo/listing-seo.server';
import { LookedAt } from '../../features/shortlist/looked-at';
import { VisitMarker } from '../../features/visit/visit-marker';
import { listAlternates } from '../../i18n/alternates';
import { buildListingPath } from '../../i18n/build-path';
import { isListingId } from '@agency/domain/match-address';
import { isPreviewPath } from '../../i18n/preview-path';
import { parseCostInput, serialiseCostInput } from '../../lib/cost-input';
import { formatIsoDay } from '../../lib/formats';
import { PageBoundary, pageMeta } from '../page-boundary';

export const headers = pageHeaders;
export const meta = pageMeta;
export const ErrorBoundary = PageBoundary;

/** DETAIL: a listing's page. Only the id decides; wrong slugs are sent to the right ones (ROUTE-4). */
export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const { language, table, site } = context;
  const found = isListingId(params.id) ? await findListingWithSimilar(context, params.id) : null;
  if (found === null) throw notFound('listing');
  const { listing, similar: similarPart } = found;
  const { card, localized } = listing;
  const path = buildListingPath(table, language, card);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.replace(/\/?$/, '/') !== path) throw redirect(path, 301);
  const settings = site.byLanguage[language].site;
  const projectPart = await loadPart(findProjectLink(context, card.id));
  const hasFailedPart = 'failed' in similarPart || 'failed' in projectPart;
  const similar = 'value' in similarPart ? similarPart.value : [];
  const project = 'value' in projectPart ? projectPart.value : null;
  const rates = listRates(site.byLanguage[language]);
  const day = formatIsoDay(new Date()) ?? '';
  const years = settings?.renovationYears ?? null;
  const renovationNotice = wordRenovationDuty(listing, context, { rates, day, years });
  const input = parseCostInput(searchParams);
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
  });
  const advert = buildAdvert(listing, context, renovationNotice);
  const nearest = listing.nearby.flatMap(({ places }) => places.slice(0, 1));
  const place = buildPlaceMap(listing, context, settings, nearest);
  const enquiry = buildEnquiry(context, listing, enquiryId);
  // Search engines are led to the languages that it is written in.
  const alternates = listAlternates(table, { screen: 'listing', ...card, slugs: localized }).map(
    (other) =>
      listing.writtenIn.length === 0 || listing.writtenIn.includes(other.language)
        ? other
        : { ...other, isIndexed: false },
  );
  const seo = buildListingSeo({ context, listing, view, path, alternates });
  const tags = [card, ...similar].map(({ id }) => cacheTags.listing(id));
  if (project) tags.push(cacheTags.projects);
  if (listing.agentKey) tags.push(cacheTags.agent(language, listing.agentKey));
  if (listing.office) tags.push(cacheTags.office(language, listing.office.key));
  const keep = serialiseCostInput(input) === '' ? 'plain' : 'no';
  const page = {
    screen: 'listing',
    view,
    place,
    advert,
    costs,
    enquiry,
    cardsHref: `/${language}/listing-cards/`,
    seo,
    alternates,
    hasFailedPart,
  };
  return data(page, { headers: hasFailedPart ? partialHeaders(tags) : cacheHeaders(tags, keep) });
});

export default function ListingRoute() {
  const page = useLoaderData<typeof loader>();
  const { view, place, advert, costs, enquiry, cardsHref, hasFailedPart } = page;
  const isPreview = isPreviewPath(useLocation().pathname);
  const street = view.media.panels.map(findStreetLink).find(Boolean);
  return (
    <>
      {!isPreview && <VisitMarker listing={view.id} />}
      <ListingDetail
        listing={view}
        place={place && <PlaceMap map={place} street={street} />}
        legal={advert && <AdvertLine advert={advert} />}
        costs={costs && <CostHelper costs={costs} />}
        lookedAt={!isPreview && <LookedAt listing={view.id} cardsHref={cardsHref} />}
        enquiry={enquiry && <FormBlock block={enquiry} />}
      />
      {hasFailedPart && <FailedPart />}
    </>
  );
}
