import type { Core } from '@strapi/strapi';
import { findPhoneDigits } from '@agency/domain/phone';
import { whereDigits } from '../../platform/database/folded-text';

const LEAD = 'api::lead.lead';

interface Contacts {
  emails: readonly string[];
  phones: readonly string[];
}

/** The condition by which the documents of a type belong to somebody with these addresses. */
export function withEmails(emails: readonly string[]): object {
  return { $or: emails.map((email) => ({ email: { $eqi: email } })) };
}

/**
 * The ids of the leads of these contacts: by address whatever the phone beside it, and by phone
 * where there is no address. In the transaction under way.
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

/** How many leads, saved searches and subscriptions are kept of these contacts. */
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
