import { buildPhoneHref, formatPhone } from '@agency/domain/phone';
import type { AgentCardFragment, OfficeCardFragment } from '../../cms/generated/graphql';
import { formatHours } from '../../lib/text/office-hours.server';
import { listItems, perLocale } from '../../lib/rules/per-locale';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildPicture } from '../../ui/media/build-picture';
import type { ContactLinkView } from '../../ui/links/app-link';
import type { AgentCardView, ListingTeamView, OfficeCardView } from './team-view';
import type { Language } from '@agency/domain/languages';
import { buildPath } from '../../i18n/paths/build-path';
import { teamKey } from '../../i18n/paths/route-entries';
import type { RouteTable } from '../../i18n/paths/route-table';

type Context = Pick<LanguageContext, 't' | 'table' | 'language' | 'locale'>;

/** Builds an agent's card; while the agent is absent it has the office's phone. */
export function buildAgentCard(
  agent: AgentCardFragment,
  office: OfficeCardFragment | null,
  context: Context,
): AgentCardView {
  const { t, table, language, locale } = context;
  const { key, name, role, slug, isAbsent, languages, registration } = agent;
  const phones = isAbsent ? [office?.phone] : [agent.phone, agent.mobile];
  return {
    key,
    name,
    role,
    href: buildTeamPath(table, language, slug),
    picture: buildPicture(agent.picture && { ...agent.picture, alt: '' }),
    phones: phones.flatMap((phone) => buildPhone(phone) ?? []),
    languagesText:
      languages.length > 0
        ? t('team.speaks', { languages: listLanguages(languages, locale) })
        : null,
    registrationText: registration && writeRegistration(registration, t),
    absence: isAbsent ? t('team.absent', { name }) : null,
  };
}

export function buildOfficeCard(office: OfficeCardFragment, context: Context): OfficeCardView {
  const { table, language, locale } = context;
  const { key, name, slug, street, zip, city, phone, mail, hours } = office;
  return {
    key,
    name,
    href: buildTeamPath(table, language, slug),
    address: [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean),
    phone: buildPhone(phone),
    email: mail ? { text: mail, href: `mailto:${mail}` } : null,
    hours: hours.map((range) => formatHours(range, locale)),
  };
}

/** Builds the agent and office of a listing; null if it has neither. */
export function buildListingTeam(
  listing: { agent: AgentCardFragment | null; office: OfficeCardFragment | null },
  context: Context,
): ListingTeamView | null {
  const { agent, office } = listing;
  if (office === null) return null;
  return {
    agent: agent && buildAgentCard(agent, office, context),
    office: buildOfficeCard(office, context),
  };
}

/** A Luxembourg business permit number has a slash, a BIV/IPI number has none. */
function writeRegistration(number: string, t: Context['t']): string {
  return `${t(number.includes('/') ? 'team.permit' : 'legal.professional')} ${number}`;
}

/** Cached by code: a lookup takes as long as formatting a whole price. */
const languageNames = perLocale((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const known = new Map<string, string>();
  return (code: string): string => {
    const name = known.get(code) ?? names.of(code) ?? code;
    known.set(code, name);
    return name;
  };
});

/** Formats `French, Dutch and Arabic` in the visitor's language. */
export function listLanguages(codes: readonly string[], locale: string): string {
  return listItems(locale, codes.map(languageNames(locale)));
}

function buildPhone(phone: string | null | undefined): ContactLinkView | null {
  const href = buildPhoneHref(phone ?? '');
  return href === null || !phone ? null : { text: formatPhone(phone), href };
}

export function buildTeamPath(table: RouteTable, language: Language, slug: string): string {
  return `${buildPath(table, language, teamKey)}${encodeURIComponent(slug)}/`;
}
