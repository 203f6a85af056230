import type { Core } from '@strapi/strapi';
import type { OptIn } from '../../platform/mail-links/mail-link';

export const SUBSCRIPTION = 'api::subscription.subscription';

/** Someone who asked for the newsletter. */
export interface StoredSubscription extends OptIn {
  /** When it was last asked for. */
  askedAt: Date;
}

type Row = Omit<StoredSubscription, 'askedAt'> & { askedAt: string | null; createdAt: string };

/** The subscription that matches; null without one. In the transaction under way. */
export async function findSubscription(
  strapi: Core.Strapi,
  where: { documentId: string } | { email: string },
): Promise<StoredSubscription | null> {
  const row = (await strapi.db.query(SUBSCRIPTION).findOne({ where })) as Row | null;
  return row && { ...row, askedAt: new Date(row.askedAt ?? row.createdAt) };
}
