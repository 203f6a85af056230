import { queryCms } from '../../cms/client/query.server';
import {
  TeamDocument,
  TeamListingsDocument,
  type TeamListingsQuery,
  type TeamQuery,
} from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';

export type Team = TeamQuery['team'];
export type TeamAgent = Team['agents'][number];
export type TeamOffice = Team['offices'][number];

/** Returns all published agents and offices; cached until one changes. Throws CmsError. */
export async function findTeam({ language }: Pick<LanguageContext, 'language'>): Promise<Team> {
  return (await queryCms(TeamDocument, { language })).team;
}

/** Lists the listings of an agent or an office. Throws CmsError. */
export async function findTeamListings(
  { language }: Pick<LanguageContext, 'language'>,
  whose: { agent?: string; office?: string },
): Promise<TeamListingsQuery['teamListings']> {
  const { agent = null, office = null } = whose;
  return (await queryCms(TeamListingsDocument, { language, agent, office })).teamListings;
}
