import { isLanguage } from '@agency/domain/languages';
import { describePicture, type SitePicture } from '../../platform/uploads/describe-picture';
import type { AgentFacts, OfficeFacts, OfficeHours } from './team-facts';

interface Localized {
  language: string;
  slug: string;
}

/** A published agent in one language. */
export interface TeamAgent {
  key: string;
  updatedAt: string;
  name: string;
  role: string;
  slug: string;
  text: string;
  officeKey: string | null;
  isAbsent: boolean;
  phone: string | null;
  mobile: string | null;
  languages: string[];
  registration: string | null;
  picture: SitePicture | null;
  localized: Localized[];
}

/** A published office in one language. */
export interface TeamOffice {
  key: string;
  updatedAt: string;
  name: string;
  slug: string;
  text: string;
  street: string;
  zip: string;
  city: string;
  countryId: number;
  phone: string | null;
  mail: string | null;
  hours: OfficeHours[];
  zips: string[];
  picture: SitePicture | null;
  localized: Localized[];
}

/** Returns the agent without the mail address; null if blocked or not published in the language. */
export function viewAgent(agent: AgentFacts | null, language: string): TeamAgent | null {
  const texts = isLanguage(language) ? agent?.texts.get(language) : undefined;
  if (!agent || !texts || agent.presence === 'blocked') return null;
  const { key, updatedAt, officeKey, phone, mobile, languages, registration, photo } = agent;
  const isAbsent = agent.presence === 'absent';
  return {
    key,
    updatedAt,
    officeKey,
    languages,
    registration,
    isAbsent,
    ...texts,
    // Callers of an absent agent reach the office.
    phone: isAbsent ? null : phone,
    mobile: isAbsent ? null : mobile,
    picture: photo && describePicture(photo, language),
    localized: listLocalized(agent),
  };
}

/** Returns the office; null if it is not published in the language. */
export function viewOffice(office: OfficeFacts | null, language: string): TeamOffice | null {
  const texts = isLanguage(language) ? office?.texts.get(language) : undefined;
  if (!office || !texts) return null;
  const { key, updatedAt, zip, countryId, phone, mail, hours, zips, photo } = office;
  return {
    key,
    updatedAt,
    zip,
    countryId,
    phone,
    mail,
    hours,
    zips,
    ...texts,
    picture: photo && describePicture(photo, language),
    localized: listLocalized(office),
  };
}

function listLocalized({ texts }: Pick<AgentFacts | OfficeFacts, 'texts'>): Localized[] {
  return [...texts].flatMap(([language, { slug }]) => (slug ? [{ language, slug }] : []));
}
