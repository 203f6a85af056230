import { data, redirect, type LoaderFunctionArgs, type MetaArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageHeaders, uncachedHeaders } from '../../cms/page-headers.server';
import { closePreviewSession } from '../../cms/preview/preview-session.server';
import { languageOfRequest } from '../../i18n/language-of-request.server';
import { isOwnPath, toPublicPath } from '../../i18n/paths/preview-path';
import { translations } from '../../i18n/translations.server';
import { LeftNotice } from '../preview-notice';

export const headers = pageHeaders;

/**
 * Ends the preview in this browser and redirects to the public page. In the CMS's frame, which may
 * not show public pages, it offers a link instead.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOfRequest(request);
  const wanted = toPublicPath(new URL(request.url).searchParams.get('to') ?? '');
  const href = isOwnPath(wanted) ? wanted : `/${language}/`;
  const headers = { ...uncachedHeaders, 'Set-Cookie': await closePreviewSession() };
  if (request.headers.get('Sec-Fetch-Dest') !== 'iframe') throw redirect(href, { headers });
  return data({ href, title: translations[language].t('preview.left') }, { headers });
}

export function meta({ data: loaded }: MetaArgs<typeof loader>) {
  return [{ title: loaded?.title }, { name: 'robots', content: 'noindex' }];
}

export default function PreviewExitRoute() {
  const { href } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <LeftNotice href={href} />
    </main>
  );
}
