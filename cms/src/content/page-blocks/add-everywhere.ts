import type { Core, UID } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';
import { refuseMissing } from '../../platform/validation/refusal';
import { listLacking, readBlocks, readDrafts } from './list-blocks';

interface Documents {
  update(options: object): Promise<unknown>;
}

/**
 * Puts a block at the end of a page's draft in every other language in which both are written and
 * the page is without it, all or nothing (EDIT-1). Throws 404 for what is no block in this language.
 */
export async function addEverywhere(
  strapi: Core.Strapi,
  { page, block, locale }: { page: string; block: string; locale: Language },
): Promise<void> {
  const found = (await readBlocks(strapi, locale)).find(({ documentId }) => documentId === block);
  if (!found) throw refuseMissing('gone.block');
  const documents = strapi.documents('api::page.page' as UID.ContentType) as unknown as Documents;
  await strapi.db.transaction(async () => {
    const drafts = await readDrafts(strapi, page);
    for (const language of listLacking(drafts, found)) {
      if (language === locale) continue;
      const modules = [...(drafts.get(language) ?? []), block];
      await documents.update({ documentId: page, locale: language, data: { modules } });
    }
  });
}
