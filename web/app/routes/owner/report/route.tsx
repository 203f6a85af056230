import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isDay } from '@agency/domain/day';
import { guarded } from '../../../cms/page-loader.server';
import { notFound, pageHeaders, uncachedHeaders } from '../../../cms/page-headers.server';
import { openLanguage } from '../../../site/open-language.server';
import { loadOutcomes } from '../../../features/portal/outcome/load-outcome.server';
import { Report } from '../../../features/portal/report/report';
import { buildReport, findLastWeek } from '../../../features/portal/report/report-view.server';
import { listOwnedListings } from '../../../features/portal/owned-listings.server';
import { buildPortalHead } from '../../../features/portal/portal-head.server';
import { redirectToLogin, requireSession } from '../../../site/owner-session.server';
import { PageBoundary } from '../../page-boundary';
import { portalMeta } from '../portal-meta';

export const headers = pageHeaders;
export const ErrorBoundary = PageBoundary;
export const meta: MetaFunction<typeof loader> = portalMeta;

/** Loads the report of a week, by default the last one; 404 if none exists. */
export const loader = guarded(async ({ request }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const session = await requireSession(request);
  const now = new Date();
  const week = new URL(request.url).searchParams.get('week') ?? findLastWeek(now);
  const owned = await listOwnedListings(session, context.language);
  if (owned === null) throw await redirectToLogin(request);
  const outcomes = isDay(week) ? await loadOutcomes(session, week) : null;
  if (outcomes === null) throw notFound('page');
  const view = buildReport(context, outcomes, owned, { week, now });
  const head = buildPortalHead(context, view.title, 'report');
  const alternates = head.alternates.map(({ language, path }) => {
    return { language, path: `${path}?week=${week}` };
  });
  return data({ view, ...head, alternates }, { headers: uncachedHeaders });
});

export default function ReportRoute() {
  return <Report report={useLoaderData<typeof loader>().view} />;
}
