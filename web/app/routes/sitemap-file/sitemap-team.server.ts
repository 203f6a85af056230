import type { Language } from '@agency/domain/languages';
import { findTeam } from '../../catalogue/team/load-team.server';
import { buildTeamPath } from '../../catalogue/team/team-path';
import type { SitemapEntry } from '../../features/seo/sitemap-xml';
import type { Site } from '../../site/build-site';
import { CollectedAddresses } from './collect-addresses';

/** SEO-1: the pages of agents and offices (AGENT-2). */
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
