import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse, useRouteError, type ErrorResponse } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Elsewhere } from '../cms/preview/previewable.server';
import { FailedPage } from '../ui/text/failure';
import { NotFound } from '../features/layout/not-found';
import { listSeoTags } from '../features/seo/seo-tags';
import type { SeoView } from '../features/seo/seo-view';
import type { loader as languageLoader } from './language/route';
import { ElsewhereNotice, PreviewNotice } from './preview-notice';
import { RootFailure } from './root-failure';
import { layoutRouteIds, useLayout } from './use-layout';

/** A page that is not there or that failed, inside the layout, which stands (ERR-2, ERR-4, ERR-6). */
export function PageBoundary() {
  const error = useRouteError();
  const { t } = useTranslation();
  const layout = useLayout();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (!layout) return <RootFailure status={status} />;
  if (status === 401) return <PreviewNotice status={status} homeHref={layout.notFound.homeHref} />;
  if (isElsewhere(error)) return <ElsewhereNotice address={error.data.elsewhere} />;
  if (status === 404) {
    const isListing = isMissingListing(error);
    return (
      <NotFound
        view={layout.notFound}
        title={isListing ? t('errors.listingNotFound') : undefined}
        text={isListing ? t('errors.listingNotFoundText') : undefined}
      />
    );
  }
  return <FailedPage status={status} homeHref={layout.notFound.homeHref} />;
}

type MetaArgs = {
  data: { seo: SeoView } | undefined;
  matches: readonly { id: string; data: unknown }[];
  error?: unknown;
};

/** The head of a page, or of what stands in its place. */
export function pageMeta({ data, matches, error }: MetaArgs): MetaDescriptor[] {
  const layout = matches.find(({ id }) => layoutRouteIds.includes(id))?.data as
    Awaited<ReturnType<typeof languageLoader>>['data'] | undefined;
  // ROUTE-11: a preview is nobody's to list, and no page's own address.
  if (data && layout?.preview) return unlisted(data.seo.title);
  if (data) return listSeoTags(data.seo);
  return layout ? unlisted(layout.titles[titleOf(error)]) : [];
}

function unlisted(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

function titleOf(error: unknown): 'listing' | 'page' | 'preview' | 'failed' {
  if (isMissingListing(error)) return 'listing';
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return 'page';
  return status === 401 || isElsewhere(error) ? 'preview' : 'failed';
}

/** True for the 404 of a listing that is not there, which has its own words (ERR-4). */
function isMissingListing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404 && error.data === 'listing';
}

/** A page that leads off the site, which its preview says instead. */
function isElsewhere(error: unknown): error is ErrorResponse & { data: Elsewhere } {
  return (
    isRouteErrorResponse(error) &&
    typeof error.data === 'object' &&
    error.data !== null &&
    'elsewhere' in error.data
  );
}
