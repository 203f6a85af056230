import { isListingId } from '@agency/domain/match-address';

/** What a form is about, by reference, as its address says it. */
export type FormSubject = {
  listing: string | null;
  project: string | null;
};

/** Reads `?listing=` or `?project=`; what cannot be a reference is none. */
export function readSubject(query: URLSearchParams): FormSubject {
  const listing = query.get('listing');
  const project = query.get('project');
  if (isListingId(listing)) return { listing, project: null };
  return { listing: null, project: isListingId(project) ? project : null };
}

/** Names the receipt of a visit in the address of the thanks page (FORM-14). */
export const receiptName = 'visit';

/** The query that {@link readSubject} reads, with a receipt; empty when it is about nothing. */
export function serialiseSubject(
  { listing, project }: FormSubject,
  receipt: string | null = null,
): string {
  const query = new URLSearchParams({
    ...(listing && { listing }),
    ...(project && { project }),
    ...(receipt && { [receiptName]: receipt }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}
