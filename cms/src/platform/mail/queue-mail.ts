import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { createDocumentId } from '../database/document-columns';
import { findAgency, type Agency } from './agency';
import { checkMail, cleanContent, cleanLine } from './clean-mail';
import { drawMark, markSource } from './render/mail-mark';
import { MAILS } from './mail-table';
import { isOverCap } from './mail-caps';
import { mailWorker } from './mail-worker';
import { listDrawings } from './render/mail-drawings';
import type { MailAttachment, MailContent, OutgoingMail } from './outgoing-mail';
import { renderHtml } from './render/render-html';
import { renderText } from './render/render-text';

interface Transaction {
  trx: Knex.Transaction;
  onCommit(callback: () => void): void;
}

/**
 * Writes a finished mail to the outbox, in the caller's transaction if there is one; the worker
 * sends it after the commit. Only the first mail with a key is kept, and none once a mailbox has
 * reached its cap (mail-caps.ts). Throws a ValidationError for an invalid address or header.
 */
export async function queueMail(strapi: Core.Strapi, mail: OutgoingMail): Promise<void> {
  checkMail(mail);
  if (await isOverCap(strapi, mail.kind, mail.recipient)) {
    strapi.log.warn(`Mails: no ${mail.kind} is written, its recipient reached the limit`);
    return;
  }
  const agency = await findAgency(strapi, mail.language);
  const content = cleanContent(mail.content);
  const files = [...(mail.attachments ?? []), ...(await drawInline(content, agency))];
  const { key, kind, language, recipient, replyTo, leadId } = mail;
  const now = new Date();
  await strapi.db.transaction(async ({ trx, onCommit }: Transaction) => {
    const row = {
      document_id: createDocumentId(),
      key,
      kind,
      language,
      recipient,
      state: 'waiting',
      reply_to: replyTo ?? null,
      subject: content.subject,
      text: renderText(content, agency, language),
      html: renderHtml(content, agency, language),
      attachments: JSON.stringify(files.map(storeAttachment)),
      headers: JSON.stringify(mail.headers ?? {}),
      attempts: 0,
      due_at: now.getTime(),
      lease: '',
      leased_until: 0,
      created_at: now,
      updated_at: now,
      published_at: now,
    };
    const [written] = (await trx(MAILS.name)
      .insert(row)
      .onConflict('key')
      .ignore()
      .returning('id')) as { id: number }[];
    if (!written) return;
    if (leadId) await joinLead(trx, written.id, leadId);
    onCommit(() => mailWorker.wake(strapi));
  });
}

async function joinLead(trx: Knex.Transaction, mail: number, documentId: string): Promise<void> {
  const lead = (await trx('leads').where({ document_id: documentId }).first('id')) as
    { id: number } | undefined;
  if (lead) await trx('outbox_mails_lead_lnk').insert({ outbox_mail_id: mail, lead_id: lead.id });
}

async function drawInline(content: MailContent, agency: Agency): Promise<MailAttachment[]> {
  const isDrawn = agency.mark?.src === markSource;
  return [...(isDrawn ? [await drawMark(agency.colors)] : []), ...listDrawings(content)];
}

function storeAttachment({ filename, contentType, content, cid }: MailAttachment): object {
  return {
    filename: cleanLine(filename, 100).replace(/[/\\]/g, '-'),
    contentType: cleanLine(contentType, 100),
    content: Buffer.from(content).toString('base64'),
    ...(cid ? { cid } : {}),
  };
}
