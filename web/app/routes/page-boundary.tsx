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

export function pageMeta({ data, matches, error }: MetaArgs): MetaDescriptor[] {
  const layout = matches.find(({ id }) => layoutRouteIds.includes(id))?.data as
    Awaited<ReturnType<typeof languageLoader>>['data'] | undefined;
  // A preview is not indexed and has no canonical address.
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

/** Detects the 404 of a missing listing, which has its own text. */
function isMissingListing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404 && error.data === 'listing';
}

/** Detects a page that redirects to another site; its preview shows that address instead. */
function isElsewhere(error: unknown): error is ErrorResponse & { data: Elsewhere } {
  return (
    isRouteErrorResponse(error) &&
    typeof error.data === 'object' &&
    error.data !== null &&
    'elsewhere' in error.data
  );
}
