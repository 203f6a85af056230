import { listBreadcrumbs } from '../../i18n/paths/breadcrumbs';
import { buildPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { teamKey } from '../../i18n/paths/route-entries';
import { listParagraphs } from '../../lib/text/description';
import { buildPicture } from '../../ui/media/build-picture';
import { buildListingCard } from '../listing/card/listing-card.server';
import {
  findTeam,
  findTeamListings,
  type Team,
  type TeamAgent,
  type TeamOffice,
} from './load-team.server';
import {
  buildAgentCard,
  buildOfficeCard,
  type TeamListingsView,
  type TeamOverviewView,
  type TeamPageView,
} from './team-view.server';

/** The agent or office with a slug. */
export type TeamMember =
  | { kind: 'agent'; agent: TeamAgent; office: TeamOffice | null }
  | { kind: 'office'; office: TeamOffice; agents: TeamAgent[] };

/** Loads all agents and offices in the editors' order. Throws CmsError. */
export async function loadTeamOverview(context: LanguageContext): Promise<TeamOverviewView> {
  const team = await findTeam(context);
  return {
    agents: team.agents.map((agent) => buildAgentCard(agent, findOffice(team, agent), context)),
    offices: team.offices.map((office) => buildOfficeCard(office, context)),
  };
}

/** Finds an agent or office by slug; null if none exists. Throws CmsError. */
export async function findTeamMember(
  context: LanguageContext,
  slug: string,
): Promise<TeamMember | null> {
  const team = await findTeam(context);
  const agent = team.agents.find((candidate) => candidate.slug === slug);
  if (agent) return { kind: 'agent', agent, office: findOffice(team, agent) };
  const office = team.offices.find((candidate) => candidate.slug === slug);
  if (!office) return null;
  const agents = team.agents.filter(({ officeKey }) => officeKey === office.key);
  return { kind: 'office', office, agents };
}

/** Builds the page of an agent or office. Throws CmsError. */
export async function buildTeamPage(
  context: LanguageContext,
  member: TeamMember,
): Promise<TeamPageView> {
  const { t, table, language } = context;
  const { agent, office } = member.kind === 'agent' ? member : { agent: null, ...member };
  const { name, text, picture } = member.kind === 'agent' ? member.agent : member.office;
  const people = member.kind === 'office' ? member.agents : [];
  const zips = member.kind === 'office' ? member.office.zips : [];
  const way = listBreadcrumbs(table, language, teamKey);
  return {
    breadcrumbs: [
      ...way.map(({ name: label, path: href }) => ({ label, href })),
      { label: name, href: null },
    ],
    name,
    role: agent?.role || null,
    picture: buildPicture(picture && { ...picture, alt: name }),
    text: listParagraphs(text),
    agent: agent && buildAgentCard(agent, office, context),
    office: office && buildOfficeCard(office, context),
    zipsText: zips.length > 0 ? zips.join(', ') : null,
    people: people.map((one) => buildAgentCard(one, office, context)),
    listings: await listListings(context, member, name),
    all: { label: t('team.all'), href: buildPath(table, language, teamKey) },
  };
}

async function listListings(
  context: LanguageContext,
  member: TeamMember,
  name: string,
): Promise<TeamListingsView[]> {
  const whose =
    member.kind === 'agent' ? { agent: member.agent.key } : { office: member.office.key };
  const { onOffer, closed } = await findTeamListings(context, whose);
  const groups = [
    { id: 'on-offer', title: context.t('team.onOffer', { name }), cards: onOffer },
    { id: 'closed', title: context.t('team.closed', { name }), cards: closed },
  ];
  return groups
    .filter(({ cards }) => cards.length > 0)
    .map(({ cards, ...group }) => ({
      ...group,
      listings: cards.map((card) => buildListingCard(card, context)),
    }));
}

function findOffice({ offices }: Team, { officeKey }: TeamAgent): TeamOffice | null {
  return offices.find(({ key }) => key === officeKey) ?? null;
}
