import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { closedAvailabilities, offeredAvailabilities } from '@agency/domain/availability';
import { languages } from '@agency/domain/languages';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { findCatalogue } from '../search/catalogue';
import type { ListingCard } from '../search/listing-card';
import { CARDS } from '../search/read-model/read-model-tables';
import { viewAgent, viewOffice, type TeamAgent, type TeamOffice } from '../team/team-view';

const language = z.enum(languages);
const key = z.string().max(80).nullish();

/** The maximum number of each on a page. */
const mostListings = 12;

/** Lists the agents and offices published in this language, in the editors' order. */
export async function findTeam(
  strapi: Core.Strapi,
  given: unknown,
): Promise<{ agents: TeamAgent[]; offices: TeamOffice[] }> {
  const asked = parseArguments(z.object({ language }), given);
  const { team } = await findCatalogue(strapi);
  return {
    agents: [...team.agents.values()].flatMap((agent) => viewAgent(agent, asked.language) ?? []),
    offices: [...team.offices.values()].flatMap((one) => viewOffice(one, asked.language) ?? []),
  };
}

/** Returns the newest listings of an agent or office: on offer, and sold or rented. */
export async function findTeamListings(
  strapi: Core.Strapi,
  given: unknown,
): Promise<{ onOffer: ListingCard[]; closed: ListingCard[] }> {
  const asked = parseArguments(z.object({ language, agent: key, office: key }), given);
  const whose: Record<string, string> = asked.agent
    ? { agent_key: asked.agent }
    : { office_key: asked.office ?? '' };
  const find = (availability: readonly string[]) =>
    listCards(strapi, asked.language, whose, availability);
  const [onOffer, gone] = await Promise.all([
    find(offeredAvailabilities),
    find(closedAvailabilities),
  ]);
  return { onOffer, closed: gone };
}

async function listCards(
  strapi: Core.Strapi,
  code: string,
  whose: Record<string, string>,
  availability: readonly string[],
): Promise<ListingCard[]> {
  const rows = (await strapi.db
    .connection('listings as listing')
    .join({ card: CARDS }, 'card.listing_id', 'listing.id')
    .where({ 'card.language': code, 'listing.state': 'active' })
    .where(whose)
    .whereIn('listing.availability', availability)
    .orderBy([
      { column: 'listing.listed_at', order: 'desc' },
      { column: 'listing.id', order: 'desc' },
    ])
    .limit(mostListings)
    .select('card.card')) as { card: string }[];
  return rows.map(({ card }) => JSON.parse(card) as ListingCard);
}
