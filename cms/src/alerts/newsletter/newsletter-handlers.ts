import type { Core } from '@strapi/strapi';
import { addAdminRoutes, type AdminContext } from '../../platform/access/admin-routes';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { maskEmail } from '../../platform/mail-links/mask-email';
import { exportSubscribers } from './export-subscribers';
import { SUBSCRIPTION, type StoredSubscription } from './stored-subscription';
import {
  confirmSubscription,
  findSubscriptionByToken,
  stopSubscription,
} from './subscription-by-token';

interface Asked {
  token: string;
}

const readSubscriptions = {
  action: 'plugin::content-manager.explorer.read',
  subject: SUBSCRIPTION,
};

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

/** Adds what links in mails about the newsletter do, and the list of subscribers for staff. */
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

/** The answer is a file to keep. */
function sendSubscribers(strapi: Core.Strapi, context: AdminContext): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  context.set('Content-Type', 'text/csv; charset=utf-8');
  context.set('Content-Disposition', `attachment; filename="subscribers-${day}.csv"`);
  return exportSubscribers(strapi);
}

function show(subscription: StoredSubscription | null) {
  return subscription && { ...subscription, email: maskEmail(subscription.email) };
}
