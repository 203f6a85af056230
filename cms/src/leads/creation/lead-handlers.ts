import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { answerLead } from './answer-lead';
import { leadTypeDefs } from './lead-type-defs';

/** Lets the site store leads, and only store them. */
export function addLeadHandlers(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    typeDefs: leadTypeDefs,
    right: siteActions.createLead,
    mutations: {
      createLead: (_root: unknown, { lead }: { lead: unknown }) => answerLead(strapi, lead),
    },
  });
}
