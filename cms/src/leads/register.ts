import type { Core } from '@strapi/strapi';
import { siteActions } from '../access/site-actions';
import { answerLead } from './answer-lead';
import { leadTypeDefs } from './lead-type-defs';

interface ExtensionService {
  use(extension: object): unknown;
}

/** Lets the site store leads, and only store them (CMS-4, CMS-6). */
export function registerLeads(strapi: Core.Strapi): void {
  const extension = strapi.plugin('graphql').service('extension') as ExtensionService;
  extension.use({
    typeDefs: leadTypeDefs,
    resolvers: {
      Mutation: {
        createLead: (_root: unknown, { lead }: { lead: unknown }) => answerLead(strapi, lead),
      },
    },
    resolversConfig: {
      'Mutation.createLead': { auth: { scope: [siteActions.createLead] } },
    },
  });
}
