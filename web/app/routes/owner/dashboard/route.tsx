import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { guarded } from '../../../cms/page-loader.server';
import { pageHeaders, uncachedHeaders } from '../../../cms/page-headers.server';
import { Dashboard } from '../../../features/portal/dashboard/dashboard';
import { loadDashboard } from '../../../features/portal/dashboard/load-dashboard.server';
import { redirectToLogin, requireSession } from '../../../site/owner-session.server';
import { buildPortalHead } from '../../../features/portal/portal-head.server';
import { portalMeta } from '../portal-meta';
import { openLanguage } from '../../../site/open-language.server';
import { PageBoundary } from '../../page-boundary';

export const headers = pageHeaders;
export const ErrorBoundary = PageBoundary;
export const meta: MetaFunction<typeof loader> = portalMeta;

export const loader = guarded(async ({ request }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const session = await requireSession(request);
  const view = await loadDashboard(context, session);
  if (view === null) throw await redirectToLogin(request);
  const head = buildPortalHead(context, context.t('portal.overview'));
  return data({ view, ...head }, { headers: uncachedHeaders });
});

export default function DashboardRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <Dashboard dashboard={view} />;
}
