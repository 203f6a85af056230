import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../../platform/process/env';
import { formatMoment } from '../../platform/mail/format-moment';
import { nameLanguage } from '../../platform/mail/name-language';
import { fillText } from '../../platform/mail/mail-texts';
import type { MailContent } from '../../platform/mail/outgoing-mail';
import { describeAmounts, describeLead } from './describe-lead';
import type { LeadContext } from './lead-context';

/** What the agency is told of a lead: all of it, and where it stands in the admin (FORM-5). */
export async function buildAgencyMail(
  strapi: Core.Strapi,
  context: LeadContext,
): Promise<MailContent> {
  const { lead, texts, language, about } = context;
  const { agency } = texts;
  const kind = texts.kinds[lead.kind];
  const name = context.name || (lead.testimonial?.name ?? lead.email ?? agency.nobody);
  const received = {
    moment: formatMoment(new Date(lead.createdAt), language),
    language: nameLanguage(lead.language, language),
  };
  const amounts = describeAmounts(context);
  const amountRows = { title: texts.visitor.amounts, rows: amounts };
  return {
    subject: fillText(about ? agency.subjectAbout : agency.subject, { kind, name, about }),
    preheader: lead.remark ?? '',
    title: fillText(agency.title, { kind, name }),
    blocks: [
      { type: 'paragraph', text: fillText(agency.intro, received) },
      { type: 'rows', rows: await describeLead(strapi, context) },
      ...(amounts.length > 0 ? [{ type: 'rows' as const, ...amountRows }] : []),
      { type: 'button', label: agency.open, href: findLeadAddress(lead.documentId) },
      ...(lead.email ? [{ type: 'note' as const, text: agency.reply }] : []),
    ],
  };
}

function findLeadAddress(documentId: string): string {
  const path = `admin/content-manager/collection-types/api::lead.lead/${documentId}`;
  return `${readEnvironment().CMS_URL.replace(/\/$/, '')}/${path}`;
}
