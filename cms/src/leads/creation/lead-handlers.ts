import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { leadTypeDefs } from './lead-type-defs';
import { GraphQLError } from 'graphql';
import { errors } from '@strapi/utils';
import { createLead } from './create-lead';
import { parseLead } from '../rules/parse-lead';

/** Adds the mutation that stores leads; the site cannot read them. */
export function addLeadHandlers(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    typeDefs: leadTypeDefs,
    right: siteActions.createLead,
    mutations: {
      createLead: (_root: unknown, { lead }: { lead: unknown }) => answerLead(strapi, lead),
    },
  });
}

/**
 * Stores a submitted lead and returns its document id. Unexpected errors are logged by code
 * only: database messages contain values.
 */
async function answerLead(strapi: Core.Strapi, given: unknown): Promise<string> {
  const lead = parseLead(given);
  try {
    return await createLead(strapi, lead);
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
    if (error instanceof errors.ValidationError) {
      throw new GraphQLError('A value is not one', { extensions: { code: 'BAD_USER_INPUT' } });
    }
    const { code, name } = error as Error & { code?: string };
    strapi.log.error(`A lead of the form ${lead.kind} could not be stored (${code ?? name})`);
    throw new GraphQLError('The lead could not be stored', {
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  }
}
