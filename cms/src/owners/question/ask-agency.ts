import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { createLead } from '../../leads/creation/create-lead';
import { parseLead } from '../../leads/creation/parse-lead';
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
 * Stores what the session's owner asks about a listing of theirs as a lead, exactly once per
 * submission, with the mails that every lead has (OWN-8). Null when the listing is not theirs (OWN-2).
 * Throws SESSION_OVER, BAD_USER_INPUT for a text that is none, and FORM_TOKEN_SPENT after five
 * questions about a listing on one day.
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
    // One that staff typed in another spelling is no reason to refuse a question.
    phone: null,
    remark: text,
  });
  await createLead(strapi, phone ? { ...lead, phone } : lead);
  return true;
}
