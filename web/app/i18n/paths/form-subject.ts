import { isListingId } from '@agency/domain/match-address';

export type FormSubject = {
  listing: string | null;
  project: string | null;
};

/** Reads `?listing=` or `?project=`; null for an invalid reference. */
export function readSubject(query: URLSearchParams): FormSubject {
  const listing = query.get('listing');
  const project = query.get('project');
  if (isListingId(listing)) return { listing, project: null };
  return { listing: null, project: isListingId(project) ? project : null };
}

/** Query parameter with the receipt of an appointment on the thank-you page. */
export const receiptName = 'visit';

/** Writes the query that {@link readSubject} reads, with a receipt; empty without a subject. */
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
