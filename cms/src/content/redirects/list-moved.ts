import type { Core, UID } from '@strapi/strapi';
import { readSiteTree, type SiteTree } from './find-redirect';

/** A redirect that was recorded when content moved. */
export interface MovedAddress {
  from: string;
  /** Null if the content is not published in this language any more. */
  to: string | null;
}

const most = 300;

interface StoredRedirect {
  language: string;
  scope: string;
  slug: string;
  target: string;
}

/**
 * Returns the latest redirects of content that moved, as addresses of today: below a parent that
 * moved as well, its former addresses lead there too.
 */
export async function listMoved(strapi: Core.Strapi): Promise<MovedAddress[]> {
  const rows = (await strapi.db.query('api::redirect.redirect' as UID.ContentType).findMany({
    orderBy: { id: 'desc' },
    limit: most,
  })) as StoredRedirect[];
  const trees = new Map<string, SiteTree>();
  for (const language of new Set(rows.map((row) => row.language))) {
    trees.set(language, await readSiteTree(strapi, language));
  }
  const moved: MovedAddress[] = [];
  for (const { language, scope, slug, target } of rows) {
    const tree = trees.get(language);
    const above = (await tree?.findScopePath(scope)) ?? null;
    const to = (await tree?.findPath(target)) ?? null;
    // Skip pages below a deleted one: they have no address.
    if (above === null) continue;
    const from = [language, above, slug].filter(Boolean).join('/');
    moved.push({ from: `/${from}/`, to: to === null ? null : `/${language}/${to}/` });
  }
  return moved.filter(({ from, to }) => from !== to);
}
