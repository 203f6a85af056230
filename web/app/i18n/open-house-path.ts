import type { Language } from '@agency/domain/languages';

/** The file of an open house for a calendar (EDIT-7). */
export function buildOpenHousePath(language: Language, listing: string, id: number): string {
  return `/${language}/open-house/${encodeURIComponent(listing)}/${id}.ics`;
}
