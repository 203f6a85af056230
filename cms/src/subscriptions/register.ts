import type { Core } from '@strapi/strapi';
import { siteActions } from '../access/site-actions';
import { maskEmail } from '../mail-links/mask-email';
import type { StoredSubscription } from './stored-subscription';
import {
  confirmSubscription,
  findSubscriptionByToken,
  stopSubscription,
} from './subscription-by-token';

interface ExtensionService {
  use(extension: object): unknown;
}

interface Asked {
  token: string;
}

const typeDefs = `
  "Who asked for the newsletter, as the link in a mail shows it."
  type Subscription {
    "The first letter and the domain: l…@example.org."
    email: String!
    "pending, active or stopped"
    state: String!
  }
  extend type Query {
    "Null for a token that is wrong or whose subscription is gone; so are the mutations."
    subscriptionByToken(token: String!): Subscription
  }
  extend type Mutation {
    "Seven days after it was asked for at most."
    confirmSubscription(token: String!): Subscription
    stopSubscription(token: String!): Subscription
  }
`;

/** Adds what links in mails about the newsletter do (FORM-10). Call it while registering. */
export function registerSubscriptions(strapi: Core.Strapi): void {
  const extension = strapi.plugin('graphql').service('extension') as ExtensionService;
  const config = { auth: { scope: [siteActions.createLead] } };
  const names = ['Mutation.confirmSubscription', 'Mutation.stopSubscription'];
  extension.use({
    typeDefs,
    resolvers: {
      Query: {
        subscriptionByToken: async (_: unknown, { token }: Asked) =>
          show(await findSubscriptionByToken(strapi, token)),
      },
      Mutation: {
        confirmSubscription: async (_: unknown, { token }: Asked) =>
          show(await confirmSubscription(strapi, token)),
        stopSubscription: async (_: unknown, { token }: Asked) =>
          show(await stopSubscription(strapi, token)),
      },
    },
    resolversConfig: Object.fromEntries(
      ['Query.subscriptionByToken', ...names].map((name) => [name, config]),
    ),
  });
}

function show(subscription: StoredSubscription | null) {
  return subscription && { ...subscription, email: maskEmail(subscription.email) };
}
