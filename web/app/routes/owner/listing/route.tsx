import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { guarded } from '../../../cms/guarded.server';
import { notFound, pageHeaders, uncachedHeaders } from '../../../cms/page-headers.server';
import { openLanguage } from '../../../site/open-language.server';
import { ListingStatistics } from '../../../features/portal/listing-statistics/listing-statistics';
import { listStatisticsAlternates } from '../../../features/portal/listing-statistics/statistics-path';
import { parseStatisticsSearch } from '../../../features/portal/listing-statistics/statistics-search';
import { buildStatistics } from '../../../features/portal/listing-statistics/statistics-view.server';
import { redirectToLogin, requireSession } from '../../../site/owner-session.server';
import { listOwnedListings } from '../../../features/portal/owned-listings.server';
import { buildPortalHead } from '../../../features/portal/portal-head.server';
import { PageBoundary } from '../../page-boundary';
import { portalMeta } from '../portal-meta';

export const headers = pageHeaders;
export const ErrorBoundary = PageBoundary;
export const meta: MetaFunction<typeof loader> = portalMeta;

/** OWN-2, OWN-5: the statistics of one of the owner's listings; any other is a 404. */
export const loader = guarded(async ({ request, params }: LoaderFunctionArgs) => {
  const session = await requireSession(request);
  const context = await openLanguage(request);
  const owned = await listOwnedListings(session, context.language);
  if (owned === null) throw await redirectToLogin(request);
  const listing = owned.find(({ reference }) => reference === params['reference']);
  if (!listing) throw notFound('page');
  const search = parseStatisticsSearch(new URL(request.url).searchParams);
  const view = await buildStatistics(context, { session, listing, search });
  const alternates = listStatisticsAlternates(context.table, listing.reference, search);
  const page = { view, ...buildPortalHead(context, view.title), alternates };
  return data(page, { headers: uncachedHeaders });
});

export default function OwnedListingRoute() {
  return <ListingStatistics view={useLoaderData<typeof loader>().view} />;
}
