import type { MetaDescriptor } from '@remix-run/node';
import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FailedPage } from '../features/page/failure';
import { NotFound } from '../features/page/not-found';
import { listSeoTags } from '../features/seo/seo-tags';
import type { SeoView } from '../features/seo/seo-view';
import type { loader as languageLoader } from './language/route';
import { RootFailure } from './root-failure';

/** A page that is not there or that failed, inside the frame, which stands (ERR-2, ERR-4, ERR-6). */
export function PageBoundary() {
  const error = useRouteError();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const frame = useRouteLoaderData<typeof languageLoader>('routes/language/route');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (!frame) return <RootFailure status={status} />;
  if (status === 404) {
    const isListing = isRouteErrorResponse(error) && error.data === 'listing';
    return (
      <NotFound
        view={frame.notFound}
        title={isListing ? t('errors.listingNotFound') : undefined}
        text={isListing ? t('errors.listingNotFoundText') : undefined}
      />
    );
  }
  return (
    <FailedPage
      status={status === 503 ? 503 : 500}
      homeHref={frame.notFound.homeHref}
      retryHref={pathname + search}
    />
  );
}

type MetaArgs = {
  data: { seo: SeoView } | undefined;
  matches: readonly { id: string; data: unknown }[];
  error?: unknown;
};

/** The head of a page, or of what stands in its place. */
export function pageMeta({ data, matches, error }: MetaArgs): MetaDescriptor[] {
  if (data) return listSeoTags(data.seo);
  const frame = matches.find(({ id }) => id === 'routes/language/route')?.data as
    Awaited<ReturnType<typeof languageLoader>>['data'] | undefined;
  if (!frame) return [];
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const title = isNotFound && error.data === 'listing' ? 'listing' : isNotFound ? 'page' : 'failed';
  return [{ title: frame.titles[title] }, { name: 'robots', content: 'noindex' }];
}
