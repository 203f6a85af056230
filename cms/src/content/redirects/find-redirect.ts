import type { Core, UID } from '@strapi/strapi';
import { isLanguage } from '@agency/domain/languages';
import {
  rootScope,
  addressedTypes,
  findPublished,
  nodeOf,
  sectionScopes,
  type NodeType,
  type PathSegment,
} from './path-segment';
import { standardPath } from '../rules/standard-pages';

/** No address of the site has more segments or characters. */
const mostSegments = 6;
const longestSegment = 255;

interface StoredRedirect {
  scope: string;
  slug: string;
  target: string;
}

/**
 * Returns the current path of what was at this path, without surrounding slashes; null if
 * nothing was, or it is gone. Resolves segment by segment, so that a page is found below a
 * former address of its parent, with one redirect regardless of the number of moves.
 */
export async function findRedirect(
  strapi: Core.Strapi,
  { language, path, mayStay = false }: Asked,
): Promise<string | null> {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const isUsual = segments.length <= mostSegments && path.length <= mostSegments * longestSegment;
  if (!isLanguage(language) || segments.length === 0 || !isUsual) return null;
  const former = (await strapi.db.query('api::redirect.redirect' as UID.ContentType).findMany({
    where: { language, slug: { $in: segments } },
    orderBy: { id: 'desc' },
  })) as StoredRedirect[];
  if (former.length === 0) return null;
  const tree = await readSiteTree(strapi, language);
  const walk = { tree, former, asked: segments.join('/'), mayStay };
  return follow(walk, [rootScope], segments);
}

interface Asked {
  language: string;
  path: string;
  /** Returns the path itself if something is there now. */
  mayStay?: boolean;
}

interface Walk {
  tree: SiteTree;
  former: readonly StoredRedirect[];
  asked: string;
  mayStay: boolean;
}

/** Follows current addresses before former ones, latest first. */
async function follow(
  walk: Walk,
  scopes: readonly string[],
  [slug, ...rest]: readonly string[],
): Promise<string | null> {
  if (slug === undefined) return null;
  const { tree, former, asked, mayStay } = walk;
  for (const node of await listNodes()) {
    const found =
      rest.length === 0
        ? await tree.findPath(node)
        : await follow(walk, tree.listScopes(node), rest);
    if (found !== null && (mayStay || found !== asked)) return found;
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

export interface SiteTree {
  /** Returns the scopes in which the rest of an address below this node may be. */
  listScopes(node: string): string[];
  listAt(segment: PathSegment): Promise<string[]>;
  /**
   * Returns the path of a document without surrounding slashes; null if it has none in this
   * language.
   */
  findPath(node: string): Promise<string | null>;
  /** Returns the path below which a segment of this scope is; null without one. */
  findScopePath(scope: string): Promise<string | null>;
}

/** Loads pages and categories at once; documents below a section are read one by one. */
export async function readSiteTree(strapi: Core.Strapi, locale: string): Promise<SiteTree> {
  const segments = new Map<string, PathSegment>();
  for (const uid of ['page', 'article-category', 'article-subcategory']) {
    await addSegments(`api::${uid}.${uid}`, {});
  }
  const sections = new Map<string, string>();
  for (const key of Object.keys(sectionScopes)) {
    const [home] = await findPublished(strapi, 'api::page.page', { locale, key });
    if (home) sections.set(key, nodeOf('page', home.documentId));
  }

  return {
    listScopes: (node) => [
      node,
      ...[...sections].flatMap(([scope, home]) => (home === node ? [scope] : [])),
    ],
    async listAt(segment) {
      const isIn = ({ scope, slug }: PathSegment): boolean =>
        scope === segment.scope && slug === segment.slug;
      const found = listLeaves(segment.scope);
      for (const uid of found) await addSegments(uid, { slug: segment.slug });
      const nodes = [...segments].filter(([, at]) => isIn(at)).map(([node]) => node);
      const bare = Object.keys(sectionScopes).filter((scope) => {
        const isHere = segment.scope === rootScope && segment.slug === sectionSlug(scope);
        return isHere && !sections.has(scope);
      });
      return [...nodes, ...bare];
    },
    findPath,
    async findScopePath(scope) {
      if (scope === rootScope) return '';
      return scope in sectionScopes ? sectionPath(scope) : findPath(scope);
    },
  };

  async function findPath(node: string): Promise<string | null> {
    const [type, documentId] = node.split(':') as [NodeType, string];
    const uid = uidOf(type);
    if (uid && !segments.has(node)) await addSegments(uid, { documentId });
    return climb(node);
  }

  async function addSegments(uid: string, where: Record<string, unknown>): Promise<void> {
    const addressed = addressedTypes[uid];
    if (!addressed) return;
    for (const row of await findPublished(strapi, uid, { ...where, locale })) {
      const segment = addressed.segmentOf(row);
      if (segment) segments.set(nodeOf(addressed.type, row.documentId), segment);
    }
  }

  function climb(node: string, below: readonly string[] = []): string | null {
    const segment = segments.get(node);
    if (!segment || below.includes(node)) return null;
    if (segment.scope === rootScope) return segment.slug;
    const above =
      segment.scope in sectionScopes
        ? sectionPath(segment.scope)
        : climb(segment.scope, [...below, node]);
    return above === null ? null : `${above}/${segment.slug}`;
  }

  function sectionPath(scope: string): string | null {
    const home = sections.get(scope);
    return home ? climb(home) : sectionSlug(scope);
  }

  function sectionSlug(scope: string): string {
    return standardPath(scope, locale) ?? scope;
  }
}

function listLeaves(scope: string): readonly string[] {
  const below = sectionScopes[scope];
  if (below) return below;
  return /^(sub)?category:/.test(scope) ? ['api::article.article'] : [];
}

function uidOf(type: NodeType): string | undefined {
  return Object.keys(addressedTypes).find((uid) => addressedTypes[uid]?.type === type);
}
