import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../access/admin-routes';

/** What a page has in one language, as it is edited. */
export interface PageLanguage {
  locale: string;
  hasText: boolean;
  blocks: number;
  /** The title of the page above it. */
  parent: string | null;
}

interface Row {
  locale: string;
  content: unknown;
  parent: { title: string | null } | null;
  modules: { count: number };
}

const pageUid = 'api::page.page';

/** Lets the admin ask what a page has in each language (EDIT-2). Call it while registering. */
export function registerPageLanguages(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      ...{ method: 'GET', path: '/pages/:documentId/languages' },
      right: { action: 'plugin::content-manager.explorer.read', subject: pageUid },
      handle: ({ params }) => listPageLanguages(strapi, params.documentId ?? ''),
    },
  ]);
}

async function listPageLanguages(strapi: Core.Strapi, documentId: string): Promise<PageLanguage[]> {
  const rows = (await strapi.db.query(pageUid).findMany({
    where: { documentId, publishedAt: null },
    select: ['locale', 'content'],
    populate: { parent: { select: ['title'] }, modules: { count: true } },
  })) as unknown as Row[];
  return rows.map(({ locale, content, parent, modules }) => ({
    ...{ locale, hasText: hasText(content), blocks: modules.count },
    parent: parent?.title ?? null,
  }));
}

/** Whether rich text holds a word; an editor leaves an empty paragraph behind. */
function hasText(content: unknown): boolean {
  return /"text":"\s*[^"\s]/.test(JSON.stringify(content ?? null));
}
