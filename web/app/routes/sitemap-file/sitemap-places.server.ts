import { queryCms } from '../../cms/query.server';
import { SitemapPlacesDocument } from '../../cms/generated/graphql';
import { listAlternates } from '../../i18n/alternates';
import { listKeys } from '@agency/domain/goals';
import type { Language } from '@agency/domain/languages';
import { findMenuPage, type Site } from '../../site/build-site';
import type { SitemapEntry } from '../../features/seo/sitemap-xml';

/** FIND-17: the landing pages that hold a listing, where the list of their goal is a page that is indexed. */
export async function listSitemapPlaces(
  site: Site,
  languages: readonly Language[],
): Promise<SitemapEntry[]> {
  const { landingAddresses } = await queryCms(SitemapPlacesDocument);
  return landingAddresses.map(({ goal, slugs, updatedAt }) =>
    listAlternates(site.table, { screen: 'landing', goal, slugs })
      .filter(({ language }) => {
        const list = findMenuPage(site, language, listKeys[goal]);
        return languages.includes(language) && list !== null && (list.seo?.active ?? true);
      })
      .map((address) => ({ ...address, lastModified: updatedAt })),
  );
}
