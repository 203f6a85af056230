import { queryCms } from '../../cms/client/query.server';
import {
  SitemapListingsDocument,
  SitemapPlacesDocument,
  SitemapProjectsDocument,
} from '../../cms/generated/graphql';
import { listAlternates } from '../../i18n/paths/alternates';
import type { Language } from '@agency/domain/languages';
import { type Site, findMenuPage } from '../../site/build-site';
import type { SitemapEntry } from '../../features/seo/feeds/sitemap-xml';
import { listKeys } from '@agency/domain/goals';
import { buildProjectPath } from '../../catalogue/project/project-card.server';
import { findTeam } from '../../catalogue/team/load-team.server';
import { buildTeamPath } from '../../catalogue/team/team-view.server';
import { CollectedAddresses } from './collect-addresses';

/** Lists one part of the listings on offer, at most 10,000 addresses; empty after the last part. */
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

/** Lists the landing pages with at least one listing, if the list of their goal is indexed. */
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

/** Lists all published projects, including those that are sold out. */
export async function listSitemapProjects(
  { table }: Site,
  languages: readonly Language[],
): Promise<SitemapEntry[]> {
  const { projectAddresses } = await queryCms(SitemapProjectsDocument);
  return projectAddresses.map(({ updatedAt: lastModified, slugs }) =>
    languages.flatMap((language) => {
      const own = slugs.find((slug) => slug.language === language);
      if (!own) return [];
      return [{ language, path: buildProjectPath(table, language, own.slug), lastModified }];
    }),
  );
}

export async function listSitemapTeam(
  { table }: Site,
  languages: readonly Language[],
): Promise<SitemapEntry[]> {
  const addresses = new CollectedAddresses();
  for (const language of languages) {
    const { agents, offices } = await findTeam({ language });
    for (const { slug, key, updatedAt: lastModified } of [...agents, ...offices]) {
      addresses.add(key, { language, path: buildTeamPath(table, language, slug), lastModified });
    }
  }
  return addresses.entries;
}
