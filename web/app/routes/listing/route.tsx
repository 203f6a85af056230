import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { cacheHeaders, notFound, pageHeaders, partialHeaders } from '../../cms/page-headers.server';
import { pageLoader } from '../../cms/page-loader.server';
import { isPreviewPath } from '../../i18n/paths/preview-path';
import { load } from '../../screens/listing/load.server';
import { ListingScreen } from '../../screens/listing/view';
import { openLanguage } from '../../site/open-language.server';
import { PageBoundary, pageMeta } from '../page-boundary';

export const headers = pageHeaders;
export const meta = pageMeta;
export const ErrorBoundary = PageBoundary;

export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const loaded = await load(context, params.id, new URL(request.url));
  if (loaded === null) throw notFound('listing');
  const { tags, keep, ...page } = loaded;
  const headers = page.hasFailedPart ? partialHeaders(tags) : cacheHeaders(tags, keep);
  return data(page, { headers });
});

export default function ListingRoute() {
  const isPreview = isPreviewPath(useLocation().pathname);
  return <ListingScreen page={useLoaderData<typeof loader>()} isPreview={isPreview} />;
}
