import type { Core } from '@strapi/strapi';
import { standardPath } from '../rules/standard-pages';
import {
  addressedTypes,
  findPublished,
  nodeOf,
  rootScope,
  testimonialScope,
  type NodeType,
  type Place,
} from './place';

const testimonialPage = 'testimonials';

/** What stands where on the site in one language, as it is published at the moment. */
export interface SiteTree {
  /** The scopes in which what follows an address that ended here may stand. */
  listScopes(node: string): string[];
  /** The documents at this place; several are a mistake of the editors, the first has the address. */
  listAt(place: Place): Promise<string[]>;
  /** The address of a document, without slashes around; null when it has none in this language. */
  findPath(node: string): Promise<string | null>;
}

/** Pages, categories and subcategories are read at once; articles and testimonials one by one. */
export async function readSiteTree(strapi: Core.Strapi, locale: string): Promise<SiteTree> {
  const places = new Map<string, Place>();
  for (const uid of ['page', 'article-category', 'article-subcategory']) {
    await addPlaces(`api::${uid}.${uid}`, {});
  }
  const [home] = await findPublished(strapi, 'api::page.page', { locale, key: testimonialPage });
  const section = home && nodeOf('page', home.documentId);

  return {
    listScopes: (node) => (node === section ? [node, testimonialScope] : [node]),
    async listAt(place) {
      const isIn = ({ scope, slug }: Place): boolean =>
        scope === place.scope && slug === place.slug;
      const found = listLeaves(place.scope);
      for (const uid of found) await addPlaces(uid, { slug: place.slug });
      const nodes = [...places].filter(([, at]) => isIn(at)).map(([node]) => node);
      const isSection = place.scope === rootScope && place.slug === sectionSlug();
      return isSection && !section ? [...nodes, testimonialScope] : nodes;
    },
    async findPath(node) {
      const [type, documentId] = node.split(':') as [NodeType, string];
      const uid = uidOf(type);
      if (uid && !places.has(node)) await addPlaces(uid, { documentId });
      return climb(node);
    },
  };

  async function addPlaces(uid: string, where: Record<string, unknown>): Promise<void> {
    const addressed = addressedTypes[uid];
    if (!addressed) return;
    for (const row of await findPublished(strapi, uid, { ...where, locale })) {
      const place = addressed.placeOf(row);
      if (place) places.set(nodeOf(addressed.type, row.documentId), place);
    }
  }

  function climb(node: string, below: readonly string[] = []): string | null {
    const place = places.get(node);
    if (!place || below.includes(node)) return null;
    if (place.scope === rootScope) return place.slug;
    const above =
      place.scope === testimonialScope ? sectionPath() : climb(place.scope, [...below, node]);
    return above === null ? null : `${above}/${place.slug}`;
  }

  function sectionPath(): string | null {
    return section ? climb(section) : sectionSlug();
  }

  function sectionSlug(): string {
    return standardPath(testimonialPage, locale) ?? testimonialPage;
  }
}

function listLeaves(scope: string): string[] {
  if (scope === testimonialScope) return ['api::testimonial.testimonial'];
  return /^(sub)?category:/.test(scope) ? ['api::article.article'] : [];
}

function uidOf(type: NodeType): string | undefined {
  return Object.keys(addressedTypes).find((uid) => addressedTypes[uid]?.type === type);
}
