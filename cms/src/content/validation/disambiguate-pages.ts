import type { Core, UID } from '@strapi/strapi';
import { relationRoutes, type RouteMiddleware } from '../../platform/access/guard-routes';
import { guardRoute } from '../../platform/access/routes';
import { findDraft, fullPath, loadPages, type PageRow } from './page-rows';

const pageUid = 'api::page.page';

/** A page in relations; without a title if the user may not read it. */
interface NamedPage {
  documentId: string;
  locale: string;
  title?: string;
}

interface Model {
  attributes: Record<string, { target?: string }>;
}

/**
 * Adds the address to ambiguous page titles wherever the admin offers or shows selected pages.
 * Call it while registering.
 */
export function disambiguatePages(strapi: Core.Strapi): void {
  for (const name of relationRoutes) {
    guardRoute(strapi, 'content-manager', name, addAddresses(strapi));
  }
}

function addAddresses(strapi: Core.Strapi): RouteMiddleware {
  return async (context, next) => {
    await next();
    const { model = '', targetField = '' } = context.params;
    const { attributes } = strapi.getModel(model as UID.Schema) as Model;
    const { results } = context.body as { results?: NamedPage[] };
    if (attributes[targetField]?.target !== pageUid || !results) return;
    const drafts = (await loadPages(strapi)).filter(({ isPublished }) => !isPublished);
    for (const page of results) if (page.title) page.title = nameApart(drafts, page);
  };
}

/**
 * Returns `Ons team (/over-ons/team/)` if another page in the language has the same title,
 * otherwise the title.
 */
export function nameApart(
  drafts: readonly PageRow[],
  { documentId, locale, title = '' }: NamedPage,
): string {
  const page = findDraft(drafts, documentId, locale);
  const isShared = drafts.some(
    (other) => other.documentId !== documentId && other.locale === locale && other.title === title,
  );
  return page && isShared ? `${title} (/${fullPath(drafts, page)}/)` : title;
}
