import { isEmailAddress } from '@agency/domain/contact';
import { formLimits } from '@agency/domain/form-limits';
import type { Language } from '@agency/domain/languages';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { documentsOf } from '../../platform/database/documents';
import { findLeadAgency } from '../mails/find-lead-agency';
import { loadLead } from '../mails/load-lead';
import { notifyAgency } from '../mails/queue-lead-mails';
import { claimFile } from '../private-files/file-table';
import { leadListeners } from './lead-listeners';
import { LEAD } from './write-lead';

/** A lead from a mail of a portal, or of a person who wrote to the agency. */
export interface MailLead {
  /** Unique per mail. */
  key: string;
  language: Language;
  channel: 'portal' | 'mail';
  source: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  message: string;
  /** Numeric id. */
  listing: number | null;
  /** Ids of private files that wait for their lead. */
  files: readonly string[];
}

/**
 * Writes a lead from a mail in the current transaction, with its files and the mails to the
 * agency, except to the mailbox that the mail came from. The sender gets no confirmation, because
 * a mail is not a form. Returns its document id.
 */
export async function writeMailLead(
  strapi: Core.Strapi,
  trx: Knex,
  lead: MailLead,
  mailbox: string | null,
): Promise<string> {
  const { key, language, channel, source, phone, listing, message } = lead;
  const email = lead.email && isEmailAddress(lead.email) ? lead.email : null;
  const { documentId } = await documentsOf(strapi, LEAD).create({
    data: {
      kind: listing === null ? 'site-contact' : 'contact-me',
      state: 'new',
      language,
      submissionId: `mail.${key}`,
      formToken: `mail.${key}`,
      turn: 1,
      newsletter: false,
      lastName: lead.name?.slice(0, formLimits.name),
      email,
      phone: phone?.slice(0, formLimits.phone),
      remark: cutText(message),
      listing,
      channel,
      source,
    },
  });
  for (const file of lead.files) await claimFile(trx, file, documentId);
  const stored = await loadLead(strapi, documentId);
  if (stored) {
    const agency = await findLeadAgency(strapi, stored);
    await notifyAgency(strapi, stored, agency, mailbox ?? undefined);
  }
  for (const listen of leadListeners.list(strapi)) await listen(strapi, documentId);
  return documentId;
}

/** Cuts a text to what a lead stores, without half a character. */
function cutText(text: string): string {
  if (text.length <= formLimits.remark) return text;
  return `${text.slice(0, formLimits.remark - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
