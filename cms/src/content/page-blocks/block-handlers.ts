import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { isLanguage, type Language } from '@agency/domain/languages';
import {
  addAdminRoutes,
  readPages,
  contentRight,
  type AdminContext,
} from '../../platform/access/admin-routes';
import { findAdminRoute } from '../../platform/access/routes';
import { changeBlock, copyBlock } from './change-block';
import { copyPage } from './copy-page';
import { listBlocks, readBlocks, listLacking, readDrafts } from './list-blocks';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { publishWithBlocks } from './publish-with-blocks';

const may = (act: 'create' | 'update') => contentRight(act, 'api::module.module');

const changePages = contentRight('update', 'api::page.page');
const createPages = contentRight('create', 'api::page.page');

const changes = z.strictObject({
  active: z.boolean().optional(),
});

const publishRoute = 'POST /collection-types/:model/:id/actions/publish';

/**
 * Publishes blocks together with their page. Call it while registering, after the version
 * checks, so that a refused save publishes none.
 */
export function publishBlocksWithPages(strapi: Core.Strapi): void {
  const publish = findAdminRoute(strapi, 'content-manager', publishRoute);
  publish.config.middlewares = [...(publish.config.middlewares ?? []), publishWithBlocks(strapi)];
}

export function addBlockHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/pages/:documentId/blocks',
      right: readPages,
      handle: (context) =>
        listBlocks(strapi, context.params.documentId ?? '', readLanguage(context)),
    },
    {
      method: 'POST',
      path: '/pages/:documentId/blocks/:block/everywhere',
      right: changePages,
      handle: async (context) => {
        const { documentId: page = '', block = '' } = context.params;
        await addEverywhere(strapi, { page, block, locale: readLanguage(context) });
        return {};
      },
    },
    {
      method: 'POST',
      path: '/pages/:documentId/copy',
      right: createPages,
      handle: async (context) => {
        const { action, subject = '' } = may('create');
        if (!context.state.userAbility.can(action, subject)) throw new errors.ForbiddenError();
        const { documentId = '' } = context.params;
        return { documentId: await copyPage(strapi, documentId, readLanguage(context)) };
      },
    },
    {
      method: 'POST',
      path: '/blocks/:documentId/copy',
      right: may('create'),
      handle: async (context) => {
        const locale = readLanguage(context);
        const documentId = await copyBlock(strapi, context.params.documentId ?? '', locale);
        const blocks = await readBlocks(strapi, locale);
        return blocks.find((block) => block.documentId === documentId);
      },
    },
    {
      method: 'POST',
      path: '/blocks/:documentId/change',
      right: may('update'),
      handle: async (context) => {
        const { success, data } = changes.safeParse(context.request.body);
        if (!success) throw refuse('block.change');
        const documentId = context.params.documentId ?? '';
        await changeBlock(strapi, { documentId, locale: readLanguage(context), data });
        return {};
      },
    },
  ]);
}

function readLanguage({ query }: AdminContext): Language {
  const locale = String(query.locale ?? '');
  if (!isLanguage(locale)) throw refuseMissing('gone.language');
  return locale;
}

/**
 * Appends a block to the page's draft in every other language that has both, all or nothing.
 * Throws 404 if the block does not exist in this language.
 */
async function addEverywhere(
  strapi: Core.Strapi,
  { page, block, locale }: { page: string; block: string; locale: Language },
): Promise<void> {
  const found = (await readBlocks(strapi, locale)).find(({ documentId }) => documentId === block);
  if (!found) throw refuseMissing('gone.block');
  const documents = documentsOf(strapi, 'api::page.page');
  await strapi.db.transaction(async () => {
    const drafts = await readDrafts(strapi, page);
    for (const language of listLacking(drafts, found)) {
      if (language === locale) continue;
      const modules = [...(drafts.get(language) ?? []), block];
      await documents.update({ documentId: page, locale: language, data: { modules } });
    }
  });
}
