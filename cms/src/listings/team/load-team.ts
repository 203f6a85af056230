import type { Core } from '@strapi/strapi';
import { isLanguage, type Language } from '@agency/domain/languages';
import { wherePublished } from '../../platform/publishing/published';
import { countryIds } from '@agency/domain/countries';
import type { PictureFile } from '../../platform/uploads/describe-picture';
import type { AgentFacts, OfficeFacts, OfficeHours, Team } from './team-facts';

export const AGENT = 'api::agent.agent';
export const OFFICE = 'api::office.office';

interface Row {
  key: string;
  locale: string;
  publishedAt: string;
  name: string;
  slug: string | null;
  text: string | null;
  photo: PictureFile | null;
}

interface AgentRow extends Row {
  role: string | null;
  office: { key: string } | null;
  presence: AgentFacts['presence'];
  phone: string | null;
  mobile: string | null;
  mail: string | null;
  languages: string | null;
  registration: string | null;
}

interface OfficeRow extends Row {
  street: string | null;
  city: string | null;
  zip: string | null;
  countryId: number | null;
  phone: string | null;
  mail: string | null;
  hours: OfficeHours[];
  zips: string | null;
}

/** Loads every published agent and office in the current transaction; an agency has few. */
export async function loadTeam(strapi: Core.Strapi): Promise<Team> {
  const find = async (uid: typeof AGENT | typeof OFFICE, populate: object) =>
    (await strapi.db.query(uid).findMany({
      where: wherePublished(strapi, uid),
      orderBy: [{ sort: 'asc' }, { id: 'asc' }],
      populate,
    })) as unknown;
  const agents = (await find(AGENT, { office: true, photo: true })) as AgentRow[];
  const offices = (await find(OFFICE, { hours: true, photo: true })) as OfficeRow[];
  return {
    agents: groupRows(agents, buildAgent, ({ name, slug, text, role }) => ({
      name,
      slug: slug ?? '',
      text: text ?? '',
      role: role ?? '',
    })),
    offices: groupRows(offices, buildOffice, ({ name, slug, text, street, city }) => ({
      name,
      slug: slug ?? '',
      text: text ?? '',
      street: street ?? '',
      city: city ?? '',
    })),
  };
}

function groupRows<R extends Row, Texts, Facts extends { texts: Map<Language, Texts> }>(
  rows: readonly R[],
  build: (row: R) => Omit<Facts, 'texts'>,
  readTexts: (row: R) => Texts,
): Map<string, Facts> {
  const byKey = new Map<string, Facts>();
  for (const row of rows) {
    if (!isLanguage(row.locale)) continue;
    const known = byKey.get(row.key) ?? ({ ...build(row), texts: new Map() } as Facts);
    known.texts.set(row.locale, readTexts(row));
    byKey.set(row.key, known);
  }
  return byKey;
}

function buildAgent(row: AgentRow): Omit<AgentFacts, 'texts'> {
  const {
    key,
    publishedAt: updatedAt,
    office,
    presence,
    phone,
    mobile,
    mail,
    registration,
    photo,
  } = row;
  const languages = listParts(row.languages);
  const officeKey = office?.key ?? null;
  return {
    key,
    updatedAt,
    officeKey,
    presence,
    phone,
    mobile,
    mail,
    languages,
    registration,
    photo,
  };
}

function buildOffice(row: OfficeRow): Omit<OfficeFacts, 'texts'> {
  const { key, publishedAt: updatedAt, phone, mail, hours, photo } = row;
  const zips = listParts(row.zips);
  const place = { zip: row.zip ?? '', countryId: row.countryId ?? countryIds.belgium };
  return { key, updatedAt, phone, mail, hours, zips, photo, ...place };
}

function listParts(text: string | null): string[] {
  return (text ?? '').split(',').flatMap((part) => part.trim() || []);
}
