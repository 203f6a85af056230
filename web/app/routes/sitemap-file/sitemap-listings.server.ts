import { queryCms } from '../../cms/query.server';
import { SitemapListingsDocument } from '../../cms/generated/graphql';
import { listAlternates } from '../../i18n/alternates';
import type { Language } from '@agency/domain/languages';
import type { Site } from '../../site/build-site';
import type { SitemapEntry } from '../../features/seo/sitemap-xml';

/** SEO-1: the listings on offer of one part, of at most 10,000 addresses; empty past the last part. */
export async function listSitemapListings(
  { table }: Site,
  languages: readonly Language[],
  part: number,
): Promise<SitemapEntry[]> {
  const { listingAddresses } = await queryCms(SitemapListingsDocument, { part });
  return listingAddresses.map(({ id, goal, slugs, updatedAt }) =>
    listAlternates(table, { screen: 'listing', id, goal, slugs })
      .filter(({ language }) => languages.includes(language))
      .map((address) => ({ ...address, lastModified: updatedAt })),
  );
}
