import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { languages, type Language } from '@agency/domain/languages';
import { refuseMissing } from '../../platform/validation/refusal';

const moduleUid = 'api::module.module';

/**
 * Copies a block as a draft, in every language and on no page. Returns the document id. Throws
 * 404 if the block does not exist in this language.
 */
export async function copyBlock(
  strapi: Core.Strapi,
  documentId: string,
  locale: Language,
): Promise<string> {
  await requireBlock(strapi, documentId, locale);
  const copy = await documentsOf(strapi, moduleUid).clone({
    documentId,
    // The first language determines the key.
    locale: [locale, ...languages.filter((other) => other !== locale)],
    // Otherwise the copy would be on all pages of the original; an empty list is merged with
    // theirs.
    data: { pages: null },
  });
  return copy?.documentId ?? '';
}

export interface BlockChange {
  active?: boolean;
}

/** Hides or shows a block on all pages, as a draft. Throws 404 if it does not exist. */
export async function changeBlock(
  strapi: Core.Strapi,
  { documentId, locale, data }: { documentId: string; locale: string; data: BlockChange },
): Promise<void> {
  await requireBlock(strapi, documentId, locale);
  await documentsOf(strapi, moduleUid).update({ documentId, locale, data });
}

async function requireBlock(
  strapi: Core.Strapi,
  documentId: string,
  locale: string,
): Promise<void> {
  if ((await strapi.db.query(moduleUid).count({ where: { documentId, locale } })) > 0) return;
  throw refuseMissing('gone.block');
}
