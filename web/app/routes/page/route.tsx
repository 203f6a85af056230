import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { guarded, pageLoader } from '../../cms/page-loader.server';
import { notFound, pageHeaders } from '../../cms/page-headers.server';
import { styleHeaders } from '../../../document/styles/style-headers.server';
import { receiveForm } from '../../screens/form/receive-form.server';
import { loadScreen } from '../../screens/load-screen.server';
import { ScreenView } from '../../screens/screen-view';
import { openLanguage } from '../../site/open-language.server';
import { PageBoundary, pageMeta } from '../page-boundary';
import { redirectBareListing, redirectToNewPlace } from './redirects.server';

export const headers = pageHeaders;
export const meta = pageMeta;
export const ErrorBoundary = PageBoundary;

/** Every address that is not an endpoint: the screens of `web/app/screens`, and redirects. */
export const loader = pageLoader(async ({ request }: LoaderFunctionArgs) => {
  const listing = await redirectBareListing(request);
  if (listing !== null) throw listing;
  const context = await openLanguage(request);
  const loaded = await loadScreen(context, request);
  if (loaded === null) throw (await redirectToNewPlace(context, request)) ?? notFound('page');
  const { data: screen, init } = loaded;
  const style = styleHeaders(screen.screen === 'page' ? screen.view.css : null);
  return data(screen, { ...init, headers: { ...init.headers, ...style } });
});

/** Only the page of a form accepts submissions. */
export const action = guarded(async ({ request }: ActionFunctionArgs) => {
  return receiveForm(await openLanguage(request), request);
});

export default function PageRoute() {
  const screen = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ScreenView data={screen} answer={answer && answer.status !== 'sent' ? answer : null} />;
}
