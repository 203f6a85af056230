import type { LeasedRow, LeasedTable } from '../jobs/lease-rows';

/** `kept`: there is no mail server, so the mail can only be read in the admin. */
export type MailState = 'waiting' | 'sent' | 'failed' | 'kept';

/**
 * The outbox columns needed to send a mail. JSON columns are text or parsed, depending on the
 * database.
 */
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

export interface StoredAttachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
  /** Content id, for an inline picture. */
  cid?: string;
}

export const MAIL = 'api::outbox-mail.outbox-mail';

/** A mail is handed over or given up within this time (see mail-transport.ts). */
export const MAILS: LeasedTable = {
  name: 'outbox_mails',
  due: 'due_at',
  leaseMs: 5 * 60_000,
  longestDelayMs: 3600 * 1000,
};

/** Parses a JSON column, which is text in SQLite and a value in PostgreSQL. */
export function readJson<Value>(column: unknown): Value | null {
  return (typeof column === 'string' ? JSON.parse(column) : column) as Value | null;
}
