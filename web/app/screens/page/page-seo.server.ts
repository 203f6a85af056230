import type { PageContentFragment } from '../../cms/generated/graphql';
import type { Alternate } from '../../i18n/alternates';
import { buildPath } from '../../i18n/build-path';
import { cleanDescription, searchDescriptionLength } from '../../lib/description';
import { serialiseListSearch, type ListSearch } from '../../lib/list-search';
import { findMenuPage } from '../../site/build-site';
import type { OpenSite } from '../../site/open-language.server';
import type { PageView } from './page-view';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import { listPageData } from './page-data.server';
import type { SeoView } from '../../features/seo/seo-view';
import { withoutWords } from '../../features/seo/without-words';

type PageSeoSource = {
  context: OpenSite;
  page: PageContentFragment;
  view: PageView;
  search: ListSearch;
  alternates: readonly Alternate[];
};

/**
 * The head of a page of the CMS. Every page of a list is indexed under its own address; a list that
 * is narrowed or sorted is not, for it says again what the whole list says (SEO-1).
 */
export function buildPageSeo(source: PageSeoSource): SeoView {
  const { context, page, view, search, alternates } = source;
  const { site, table, language } = context;
  const list = view.modules.find((module) => module.kind === 'listing-list')?.list;
  const isWhole = !list || serialiseListSearch(search) === '';
  const path = buildPath(table, language, page.key) + (list ? serialiseListSearch(search) : '');
  const part = search.page > 1 ? (list?.pager?.title ?? null) : null;
  return buildSiteSeo(context, {
    path,
    alternates: alternates.filter(
      (other) => findMenuPage(site, other.language, page.key)?.seo?.active ?? true,
    ),
    title: list?.heading ?? page.title,
    titleDetails: part ? [part] : [],
    description: joined([describePage(page, view), part], ' – '),
    // The editor's words are those of the whole list, not of one page or city of it.
    params: isWhole ? page.seo : withoutWords(page.seo),
    pictures: [page.image?.picture, ...(page.banner?.images ?? []).map((file) => file?.picture)],
    isIndexed: isWhole || serialiseListSearch({ ...search, page: 1 }) === '',
    structured: listPageData(context, view, path),
    previous: list?.pager?.previous ?? null,
    next: list?.pager?.next ?? null,
  });
}

/** What stands on the page, when its editor did not describe it. */
function describePage(page: PageContentFragment, view: PageView): string | null {
  const texts = view.modules.flatMap((module) =>
    module.kind === 'rich-text' ? [module.html] : (module.description ?? []),
  );
  const text = page.seo?.metadataDescription || page.description || view.html || texts[0];
  return cleanDescription(text, searchDescriptionLength) || null;
}

function joined(parts: (string | null)[], separator: string): string | null {
  return parts.filter(Boolean).join(separator) || null;
}
