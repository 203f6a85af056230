import type { Core } from '@strapi/strapi';
import { buildMailListing } from '../../listings/mails/mail-listing';
import { readEnvironment } from '../../platform/process/env';
import { formatMoment } from '../../platform/mail/format-moment';
import { nameLanguage } from '../../platform/mail/name-language';
import type { MailContent } from '../../platform/mail/outgoing-mail';
import { describeAmounts, describeLead } from './describe-lead';
import type { LeadContext } from './lead-context';

/** Builds the mail to the agency with all fields of a lead, and a link to it in the admin. */
export async function buildAgencyMail(
  strapi: Core.Strapi,
  context: LeadContext,
): Promise<MailContent> {
  const { lead, translate, language, about, card } = context;
  const kind = translate(`kinds.${lead.kind}`);
  const name = context.name || (lead.testimonial?.name ?? lead.email ?? translate('agency.nobody'));
  const received = {
    moment: formatMoment(new Date(lead.createdAt), language),
    language: nameLanguage(lead.language, language),
  };
  const amounts = describeAmounts(context);
  const amountRows = { title: translate('visitor.amounts'), rows: amounts };
  return {
    subject: translate(about ? 'agency.subjectAbout' : 'agency.subject', { kind, name, about }),
    preheader: lead.remark ?? '',
    title: translate('agency.title', { kind, name }),
    blocks: [
      { type: 'paragraph', text: translate('agency.intro', received) },
      ...(card
        ? [{ type: 'listings' as const, listings: [buildMailListing(card, language)] }]
        : []),
      { type: 'rows', rows: await describeLead(strapi, context) },
      ...(amounts.length > 0 ? [{ type: 'rows' as const, ...amountRows }] : []),
      { type: 'button', label: translate('agency.open'), href: findLeadAddress(lead.documentId) },
      ...(lead.email ? [{ type: 'note' as const, text: translate('agency.reply') }] : []),
    ],
  };
}

/** Returns the address of a lead in the admin. */
export function findLeadAddress(documentId: string): string {
  const path = `admin/inbox/lead/${documentId}`;
  return `${readEnvironment().CMS_URL.replace(/\/$/, '')}/${path}`;
}
