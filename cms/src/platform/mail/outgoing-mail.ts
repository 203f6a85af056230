import type { Language } from '@agency/domain/languages';

/** A picture that mail programs can display, at its display size, with its alternative text. */
export interface MailPicture {
  /** An absolute URL, or `cid:` with an attachment id. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Mark of a picture that is no plain photograph; shown below it. */
  mark?: string;
}

export interface MailListing {
  title: string;
  price: string;
  place: string;
  /** The energy label in words, if it is known. */
  energy?: string;
  href: string;
  picture?: MailPicture;
}

/** A colleague, with the absolute URL of a portrait. */
export interface MailPerson {
  type: 'person';
  title: string;
  name: string;
  role: string | null;
  office: string | null;
  phone: { text: string; href: string | null } | null;
  picture: MailPicture | null;
}

export interface MailDrawing {
  type: 'drawing';
  drawing: { content: Uint8Array; width: number; height: number; alt: string };
  href: string;
}

/**
 * A block of a mail. Texts are plain: HTML is escaped and addresses are not linked. Line breaks
 * are kept.
 */
export type MailBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'rows'; title?: string; rows: { label: string; value: string; href?: string }[] }
  | { type: 'button'; label: string; href: string }
  | { type: 'listings'; listings: MailListing[] }
  /** The main listing, below its cover. */
  | { type: 'listing'; listing: MailListing }
  | MailPerson
  | MailDrawing
  | { type: 'note'; text: string; link?: { label: string; href: string } };

export interface MailContent {
  subject: string;
  /** The preview text that mail programs show next to the subject. */
  preheader?: string;
  title: string;
  blocks: MailBlock[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string | Uint8Array;
  /** Content id, for an inline picture `cid:…`. */
  cid?: string;
}

export interface OutgoingMail {
  /** At most 120 characters. Of several mails with the same key, only the first is kept. */
  key: string;
  /** The type of mail for staff, such as `lead-agency` or `demand-alert`; at most 60 characters. */
  kind: string;
  language: Language;
  recipient: string;
  replyTo?: string;
  leadId?: string;
  content: MailContent;
  attachments?: MailAttachment[];
  headers?: Record<string, string>;
}
