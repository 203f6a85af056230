import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { mailKinds } from '../../platform/mail/mail-kinds';
import { answerLead } from './answer-lead';
import { leadTypeDefs } from './lead-type-defs';

/** Lets the site store leads, and only store them (CMS-4, CMS-6). */
export function registerLeads(strapi: Core.Strapi): void {
  mailKinds.add(
    strapi,
    { kind: 'lead-friend', cap: { hour: 5, day: 15 } },
    { kind: 'lead-visitor', cap: { hour: 20, day: 50 } },
  );
  extendForSite(strapi, {
    typeDefs: leadTypeDefs,
    right: siteActions.createLead,
    mutations: {
      createLead: (_root: unknown, { lead }: { lead: unknown }) => answerLead(strapi, lead),
    },
  });
}
