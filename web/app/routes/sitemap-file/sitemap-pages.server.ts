import { queryCms } from '../../cms/client/query.server';
import {
  ListingMapDocument,
  SitemapPagesDocument,
  type ListingMapQuery,
  type SitemapPagesQuery,
} from '../../cms/generated/graphql';
import { buildPath } from '../../i18n/paths/build-path';
import type { Language } from '@agency/domain/languages';
import { findMenuPage, type Site } from '../../site/build-site';
import { isMissingScreen } from '../../site/link-translator';
import { findRedirect } from '../../site/redirect-target';
import { CollectedAddresses, listAll } from './collect-addresses';
import { findNewest, type SitemapEntry } from '../../features/seo/feeds/sitemap-xml';

type Page = NonNullable<SitemapPagesQuery['pages'][number]>;
type Changes = ListingMapQuery['listingMap'];

/** Page size; pages with their modules are large in the CMS. */
const atOnce = 50;

/**
 * Lists the indexed pages of the CMS, without redirects and pages that editors exclude. A page's
 * last change includes its modules and the listings on it.
 */
export async function listSitemapPages(
  site: Site,
  languages: readonly Language[],
): Promise<SitemapEntry[]> {
  const { listingMap } = await queryCms(ListingMapDocument);
  const addresses = new CollectedAddresses();
  for (const language of languages) {
    for (const page of await listPages(language)) {
      if (!isListed(site, language, page.key)) continue;
      const path = buildPath(site.table, language, page.key);
      addresses.add(page.key, { language, path, lastModified: findChange(page, listingMap) });
    }
  }
  return addresses.entries;
}

async function listPages(language: Language): Promise<Page[]> {
  const pages = await listAll(atOnce, async (start, limit) => {
    return (await queryCms(SitemapPagesDocument, { language, start, limit })).pages;
  });
  return pages.filter((page) => page !== null);
}

function isListed(site: Site, language: Language, key: string): boolean {
  const page = findMenuPage(site, language, key);
  // The sitemap has overviews of articles in the file of the articles.
  if (page === null || isMissingScreen(page.type) || page.type === 'article') return false;
  // Never indexed, even as an editor's page: favourites and login.
  const { type } = site.table.findEntry(key) ?? {};
  if (type === 'shortlist' || type === 'login') return false;
  return (page.seo?.active ?? true) && findRedirect(site, language, page) === null;
}

function findChange({ publishedAt, modules }: Page, changes: Changes): string | null {
  const shown = modules.filter((module) => module !== null).filter(({ active }) => active);
  const lists = shown.flatMap(({ blocks: [block] }) =>
    block?.__typename === 'ComponentModulePropertyList'
      ? [block.goal === 'sale' ? changes.saleUpdatedAt : changes.rentUpdatedAt]
      : [],
  );
  return findNewest([publishedAt, ...shown.map((module) => module.publishedAt), ...lists]);
}
