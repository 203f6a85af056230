import type { Core, UID } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { languages, type Language } from '@agency/domain/languages';
import { refuseMissing } from '../../platform/validation/refusal';

const moduleUid = 'api::module.module' as UID.ContentType;

/**
 * A draft like this block in every language it is written in, on no page yet. Returns its document
 * id. Throws 404 for what is no block in this language.
 */
export async function copyBlock(
  strapi: Core.Strapi,
  documentId: string,
  locale: Language,
): Promise<string> {
  await requireBlock(strapi, documentId, locale);
  const copy = (await strapi.documents(moduleUid).clone({
    documentId,
    // The first is the one that its key is made of.
    locale: [locale, ...languages.filter((other) => other !== locale)] as never,
    // It would stand on all pages of the original; an empty list is merged into theirs.
    data: { pages: null } as never,
  })) as unknown as { documentId: string };
  return copy.documentId;
}

/** What the page builder changes of a block itself. */
export interface BlockChange {
  active?: boolean;
}

/** Hides or shows a block on all its pages, as a draft. Throws 404 for no block. */
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
