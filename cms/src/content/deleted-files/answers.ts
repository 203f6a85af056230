/** A file of the trash, for the admin. */
export interface DeletedFile {
  id: number;
  kind: 'deleted' | 'replaced';
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
  /** A `data:` address; null for what is no picture. */
  preview: string | null;
  deletedAt: string;
  /** When it is removed for good. */
  removedAt: string;
  /** Null when the CMS itself deleted it. */
  deletedBy: string | null;
  /** The documents that used it, in the language of the reader; empty when none did. */
  usedIn: string;
}
