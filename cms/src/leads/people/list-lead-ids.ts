import type { Core } from '@strapi/strapi';
import { findPhoneDigits } from '@agency/domain/phone';
import { whereDigits } from '../../platform/database/folded-text';

const LEAD = 'api::lead.lead';

interface Contacts {
  emails: readonly string[];
  phones: readonly string[];
}

/** Returns the condition for documents with one of these addresses. */
export function withEmails(emails: readonly string[]): object {
  return { $or: emails.map((email) => ({ email: { $eqi: email } })) };
}

/**
 * Returns the ids of leads of these contacts: by address regardless of the phone number, and by
 * phone number only for leads without an address. Joins the current transaction.
 */
export async function listLeadIds(strapi: Core.Strapi, given: Contacts): Promise<number[]> {
  const { emails, phones } = given;
  const byEmail = emails.length
    ? await strapi.db.query(LEAD).findMany({ where: withEmails(emails), select: ['id'] })
    : [];
  const byPhone = await Promise.all(phones.map((digits) => listByPhone(strapi, digits)));
  return [...(byEmail as { id: number }[]).map(({ id }) => id), ...byPhone.flat()];
}

async function listByPhone(strapi: Core.Strapi, digits: string): Promise<number[]> {
  return strapi.db.transaction(async ({ trx }) => {
    const rows = (await whereDigits(trx('leads').whereNull('email'), 'phone', digits).select(
      'id',
      'phone',
    )) as { id: number; phone: string }[];
    return rows.filter(({ phone }) => findPhoneDigits(phone) === digits).map(({ id }) => id);
  });
}

/** Counts leads, saved searches and subscriptions of these contacts. */
export async function countOf(strapi: Core.Strapi, given: Contacts): Promise<number> {
  const leads = (await listLeadIds(strapi, given)).length;
  if (given.emails.length === 0) return leads;
  const where = withEmails(given.emails);
  const counts = await Promise.all(
    ['api::demand.demand', 'api::subscription.subscription'].map((uid) =>
      strapi.db.query(uid).count({ where }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, leads);
}
