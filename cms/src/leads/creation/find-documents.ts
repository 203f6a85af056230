import type { LeadListing } from './find-lead-listing';
import { leadError } from './lead-error';
import type { Lead } from './parse-lead';

/** A document of a listing that a visitor asks for. */
export interface RequestedDocument {
  id: string;
  name: string;
}

/**
 * The documents a lead asks for, called as the visitor saw them; null when it asks for none. Throws
 * BAD_USER_INPUT when the listing has none of them.
 */
export function findDocuments(
  { documents, language }: Pick<Lead, 'documents' | 'language'>,
  { texts }: Pick<LeadListing, 'texts'>,
): RequestedDocument[] | null {
  if (documents.length === 0) return null;
  const own = texts.filter((text) => text.language === language);
  const known = [...own, ...texts].flatMap((text) => text.documentNames ?? []);
  const asked = documents.flatMap((id) => {
    const document = known.find((candidate) => candidate.id === id);
    return document ? [{ id, name: document.name }] : [];
  });
  if (asked.length > 0) return asked;
  throw leadError('BAD_USER_INPUT', 'documents', 'the listing has no such document');
}
