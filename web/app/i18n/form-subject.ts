import { isListingId } from './match-path';

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

/** The query that {@link readSubject} reads; empty when it is about nothing. */
export function serialiseSubject({ listing, project }: FormSubject): string {
  const query = new URLSearchParams({ ...(listing && { listing }), ...(project && { project }) });
  return query.size === 0 ? '' : `?${query.toString()}`;
}
