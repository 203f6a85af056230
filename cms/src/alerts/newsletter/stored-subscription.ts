import type { Core } from '@strapi/strapi';
import type { OptIn } from '../../platform/mail-links/mail-link';

export const SUBSCRIPTION = 'api::subscription.subscription';

export interface StoredSubscription extends OptIn {
  askedAt: Date;
}

type Row = Omit<StoredSubscription, 'askedAt'> & { askedAt: string | null; createdAt: string };

/** Returns the matching subscription; null without one. Joins the current transaction. */
export async function findSubscription(
  strapi: Core.Strapi,
  where: { documentId: string } | { email: string },
): Promise<StoredSubscription | null> {
  const row = (await strapi.db.query(SUBSCRIPTION).findOne({ where })) as Row | null;
  return row && { ...row, askedAt: new Date(row.askedAt ?? row.createdAt) };
}
