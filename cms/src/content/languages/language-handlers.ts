import type { Core } from '@strapi/strapi';
import { addAdminRoutes, readPages } from '../../platform/access/admin-routes';
import { findDocumentKey } from '../versions/find-document-key';
import { compareWithSource, confirmTranslation } from './compare-source';
import { listBoard } from './list-board';

export interface PageLanguage {
  documentId: string;
  locale: string;
  title: string | null;
  type: string | null;
  redirect: boolean;
  hasText: boolean;
  blocks: number;
  parent: string | null;
}

interface Row extends Pick<PageLanguage, 'documentId' | 'locale' | 'title' | 'type'> {
  redirect: boolean | null;
  content: unknown;
  parent: { title: string | null } | null;
  modules: { count: number };
}

const pageUid = 'api::page.page';
/** The admin's lists show at most a hundred entries. */
const mostPages = 100;

export function addLanguageHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/pages/:documentIds/languages',
      right: readPages,
      handle: ({ params }) => listPageLanguages(strapi, (params.documentIds ?? '').split(',')),
    },
    { method: 'GET', path: '/languages', right: readPages, handle: () => listBoard(strapi) },
    {
      method: 'GET',
      path: '/languages/:model/:documentId',
      right: readPages,
      handle: async (context) => ({
        source: await compareWithSource(strapi, findDocumentKey(strapi, context, 'read')),
      }),
    },
    {
      method: 'POST',
      path: '/languages/:model/:documentId/confirm',
      right: readPages,
      handle: async (context) => {
        await confirmTranslation(strapi, findDocumentKey(strapi, context, 'update'));
        return {};
      },
    },
  ]);
}

async function listPageLanguages(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<PageLanguage[]> {
  const rows = (await strapi.db.query(pageUid).findMany({
    where: { documentId: { $in: documentIds.slice(0, mostPages) }, publishedAt: null },
    select: ['documentId', 'locale', 'title', 'type', 'redirect', 'content'],
    populate: { parent: { select: ['title'] }, modules: { count: true } },
  })) as Row[];
  return rows.map(({ content, parent, modules, redirect, ...row }) => ({
    documentId: row.documentId,
    locale: row.locale,
    title: row.title,
    type: row.type,
    redirect: redirect === true,
    hasText: hasText(content),
    blocks: modules.count,
    parent: parent?.title ?? null,
  }));
}

/** Reports whether rich text contains a word; an emptied editor leaves an empty paragraph. */
function hasText(content: unknown): boolean {
  return /"text":"\s*[^"\s]/.test(JSON.stringify(content ?? null));
}
