import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { guarded } from '../../../cms/page-loader.server';
import { notFound, pageHeaders, uncachedHeaders } from '../../../cms/page-headers.server';
import { openLanguage } from '../../../site/open-language.server';
import { ListingStatistics } from '../../../features/portal/listing-statistics/listing-statistics';
import { listStatisticsAlternates } from '../../../features/portal/listing-statistics/statistics-path';
import { parseStatisticsSearch } from '../../../features/portal/listing-statistics/statistics-search';
import { buildStatistics } from '../../../features/portal/listing-statistics/statistics-view.server';
import { askAgency, askedMark } from '../../../features/portal/question/question-form.server';
import { redirectToLogin, requireSession } from '../../../site/owner-session.server';
import { listOwnedListings } from '../../../features/portal/owned-listings.server';
import { buildPortalHead } from '../../../features/portal/portal-head.server';
import { answerForm } from '../../answer-form.server';
import { PageBoundary } from '../../page-boundary';
import { leaveToAction } from '../leave-to-action.server';
import { portalMeta } from '../portal-meta';

export const headers = pageHeaders;
export const ErrorBoundary = PageBoundary;
export const meta: MetaFunction<typeof loader> = portalMeta;

/** Loads the statistics of one of the owner's listings; 404 for those of others. */
export const loader = guarded(
  leaveToAction(async ({ request, params }: LoaderFunctionArgs) => {
    const session = await requireSession(request);
    const context = await openLanguage(request);
    const owned = await listOwnedListings(session, context.language);
    if (owned === null) throw await redirectToLogin(request);
    const listing = owned.find(({ reference }) => reference === params['reference']);
    if (!listing) throw notFound('page');
    const query = new URL(request.url).searchParams;
    const search = parseStatisticsSearch(query);
    const isAsked = query.has(askedMark);
    const view = await buildStatistics(context, { session, listing, search, isAsked });
    const alternates = listStatisticsAlternates(context.table, listing.reference, search);
    const page = { view, ...buildPortalHead(context, view.title), alternates };
    return data(page, { headers: uncachedHeaders });
  }),
);

export const action = guarded(async ({ request, params }: ActionFunctionArgs) => {
  const context = await openLanguage(request);
  const session = await requireSession(request);
  // Invalid input counts as an empty form.
  const sent = await request.formData().catch(() => new FormData());
  const reference = params['reference'] ?? '';
  const url = new URL(request.url);
  const answer = await askAgency(context, { session, reference, sent, url });
  if (answer === null) throw await redirectToLogin(request);
  return answerForm(request, answer);
});

export default function OwnedListingRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ListingStatistics view={view} answer={answer && answer.status !== 'sent' ? answer : null} />
  );
}
