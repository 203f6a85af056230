import type { LeasedRow, LeasedTable } from '../jobs/lease-rows';

/** `kept`: there is no mail server, it is to be read in the admin. */
export type MailState = 'waiting' | 'sent' | 'failed' | 'kept';

/** A mail in the outbox, as far as sending it takes. JSON is text or read already, by database. */
export interface MailRow extends LeasedRow {
  document_id: string;
  key: string;
  kind: string;
  state: MailState;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string | null;
  attachments: unknown;
  headers: unknown;
}

/** A file as the outbox keeps it. */
export interface StoredAttachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
  /** Of a picture that the mail itself shows. */
  cid?: string;
}

export const MAIL = 'api::outbox-mail.outbox-mail';

/** A mail is handed over in less than this, or given up for this time (see mail-transport.ts). */
export const MAILS: LeasedTable = {
  name: 'outbox_mails',
  due: 'due_at',
  leaseMs: 5 * 60_000,
  longestDelayMs: 3600 * 1000,
};

/** A column of JSON: SQLite gives it as text, PostgreSQL as what it says. */
export function readJson<Value>(column: unknown): Value | null {
  return (typeof column === 'string' ? JSON.parse(column) : column) as Value | null;
}
