import type { LeadListing } from './find-lead-listing';
import { leadError } from './lead-error';
import type { Lead } from './parse-lead';

/** A paper of a listing that a visitor asks for. */
export interface Paper {
  id: string;
  name: string;
}

/**
 * The papers a lead asks for, called as the visitor saw them; null when it asks for none. Throws
 * BAD_USER_INPUT when the listing has none of them.
 */
export function findPapers(
  { documents, language }: Pick<Lead, 'documents' | 'language'>,
  { texts }: Pick<LeadListing, 'texts'>,
): Paper[] | null {
  if (documents.length === 0) return null;
  const own = texts.filter((text) => text.language === language);
  const known = [...own, ...texts].flatMap((text) => text.documentNames ?? []);
  const papers = documents.flatMap((id) => {
    const paper = known.find((candidate) => candidate.id === id);
    return paper ? [{ id, name: paper.name }] : [];
  });
  if (papers.length > 0) return papers;
  throw leadError('BAD_USER_INPUT', 'documents', 'the listing has no such paper');
}
