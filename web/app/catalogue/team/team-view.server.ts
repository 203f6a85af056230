import { buildPhoneHref, formatPhone } from '@agency/domain/phone';
import type { AgentCardFragment, OfficeCardFragment } from '../../cms/generated/graphql';
import { formatHours } from '../../lib/text/office-hours.server';
import { listItems, perLocale } from '../../lib/rules/per-locale';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildPicture } from '../../ui/media/build-picture';
import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { Language } from '@agency/domain/languages';
import { buildPath } from '../../i18n/paths/build-path';
import { teamKey } from '../../i18n/paths/route-entries';
import type { RouteTable } from '../../i18n/paths/route-table';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { PictureView } from '../../ui/media/picture';
import type { ListingCardView } from '../listing/card/listing-card-view';

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

/** An agent's card, with texts in the visitor's language. */
export type AgentCardView = {
  key: string;
  href: string;
  name: string;
  role: string;
  picture: PictureView | null;
  /** Direct and mobile; the office's while the agent is absent. */
  phones: ContactLinkView[];
  /** `Speaks French, Dutch and Arabic`. */
  languagesText: string | null;
  /** `BIV-nummer 511.873`. */
  registrationText: string | null;
  /** Says that the office answers. */
  absence: string | null;
};

export type OfficeCardView = {
  key: string;
  href: string;
  name: string;
  /** One string per line. */
  address: string[];
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
  /** Empty: by appointment. */
  hours: HoursView[];
};

/** `Monday – Friday`, `09:00 – 18:00`. */
type HoursView = { days: string; times: string };

/** The agent and office of a listing; without an agent the office is responsible. */
export type ListingTeamView = { agent: AgentCardView | null; office: OfficeCardView };

export type TeamOverviewView = { agents: AgentCardView[]; offices: OfficeCardView[] };

export type TeamPageView = {
  breadcrumbs: BreadcrumbView[];
  name: string;
  /** Only for agents. */
  role: string | null;
  picture: PictureView | null;
  text: string[];
  /** The agent's own data, and the contact data of the office they work in. */
  agent: AgentCardView | null;
  office: OfficeCardView | null;
  /** The postal codes that an office serves. */
  zipsText: string | null;
  people: AgentCardView[];
  listings: TeamListingsView[];
  all: LinkView;
};

/** Listings for sale or rent, or sold and rented ones. */
export type TeamListingsView = { id: string; title: string; listings: ListingCardView[] };
