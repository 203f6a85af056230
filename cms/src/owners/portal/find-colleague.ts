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
 * Returns the colleague responsible for a listing of the session's owner, as on its page and in
 * mails. Null if the session has expired or the listing belongs to another owner.
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
