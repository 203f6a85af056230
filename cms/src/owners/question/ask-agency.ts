import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { createLead } from '../../leads/creation/create-lead';
import { parseLead } from '../../leads/rules/parse-lead';
import { agencyDay } from '../../platform/rules/agency-time';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { findOwnListing } from '../accounts/find-own-listing';
import { loadSessionOwner, sessionOver } from '../accounts/find-session-owner';

const questionArguments = z.object({
  session: z.string(),
  listing: z.string(),
  text: z.string(),
  submissionId: z.string(),
});

/**
 * Stores an owner's question about a listing as a lead, once per submission, with the mails of a
 * lead. Null if the listing belongs to another owner. Throws SESSION_OVER, BAD_USER_INPUT for an
 * invalid text, and FORM_TOKEN_SPENT after five questions about a listing on one day.
 */
export async function askAgency(
  strapi: Core.Strapi,
  given: unknown,
  now = new Date(),
): Promise<true | null> {
  const { session, listing, text, submissionId } = parseArguments(questionArguments, given);
  const owner = await loadSessionOwner(strapi, session);
  if (!owner) throw sessionOver();
  const owned = await findOwnListing(strapi, owner.id, listing);
  if (owned === null) return null;
  const { documentId, title, firstName, lastName, email, phone, language } = owner;
  const lead = parseLead({
    kind: 'owner-question',
    language,
    submissionId: `${documentId}.${submissionId}`,
    formToken: `${documentId}.${owned}.${agencyDay(now)}`,
    listing,
    title,
    firstName,
    lastName,
    email,
    // A stored number in another format must not refuse the question.
    phone: null,
    remark: text,
  });
  await createLead(strapi, phone ? { ...lead, phone } : lead);
  return true;
}
