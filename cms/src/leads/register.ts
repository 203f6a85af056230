import type { Core } from '@strapi/strapi';
import { siteActions } from '../access/site-actions';
import { createLead, type LeadInput } from './create-lead';

interface ExtensionService {
  use(extension: object): unknown;
}

const typeDefs = `
  input LeadInput {
    "One of the forms of the site, for example contact-me."
    kind: String!
    language: String!
    submissionId: ID!
    "The reference of the listing it is about."
    listing: String
    title: String
    firstName: String
    lastName: String
    email: String
    phone: String
    street: String
    zip: String
    city: String
    remark: String
    contactPreference: String
    newsletter: Boolean
    privacyAgreedAt: DateTime
  }
  extend type Mutation {
    "Stores what a visitor sent, once per submission; returns its document id."
    createLead(lead: LeadInput!): ID!
  }
`;

/** Lets the site store leads, and only store them (CMS-4, CMS-6). */
export function registerLeads(strapi: Core.Strapi): void {
  const extension = strapi.plugin('graphql').service('extension') as ExtensionService;
  extension.use({
    typeDefs,
    resolvers: {
      Mutation: {
        createLead: (_root: unknown, { lead }: { lead: LeadInput }) => createLead(strapi, lead),
      },
    },
    resolversConfig: {
      'Mutation.createLead': { auth: { scope: [siteActions.createLead] } },
    },
  });
}
