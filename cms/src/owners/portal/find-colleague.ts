import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import { findCatalogue } from '../../listings/search/catalogue';
import { findContact } from '../../listings/team/team-facts';
import {
  viewAgent,
  viewOffice,
  type TeamAgent,
  type TeamOffice,
} from '../../listings/team/team-view';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { findOwned } from './find-owned';

const colleagueArguments = z.object({
  session: z.string(),
  listing: z.string(),
  language: z.enum(languages),
});

/**
 * Who of the agency answers for a listing of the session's owner: the same as on its page and in its
 * mails (AGENT-1). Null when the session is over or the listing is not the owner's (OWN-2).
 */
export async function findColleague(
  strapi: Core.Strapi,
  given: unknown,
): Promise<{ agent: TeamAgent | null; office: TeamOffice | null } | null> {
  const { session, listing, language } = parseArguments(colleagueArguments, given);
  const owned = await findOwned(strapi, session, listing);
  if (!owned) return null;
  const { agent, office } = findContact((await findCatalogue(strapi)).team, owned);
  return { agent: viewAgent(agent, language), office: viewOffice(office, language) };
}
