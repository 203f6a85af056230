import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { cacheTags } from '../../cms/cache-tags';
import { cacheHeaders, notFound, pageHeaders } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { buildListingDetail } from '../../features/listing/detail-view.server';
import { ListingDetail } from '../../features/listing/listing-detail';
import { findListing, listSimilarListings } from '../../features/listing/load-listing.server';
import { buildContact } from '../../features/menu/contact-view.server';
import { openLanguage } from '../../features/menu/open-language.server';
import { buildListingSeo } from '../../features/seo/listing-seo.server';
import { listAlternates } from '../../i18n/alternates';
import { buildListingPath } from '../../i18n/build-path';
import { isListingId } from '../../i18n/match-path';
import { PageBoundary, pageMeta } from '../page-boundary';

export const headers = pageHeaders;
export const meta = pageMeta;
export const ErrorBoundary = PageBoundary;

/** DETAIL: a listing's page. Only the id decides; wrong slugs are sent to the right ones (ROUTE-4). */
export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const { language, table, site } = context;
  const listing = isListingId(params.id) ? await findListing(language, params.id) : null;
  if (listing === null) throw notFound('listing');
  const { card, localized } = listing;
  const path = buildListingPath(table, language, card);
  const { pathname } = new URL(request.url);
  if (pathname.replace(/\/?$/, '/') !== path) throw redirect(path, 301);
  const settings = site.byLanguage[language].site;
  const { agencyName, phone, email, address } = buildContact(settings);
  const similar = await listSimilarListings(context, listing);
  const view = buildListingDetail(listing, context, {
    contact: { agencyName, officeText: address.join(', ') || null, phone, email, actions: [] },
    similar,
    renovationYears: settings?.renovationYears ?? null,
  });
  const alternates = listAlternates(table, { screen: 'listing', ...card, slugs: localized });
  const seo = buildListingSeo({ context, listing, view, path, alternates });
  const tags = [card, ...similar].map(({ id }) => cacheTags.listing(id));
  return data({ view, seo, alternates }, { headers: cacheHeaders(tags, 'plain') });
});

export default function ListingRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <ListingDetail listing={view} />;
}
