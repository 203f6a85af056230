import type { Core } from '@strapi/strapi';
import { languages, type Language } from '@agency/domain/languages';
import { documentsOf } from '../../platform/database/documents';
import { refuseMissing } from '../../platform/validation/refusal';
import { copyBlock } from './change-block';
import { readDrafts } from './list-blocks';

/**
 * Copies a page and its blocks as drafts in all its languages, all or nothing. Returns the
 * document id. Throws 404 if the page does not exist in this language.
 */
export async function copyPage(
  strapi: Core.Strapi,
  documentId: string,
  locale: Language,
): Promise<string> {
  const pages = documentsOf(strapi, 'api::page.page');
  return strapi.db.transaction(async () => {
    const drafts = await readDrafts(strapi, documentId);
    if (!drafts.has(locale)) throw refuseMissing('gone.page');
    const copy = await pages.clone({
      documentId,
      // The first language determines the key.
      locale: [locale, ...languages.filter((other) => other !== locale && drafts.has(other))],
    });
    if (!copy) throw refuseMissing('gone.page');
    const own = new Map<string, string>();
    for (const language of languages) {
      const modules: string[] = [];
      for (const block of drafts.get(language) ?? []) {
        const copied = own.get(block) ?? (await copyBlock(strapi, block, language));
        own.set(block, copied);
        modules.push(copied);
      }
      if (!drafts.has(language)) continue;
      await pages.update({
        documentId: copy.documentId,
        locale: language,
        data: { modules },
      });
    }
    return copy.documentId;
  });
}
