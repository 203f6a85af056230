import type { RealEstateAgent } from 'schema-dts';
import type { TeamMember } from '../../catalogue/team/team-page.server';
import type { TeamPageView } from '../../catalogue/team/team-view.server';
import type { Alternate } from '../../i18n/paths/alternates';
import { shortenText, searchDescriptionLength } from '../../lib/text/description';
import { findVariant } from '../../lib/web/picture-sources';
import type { OpenSite } from '../../site/open-language.server';
import { buildAgencyName } from '../../features/seo/agency-data.server';
import { listBreadcrumbsData } from '../../features/seo/breadcrumbs-data.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import type { SeoView } from '../../features/seo/seo-view';
import { toStructuredData } from '../../features/seo/structured-data';

type TeamSeoSource = {
  member: TeamMember;
  view: TeamPageView;
  path: string;
  alternates: Alternate[];
};

export function buildTeamSeo(context: OpenSite, source: TeamSeoSource): SeoView {
  const { member, view, path, alternates } = source;
  const { picture } = member.kind === 'agent' ? member.agent : member.office;
  const description = [view.role, ...view.text].filter(Boolean).join(' – ');
  return buildSiteSeo(context, {
    path,
    alternates,
    title: view.name,
    titleDetails: view.role ? [view.role] : [],
    description: shortenText(description, searchDescriptionLength) || null,
    params: null,
    pictures: [picture],
    structured: [
      toStructuredData(buildMember(context, source)),
      ...listBreadcrumbsData(view.breadcrumbs, context.site.origin, path),
    ],
    isIndexed: true,
  });
}

/** Builds structured data from what the page shows. */
function buildMember(
  context: OpenSite,
  { member, view, path }: TeamSeoSource,
): Exclude<RealEstateAgent, string> {
  const { origin } = context.site;
  const url = new URL(path, origin).href;
  const { picture } = member.kind === 'agent' ? member.agent : member.office;
  const agency = buildAgencyName(context);
  return {
    '@type': 'RealEstateAgent',
    '@id': url,
    url,
    name: view.name,
    ...(view.text.length > 0 && { description: view.text.join(' ') }),
    ...(picture && { image: new URL(findVariant(picture), origin).href }),
    ...(member.kind === 'agent' ? describeAgent(member) : describeOffice(member)),
    ...(agency && { parentOrganization: agency }),
  };
}

function describeAgent({ agent, office }: Extract<TeamMember, { kind: 'agent' }>) {
  const phone = agent.isAbsent ? office?.phone : (agent.phone ?? agent.mobile);
  return {
    ...(phone && { telephone: phone }),
    ...(agent.languages.length > 0 && { knowsLanguage: agent.languages }),
    ...(agent.registration && { identifier: agent.registration }),
    ...(office && { address: buildAddress(office) }),
  };
}

function describeOffice({ office, agents }: Extract<TeamMember, { kind: 'office' }>) {
  return {
    address: buildAddress(office),
    ...(office.phone && { telephone: office.phone }),
    ...(office.mail && { email: office.mail }),
    ...(office.hours.length > 0 && { openingHours: office.hours.map(writeHours) }),
    ...(office.zips.length > 0 && { areaServed: office.zips }),
    ...(agents.length > 0 && {
      employee: agents.map(({ name }) => ({ '@type': 'Person' as const, name })),
    }),
  };
}

function buildAddress({ street, zip, city }: Pick<OfficeFacts, 'street' | 'zip' | 'city'>) {
  return {
    '@type': 'PostalAddress' as const,
    ...(street && { streetAddress: street }),
    ...(zip && { postalCode: zip }),
    ...(city && { addressLocality: city }),
  };
}

type OfficeFacts = Extract<TeamMember, { kind: 'office' }>['office'];

/** Formats hours for schema.org: `Mo-Fr 09:00-18:00`. */
function writeHours({ fromDay, toDay, opens, closes }: OfficeFacts['hours'][number]): string {
  const days = [fromDay, toDay === fromDay ? null : toDay].flatMap((day) =>
    day ? [day.charAt(0).toUpperCase() + day.charAt(1)] : [],
  );
  return `${days.join('-')} ${opens}-${closes}`;
}
