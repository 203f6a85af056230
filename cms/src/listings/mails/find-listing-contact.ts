import type { Core } from '@strapi/strapi';
import { loadTeam } from '../team/load-team';
import { findContact, type TeamKeys } from '../team/team-facts';

/**
 * The agent and office of the listing with this reference, in the transaction under way; neither
 * where it has none, or without a reference (AGENT-1).
 */
export async function findListingContact(
  strapi: Core.Strapi,
  reference: string | undefined,
): Promise<ReturnType<typeof findContact>> {
  const nobody = { agent: null, office: null };
  if (reference === undefined) return nobody;
  const listing = (await strapi.db.query('api::listing.listing').findOne({
    where: { reference },
    select: ['agentKey', 'officeKey'],
  })) as TeamKeys | null;
  return listing ? findContact(await loadTeam(strapi), listing) : nobody;
}
