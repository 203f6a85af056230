import type { Core } from '@strapi/strapi';
import { standardPath } from '../rules/standard-pages';
import {
  addressedTypes,
  findPublished,
  nodeOf,
  rootScope,
  sectionScopes,
  type NodeType,
  type PathSegment,
} from './path-segment';

/** What stands where on the site in one language, as it is published at the moment. */
export interface SiteTree {
  /** The scopes in which what follows an address that ended here may stand. */
  listScopes(node: string): string[];
  /** The documents at this segment; several are a mistake of the editors, the first has the address. */
  listAt(segment: PathSegment): Promise<string[]>;
  /** The address of a document, without slashes around; null when it has none in this language. */
  findPath(node: string): Promise<string | null>;
}

/** Pages, categories and subcategories are read at once; what stands below a section one by one. */
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
    async findPath(node) {
      const [type, documentId] = node.split(':') as [NodeType, string];
      const uid = uidOf(type);
      if (uid && !segments.has(node)) await addSegments(uid, { documentId });
      return climb(node);
    },
  };

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
