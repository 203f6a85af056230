import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { guarded } from '../../cms/page-loader.server';
import { pageHeaders, uncachedHeaders } from '../../cms/page-headers.server';
import { openLanguage } from '../../site/open-language.server';
import { redirectToLogin, requireSession } from '../../site/owner-session.server';
import { loadPortal, findPortalRedirect } from '../../features/portal/load-portal.server';
import { PortalShell } from '../../features/portal/shell/portal-shell';
import { PageBoundary } from '../page-boundary';
import { leaveToAction } from './leave-to-action.server';
import { hydrated } from '../../../document/render/use-hydration';

export const handle = hydrated;

export const headers = pageHeaders;
export const ErrorBoundary = PageBoundary;

/**
 * Loads the portal's layout; redirects visitors without a session to the login, and back
 * afterwards.
 */
export const loader = guarded(
  leaveToAction(async ({ request, params }: LoaderFunctionArgs) => {
    const context = await openLanguage(request);
    const move = findPortalRedirect(context, new URL(request.url));
    if (move !== null) throw redirect(move, { status: 302, headers: uncachedHeaders });
    const session = await requireSession(request);
    const loaded = await loadPortal(context, { request, session, reference: params['reference'] });
    if (loaded === null) throw await redirectToLogin(request);
    return data(loaded.portal, {
      headers: [...loaded.headers, ...Object.entries(uncachedHeaders)],
    });
  }),
);

export default function PortalLayout() {
  const portal = useLoaderData<typeof loader>();
  return (
    <PortalShell portal={portal}>
      <Outlet />
    </PortalShell>
  );
}
