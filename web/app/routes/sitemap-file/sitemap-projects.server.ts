import { queryCms } from '../../cms/query.server';
import { SitemapProjectsDocument } from '../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import type { Site } from '../../site/build-site';
import { buildProjectPath } from '../../catalogue/project/project-card.server';
import type { SitemapEntry } from '../../features/seo/sitemap-xml';

/** SEO-1: the pages of the projects that are on the site, sold out ones too. */
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
