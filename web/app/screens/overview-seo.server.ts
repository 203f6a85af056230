import type { SeoParamsFragment, SharePictureFragment } from '../cms/generated/graphql';
import type { OverviewHeadView } from '../features/article/article-view';
import type { OpenSite } from '../site/open-language.server';
import { listBreadcrumbsData } from '../features/seo/breadcrumbs-data.server';
import { buildSiteSeo, withoutWords } from '../features/seo/build-site-seo.server';
import type { SeoView } from '../features/seo/seo-view';
import type { StructuredData } from '../features/seo/structured-data';
import type { Alternate } from '../i18n/paths/alternates';
import { shortenHtml, searchDescriptionLength } from '../lib/text/description';
import type { Paging } from '../lib/rules/paging';
import type { PagerView } from '../ui/links/pager';

type OverviewSeoSource = {
  path: string;
  view: OverviewHeadView & { pager: PagerView | null };
  paging: Paging;
  alternates: Alternate[];
  params: SeoParamsFragment | null;
  pictures: readonly (SharePictureFragment | null | undefined)[];
  /** Titles for the default description; an empty overview is not indexed. */
  entries: readonly string[];
  structured?: readonly StructuredData[];
};

/**
 * Builds the head of an overview. Only the first page has the editor's texts and alternates, since
 * other languages may have fewer pages.
 */
export function buildOverviewSeo(context: OpenSite, source: OverviewSeoSource): SeoView {
  const { path, view, paging, alternates, params, pictures, entries, structured = [] } = source;
  const isFirst = paging.page === 1;
  const address = isFirst ? path : `${path}?page=${paging.page}`;
  return buildSiteSeo(context, {
    path: address,
    alternates: isFirst ? alternates : [],
    title: isFirst ? view.title : context.t('meta.page', { title: view.title, page: paging.page }),
    description: shortenHtml(view.intro || entries.join(' · '), searchDescriptionLength) || null,
    params: isFirst ? params : withoutWords(params),
    pictures,
    isIndexed: entries.length > 0,
    structured: [
      ...structured,
      ...listBreadcrumbsData(view.breadcrumbs, context.site.origin, path),
    ],
    previous: view.pager?.previous ?? null,
    next: view.pager?.next ?? null,
  });
}
