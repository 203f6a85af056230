import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import {
  addAdminRoutes,
  contentRight,
  type AdminContext,
} from '../../platform/access/admin-routes';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { SUBSCRIPTION, type StoredSubscription, findSubscription } from './stored-subscription';
import { readToken, makeMailLink, isInTime, maskEmail } from '../../platform/mail-links/mail-link';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '@agency/domain/languages';

interface Asked {
  token: string;
}

const readSubscriptions = contentRight('read', SUBSCRIPTION);

const typeDefs = `
  "Who asked for the newsletter, as the link in a mail shows it."
  type NewsletterSubscription {
    "The first letter and the domain: l…@example.org."
    email: String!
    "pending, active or stopped"
    state: String!
  }
  extend type Query {
    "Null for a token that is wrong or whose subscription is gone; so are the mutations."
    subscriptionByToken(token: String!): NewsletterSubscription
  }
  extend type Mutation {
    "Seven days after it was asked for at most."
    confirmSubscription(token: String!): NewsletterSubscription
    stopSubscription(token: String!): NewsletterSubscription
  }
`;

/** Adds mutations for newsletter links, and the subscriber list for staff. */
export function addNewsletterHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/subscribers.csv',
      right: readSubscriptions,
      handle: (context) => sendSubscribers(strapi, context),
    },
  ]);
  extendForSite(strapi, {
    typeDefs,
    right: siteActions.createLead,
    queries: {
      subscriptionByToken: async (_: unknown, { token }: Asked) =>
        show(await findSubscriptionByToken(strapi, token)),
    },
    mutations: {
      confirmSubscription: async (_: unknown, { token }: Asked) =>
        show(await confirmSubscription(strapi, token)),
      stopSubscription: async (_: unknown, { token }: Asked) =>
        show(await stopSubscription(strapi, token)),
    },
  });
}

function sendSubscribers(strapi: Core.Strapi, context: AdminContext): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  context.set('Content-Type', 'text/csv; charset=utf-8');
  context.set('Content-Disposition', `attachment; filename="subscribers-${day}.csv"`);
  return exportSubscribers(strapi);
}

function show(subscription: StoredSubscription | null) {
  return subscription && { ...subscription, email: maskEmail(subscription.email) };
}

/** Returns the subscription of a mail link; null if the link is invalid or outdated. */
async function findSubscriptionByToken(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSubscription | null> {
  const documentId = readToken('stop-newsletter', token);
  const found = documentId === null ? null : await findSubscription(strapi, { documentId });
  if (found?.state === 'pending' && !isInTime(found.askedAt)) return null;
  return found;
}

/** Confirms a pending subscription. Null as above. */
async function confirmSubscription(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSubscription | null> {
  const found = await findSubscriptionByToken(strapi, token);
  if (found?.state !== 'pending') return found;
  return save(strapi, found, { state: 'active', confirmedAt: new Date() });
}

/** Ends a subscription. Null as above. */
async function stopSubscription(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSubscription | null> {
  const found = await findSubscriptionByToken(strapi, token);
  if (found === null || found.state === 'stopped') return found;
  return save(strapi, found, { state: 'stopped', stoppedAt: new Date() });
}

async function save(
  strapi: Core.Strapi,
  { documentId }: StoredSubscription,
  data: object,
): Promise<StoredSubscription | null> {
  await documentsOf(strapi, SUBSCRIPTION).update({ documentId, data });
  return findSubscription(strapi, { documentId });
}

interface Row {
  documentId: string;
  email: string;
  name: string | null;
  language: Language;
  confirmedAt: string | null;
}

/**
 * Exports newsletter subscribers with unsubscribe links as CSV (RFC 4180, UTF-8 with the BOM
 * that Excel needs). Prefixes formulas with an apostrophe.
 */
async function exportSubscribers(strapi: Core.Strapi): Promise<string> {
  const rows = (await strapi.db.query(SUBSCRIPTION).findMany({
    where: { state: 'active' },
    select: ['documentId', 'email', 'name', 'language', 'confirmedAt'],
    orderBy: { email: 'asc' },
  })) as Row[];
  const lines = rows.map(({ documentId, email, name, language, confirmedAt }) => ({
    email,
    name: name ?? '',
    language,
    confirmed: confirmedAt ? new Date(confirmedAt).toISOString() : '',
    unsubscribe: makeMailLink(language, 'stop-newsletter', documentId),
  }));
  const columns = ['email', 'name', 'language', 'confirmed', 'unsubscribe'];
  const form = { bom: true, header: true, escape_formulas: true, record_delimiter: 'windows' };
  return stringify(lines, { ...form, columns });
}
