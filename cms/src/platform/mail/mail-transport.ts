import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { readJson, type MailRow, type StoredAttachment } from './mail-table';
import type { Core } from '@strapi/strapi';
import { findAgency } from './agency';

/** Who mails come from. */
export interface MailOrigin {
  name: string;
  address: string;
}

/** What takes mails: a mail server. */
export interface MailTransport {
  /** Resolves when the server has answered for the mail; rejects when it did not take it. */
  send(mail: MailRow, origin: MailOrigin): Promise<void>;
  close(): void;
}

/** Of an unanswered mail, less than its lease: nobody else begins with it before this one is over. */
const patienceMs = 4 * 60_000;

/**
 * A mail server by its address (smtp://, smtps:// with TLS from the first byte), over a few
 * connections that stay open. A mail that did not get through is not tried again here.
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
    // A mail is made of what the outbox holds; it names no file and no address to be read.
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
      // Holiday replies and the like do not answer these.
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
 * The same mail has the same Message-ID however often it is sent: one that was taken just before a
 * crash, and is sent again after it, can be told from a new one.
 */
export function buildMessageId(key: string, from: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${digest}@${from.split('@').pop()}>`;
}

/** The agency's name, and the address of MAIL_FROM, of its legal details, or of the site's host. */
export async function findOrigin(strapi: Core.Strapi): Promise<MailOrigin> {
  const agency = await findAgency(strapi, 'nl');
  const { hostname } = new URL(agency.siteUrl);
  const from = strapi.config.get<string | null>('mail.from');
  return { name: agency.name, address: from ?? agency.email ?? `no-reply@${hostname}` };
}
