import type { Core } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';

/** Who reads what staff write about a listing, for the form in which they write it. */
export interface NoteReader {
  /** In which the owner gets mails; null while the listing has no owner. */
  language: Language | null;
}

/** Who reads the notes of the listing with this document id (OWN-8); nobody of one that is none. */
export async function findNoteReader(strapi: Core.Strapi, documentId: string): Promise<NoteReader> {
  const listing = (await strapi.db.query('api::listing.listing').findOne({
    where: { documentId },
    select: ['id'],
    populate: { owner: { select: ['language'] } },
  })) as { owner: { language: Language } | null } | null;
  return { language: listing?.owner?.language ?? null };
}
