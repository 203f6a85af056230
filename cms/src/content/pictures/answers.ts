import type { Language } from '@agency/domain/languages';

/** A picture of the media library and its alternative texts, for the admin (EDIT-8). */
export interface DescribedPicture {
  id: number;
  name: string;
  /** Of its smallest version, for a preview of a few dozen pixels. */
  url: string;
  /** A language without a text of its own is left out. */
  alts: Partial<Record<Language, string>>;
}
