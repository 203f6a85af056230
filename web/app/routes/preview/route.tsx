import { data, redirect, type LoaderFunctionArgs, type MetaArgs } from '@remix-run/node';
import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { env } from '../../../server/env';
import { queryDrafts } from '../../cms/client/query.server';
import { guarded } from '../../cms/page-loader.server';
import { pageHeaders, uncachedHeaders } from '../../cms/page-headers.server';
import { openPreviewSession, readPreviewSession } from '../../cms/preview/preview-session.server';
import { readPreviewToken } from '../../cms/preview/preview-token.server';
import { openPreview } from '../../site/open-language.server';
import { markStaff } from '../../features/preview/staff-cookie.server';
import { languageOfRequest } from '../../i18n/language-of-request.server';
import { toPreviewPath } from '../../i18n/paths/preview-path';
import { translations } from '../../i18n/translations.server';
import { PreviewNotice } from '../preview-notice';
import { RootFailure } from '../root-failure';
import { findTargetPath } from './find-target-path.server';

export const headers = pageHeaders;

/**
 * Endpoint for preview links of the CMS. A signed link enables previews in this browser for an hour
 * and redirects to its target; an expired link still does so during that hour.
 */
export const loader = guarded(async ({ request }: LoaderFunctionArgs) => {
  const { t } = translations[languageOfRequest(request)];
  const link = readPreviewToken(new URL(request.url).searchParams.get('token'), env.PREVIEW_SECRET);
  const session = await readPreviewSession(request);
  if (link === null || (link.isExpired && session === null)) {
    throw data(t('preview.refused'), { status: 401, headers: uncachedHeaders });
  }
  const { status, language } = link.target;
  const context = await openPreview({ queryCms: queryDrafts, status }, language);
  const path = await findTargetPath(context, link.target);
  const headers = new Headers(uncachedHeaders);
  headers.append('Set-Cookie', await openPreviewSession(status, link.isExpired ? session : null));
  headers.append('Set-Cookie', await markStaff());
  if (path === null) throw data(t('preview.noPlace'), { status: 404, headers });
  return redirect(toPreviewPath(path), { headers });
});

export function meta({ error }: MetaArgs) {
  const title = isRouteErrorResponse(error) ? String(error.data) : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function PreviewRoute() {
  return null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { i18n } = useTranslation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 401 && status !== 404) return <RootFailure status={status} />;
  return (
    <main id="main">
      <PreviewNotice status={status} homeHref={`/${i18n.language}/`} />
    </main>
  );
}
