import type { Core } from '@strapi/strapi';
import { formatPhone } from '@agency/domain/phone';
import { describeAmounts, describeLead } from '../../leads/mails/describe-lead';
import { buildLeadContext } from '../../leads/mails/lead-context';
import { loadLead } from '../../leads/mails/load-lead';
import { listingAddress } from '../../listings/mails/mail-listing';
import { findAgency } from '../../platform/mail/agency';
import type { FeedLead } from '../feed-kind';

/** Builds a lead for its source from the stored one. Null if it was erased. */
export async function buildFeedLead(
  strapi: Core.Strapi,
  leadId: string,
  externalId: string,
): Promise<FeedLead | null> {
  const lead = await loadLead(strapi, leadId);
  if (!lead) return null;
  const { language: own } = await findAgency(strapi, lead.language);
  const context = await buildLeadContext(strapi, lead, own);
  const { firstName, lastName, email, phone, remark, listing, language } = lead;
  const said = new Set([context.name, email, phone && formatPhone(phone), remark]);
  const rows = [...(await describeLead(strapi, context)), ...describeAmounts(context)];
  return {
    id: lead.documentId,
    kind: lead.kind,
    sentAt: new Date(lead.createdAt),
    language,
    listing: listing && {
      externalId,
      reference: listing.reference,
      url: listingAddress(listing.reference, language),
    },
    firstName,
    lastName,
    email,
    phone,
    message: remark,
    details: Object.fromEntries(
      rows.flatMap(({ label, value }) => (said.has(value) ? [] : [[label, value]])),
    ),
  };
}
