import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { readJson, type MailRow, type StoredAttachment } from './mail-table';
import type { Core } from '@strapi/strapi';
import { findAgency } from './agency';

export interface MailOrigin {
  name: string;
  address: string;
}

export interface MailTransport {
  /** Resolves when the server accepted the mail; rejects otherwise. */
  send(mail: MailRow, origin: MailOrigin): Promise<void>;
  close(): void;
}

/** Timeout of a mail, shorter than its lease, so that no other process starts it before. */
const patienceMs = 4 * 60_000;

/**
 * Opens a mail server by URL (smtp://, smtps:// for implicit TLS) with a few persistent
 * connections. Does not retry.
 */
export function openMailTransport(
  url: string,
  { connections, silenceMs = 60_000 }: { connections: number; silenceMs?: number },
): MailTransport {
  const mailer = createTransport({
    url,
    pool: true as const,
    maxConnections: connections,
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: silenceMs,
    // Mails consist of outbox data only; they never refer to files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, origin) {
      const signal = AbortSignal.timeout(patienceMs);
      await mailer.sendMail({ ...buildMessage(mail, origin), signal });
    },
    close: () => mailer.close({ force: true }),
  };
}

function buildMessage(mail: MailRow, origin: MailOrigin) {
  const attachments = readJson<StoredAttachment[]>(mail.attachments) ?? [];
  return {
    from: origin,
    to: { name: '', address: mail.recipient },
    ...(mail.reply_to ? { replyTo: { name: '', address: mail.reply_to } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? undefined,
    messageId: buildMessageId(mail.key, origin.address),
    headers: {
      // Prevents automatic replies.
      'Auto-Submitted': 'auto-generated',
      ...readJson<Record<string, string>>(mail.headers),
    },
    attachments: attachments.map(({ filename, contentType, content, cid }) => ({
      filename,
      contentType,
      content: Buffer.from(content, 'base64'),
      ...(cid ? { cid, contentDisposition: 'inline' as const } : {}),
    })),
  };
}

/**
 * Returns a stable Message-ID, so that a mail sent again after a crash can be recognized as a
 * duplicate.
 */
export function buildMessageId(key: string, from: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${digest}@${from.split('@').pop()}>`;
}

/**
 * Returns the agency's name, with the address from MAIL_FROM, the legal details or the site's
 * host.
 */
export async function findOrigin(strapi: Core.Strapi): Promise<MailOrigin> {
  const agency = await findAgency(strapi, 'nl');
  const { hostname } = new URL(agency.siteUrl);
  const from = strapi.config.get<string | null>('mail.from');
  return { name: agency.name, address: from ?? agency.email ?? `no-reply@${hostname}` };
}
