import type { Language } from '@agency/domain/languages';

/** A picture that mail programs read, in the size it is shown at; its words stand where it is blocked. */
export interface MailPicture {
  /** An absolute address on the site, or `cid:` and the id of an attachment. */
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** A listing as a mail shows it; its price and place are written out. */
export interface MailListing {
  title: string;
  price: string;
  place: string;
  /** The energy label in words, where it is known. */
  energy?: string;
  /** Absolute. */
  href: string;
  picture?: MailPicture;
}

/** Somebody of the agency, with a portrait by its absolute address. */
export interface MailPerson {
  type: 'person';
  title: string;
  name: string;
  role: string | null;
  office: string | null;
  phone: { text: string; href: string | null } | null;
  picture: MailPicture | null;
}

/** A picture that stands on no site and goes along with the mail, and where it leads to. */
export interface MailDrawing {
  type: 'drawing';
  drawing: { content: Uint8Array; width: number; height: number; alt: string };
  href: string;
}

/**
 * A part of a mail. Texts are plain: what looks like HTML in them is shown as it was typed, and
 * what looks like an address is not made a link. A line break in a text is one in the mail.
 */
export type MailBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'rows'; title?: string; rows: { label: string; value: string; href?: string }[] }
  | { type: 'button'; label: string; href: string }
  /** Several beside their pictures. */
  | { type: 'listings'; listings: MailListing[] }
  /** The one that the mail is about, below its cover. */
  | { type: 'listing'; listing: MailListing }
  | MailPerson
  | MailDrawing
  | { type: 'note'; text: string; link?: { label: string; href: string } };

/** What stands in a mail; the agency's name, colours and legal line are added to it. */
export interface MailContent {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preheader?: string;
  title: string;
  blocks: MailBlock[];
}

/** A file that goes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string | Uint8Array;
  /** Of a picture that the mail itself shows as `cid:…`. */
  cid?: string;
}

/** A mail to be written to the outbox. */
export interface OutgoingMail {
  /** At most 120 characters. Of several mails with the same key, the first one is kept. */
  key: string;
  /** What it is about, for staff, for example `lead-agency` or `demand-alert`; at most 60 characters. */
  kind: string;
  language: Language;
  recipient: string;
  replyTo?: string;
  /** The document id of the lead it belongs to. */
  leadId?: string;
  content: MailContent;
  attachments?: MailAttachment[];
  headers?: Record<string, string>;
}
