import type { Core } from '@strapi/strapi';
import { loadTeam } from '../team/load-team';
import { findContact, type TeamKeys } from '../team/team-facts';

export type ListingContact = ReturnType<typeof findContact>;

const nobody: ListingContact = { agent: null, office: null };

/**
 * The agent and office of the listing with this reference, in the transaction under way; neither
 * where it has none, or without a reference (AGENT-1).
 */
export async function findListingContact(
  strapi: Core.Strapi,
  reference: string | undefined,
): Promise<ListingContact> {
  if (reference === undefined) return nobody;
  return (await findListingContacts(strapi, [reference])).get(reference) ?? nobody;
}

/** The agents and offices of several listings, by reference; a listing that is none has no entry. */
export async function findListingContacts(
  strapi: Core.Strapi,
  references: readonly string[],
): Promise<Map<string, ListingContact>> {
  const listings = (await strapi.db.query('api::listing.listing').findMany({
    where: { reference: { $in: [...references] } },
    select: ['reference', 'agentKey', 'officeKey'],
  })) as (TeamKeys & { reference: string })[];
  if (listings.length === 0) return new Map();
  const team = await loadTeam(strapi);
  return new Map(listings.map((listing) => [listing.reference, findContact(team, listing)]));
}
