import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { isLanguage } from '../access/ensure-locales';

/** What a visitor sent, as the site hands it over. Forms with more fields add their own part. */
export interface LeadInput {
  kind: string;
  language: string;
  /** Made when the form is shown: the same form sent twice carries the same one. */
  submissionId: string;
  listing?: string | null;
  title?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  phone?: string | null;
  street?: string | null;
  zip?: string | null;
  city?: string | null;
  remark?: string | null;
  contactPreference?: string | null;
  newsletter?: boolean | null;
  privacyAgreedAt?: string | null;
}

const leadUid = 'api::lead.lead';

/**
 * Stores a lead and returns its document id, exactly once per submission (FORM-5): sent again it
 * returns the first one's. Throws a ValidationError for a language, listing or value that is not one.
 */
export async function createLead(strapi: Core.Strapi, input: LeadInput): Promise<string> {
  if (!isLanguage(input.language)) throw new errors.ValidationError('Unknown language');
  const known = await findLead(strapi, input.submissionId);
  if (known) return known;
  const { listing, ...fields } = input;
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  const data = {
    ...Object.fromEntries(given),
    state: 'new',
    ...(listing ? { listing: await findListing(strapi, listing) } : {}),
  };
  try {
    const lead = await strapi.documents(leadUid).create({ data: data as never });
    return lead.documentId;
  } catch (error) {
    // Two at the same moment: the database keeps one, and both are told of it.
    const first = await findLead(strapi, input.submissionId);
    if (first) return first;
    throw error;
  }
}

async function findLead(strapi: Core.Strapi, submissionId: string): Promise<string | null> {
  const where = { submissionId };
  const row = (await strapi.db.query(leadUid).findOne({ where, select: ['documentId'] })) as {
    documentId: string;
  } | null;
  return row?.documentId ?? null;
}

async function findListing(strapi: Core.Strapi, reference: string): Promise<number> {
  const row = (await strapi.db
    .query('api::listing.listing')
    .findOne({ where: { reference }, select: ['id'] })) as { id: number } | null;
  if (!row) throw new errors.ValidationError(`There is no listing ${reference}`);
  return row.id;
}
