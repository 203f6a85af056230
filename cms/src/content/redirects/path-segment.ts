import type { Core, UID } from '@strapi/strapi';
import { wherePublished } from '../../platform/publishing/published';
import { ownPath } from '../validation/page-rows';

/** One step of an address: a slug below something else. */
export interface PathSegment {
  /**
   * {@link rootScope}, one of {@link sectionScopes}, or the {@link nodeOf} of the parent
   * document.
   */
  scope: string;
  slug: string;
}

export const rootScope = 'root';

/** Content types below standard pages, by the page's key. */
export const sectionScopes: Readonly<Record<string, readonly string[]>> = {
  testimonials: ['api::testimonial.testimonial'],
  team: ['api::agent.agent', 'api::office.office'],
};

export type NodeType =
  'page' | 'category' | 'subcategory' | 'article' | 'testimonial' | 'agent' | 'office';

export function nodeOf(type: NodeType, documentId: string): string {
  return `${type}:${documentId}`;
}

interface Reference {
  documentId: string;
  key?: string | null;
  category?: { documentId: string } | null;
}

interface Row {
  documentId: string;
  locale: string;
  key?: string | null;
  slug?: string | null;
  path?: string | null;
  parent?: Reference | null;
  category?: Reference | null;
  subcategory?: Reference | null;
}

interface Addressed {
  type: NodeType;
  populate: Record<string, unknown>;
  segmentOf(row: Row): PathSegment | null;
}

/** The key identifies the home page, whose children are at the root. */
const named = { select: ['documentId', 'key'] };

export const addressedTypes: Readonly<Record<string, Addressed>> = {
  'api::page.page': { type: 'page', populate: { parent: named }, segmentOf: segmentOfPage },
  'api::article-category.article-category': {
    type: 'category',
    populate: {},
    segmentOf: ({ slug }) => buildSegment(rootScope, slug),
  },
  'api::article-subcategory.article-subcategory': {
    type: 'subcategory',
    populate: { category: named },
    segmentOf: ({ slug, category }) =>
      category ? buildSegment(nodeOf('category', category.documentId), slug) : null,
  },
  'api::article.article': {
    type: 'article',
    populate: { category: named, subcategory: { ...named, populate: { category: named } } },
    segmentOf: segmentOfArticle,
  },
  'api::testimonial.testimonial': addressIn('testimonials', 'testimonial'),
  'api::agent.agent': addressIn('team', 'agent'),
  'api::office.office': addressIn('team', 'office'),
};

function addressIn(section: string, type: NodeType): Addressed {
  return { type, populate: {}, segmentOf: ({ slug }) => buildSegment(section, slug) };
}

export async function readPathSegments(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<Map<string, PathSegment>> {
  const rows = documentId === undefined ? [] : await findPublished(strapi, uid, { documentId });
  const segmentOf = addressedTypes[uid]?.segmentOf;
  return new Map(
    rows.flatMap((row) => {
      const segment = segmentOf?.(row);
      return segment ? [[row.locale, segment] as const] : [];
    }),
  );
}

export async function findPublished(
  strapi: Core.Strapi,
  uid: string,
  where: Record<string, unknown>,
): Promise<Row[]> {
  return (await strapi.db.query(uid as UID.ContentType).findMany({
    where: { ...where, ...wherePublished(strapi, uid) },
    populate: addressedTypes[uid]?.populate,
    orderBy: { id: 'asc' },
  })) as Row[];
}

function segmentOfPage({ key, path, locale, parent }: Row): PathSegment | null {
  const slug = ownPath({ key: key ?? '', path: path ?? null, locale });
  const isTop = !parent || parent.key?.toLowerCase() === 'home';
  return buildSegment(isTop ? rootScope : nodeOf('page', parent.documentId), slug);
}

/** A subcategory of another category is ignored, as on the site. */
function segmentOfArticle({ slug, category, subcategory }: Row): PathSegment | null {
  if (!category) return null;
  const isWithin = subcategory?.category?.documentId === category.documentId;
  const scope =
    subcategory && isWithin
      ? nodeOf('subcategory', subcategory.documentId)
      : nodeOf('category', category.documentId);
  return buildSegment(scope, slug);
}

function buildSegment(scope: string, slug: string | null | undefined): PathSegment | null {
  return slug ? { scope, slug } : null;
}
