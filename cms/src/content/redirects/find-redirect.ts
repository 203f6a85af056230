import type { Core, UID } from '@strapi/strapi';
import { isLanguage } from '@agency/domain/languages';
import { rootScope } from './path-segment';
import { readSiteTree, type SiteTree } from './site-tree';

/** No address of the site is deeper or longer. */
const mostSegments = 6;
const longestSegment = 255;

interface StoredRedirect {
  scope: string;
  slug: string;
  target: string;
}

/**
 * Where what stood at this path of a language stands now, as a path without slashes around; null
 * when nothing stood there or it is gone. Step by step, so that a page is found under the former
 * address of the page above it, and at once however often it moved.
 */
export async function findRedirect(
  strapi: Core.Strapi,
  { language, path }: { language: string; path: string },
): Promise<string | null> {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const isUsual = segments.length <= mostSegments && path.length <= mostSegments * longestSegment;
  if (!isLanguage(language) || segments.length === 0 || !isUsual) return null;
  const former = (await strapi.db.query('api::redirect.redirect' as UID.ContentType).findMany({
    where: { language, slug: { $in: segments } },
    orderBy: { id: 'desc' },
  })) as StoredRedirect[];
  if (former.length === 0) return null;
  const walk = { tree: await readSiteTree(strapi, language), former, asked: segments.join('/') };
  return follow(walk, [rootScope], segments);
}

interface Walk {
  tree: SiteTree;
  former: readonly StoredRedirect[];
  asked: string;
}

/** What stands there today goes before what stood there, the latest before the rest. */
async function follow(
  walk: Walk,
  scopes: readonly string[],
  [slug, ...rest]: readonly string[],
): Promise<string | null> {
  if (slug === undefined) return null;
  const { tree, former, asked } = walk;
  for (const node of await listNodes()) {
    const found =
      rest.length === 0
        ? await tree.findPath(node)
        : await follow(walk, tree.listScopes(node), rest);
    if (found !== null && found !== asked) return found;
  }
  return null;

  async function listNodes(): Promise<string[]> {
    const nodes: string[] = [];
    for (const scope of scopes) {
      nodes.push(...(await tree.listAt({ scope, slug: slug ?? '' })));
      const left = former.filter((redirect) => redirect.scope === scope && redirect.slug === slug);
      nodes.push(...left.map(({ target }) => target));
    }
    return [...new Set(nodes)];
  }
}
