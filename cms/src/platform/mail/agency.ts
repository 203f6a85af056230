import type { Core } from '@strapi/strapi';
import { fillDetails } from '@agency/domain/shared-details';
import { isLanguage, languages, type Language } from '@agency/domain/languages';
import { documentsOf } from '../database/documents';
import { readEnvironment } from '../process/env';
import type { PictureFile } from '../uploads/describe-picture';
import { findMark, type AgencyMark } from './render/agency-mark';
import { pickMailColors, type MailColors } from './render/mail-colors';
import { Remembered } from '../process/remembered';

export interface Agency {
  name: string;
  /** Contact address and sender of mails; null if not set. */
  email: string | null;
  siteUrl: string;
  /** Legal details for the footer, one per line. */
  legal: string[];
  /** The logo or the drawn mark; null if mail programs cannot display the logo. */
  mark: AgencyMark | null;
  logo: PictureFile | null;
  colors: MailColors;
  isSerif: { headings: boolean; texts: boolean };
  /** The language of mails to the agency itself. */
  language: Language;
}

interface StoredSite {
  agencyName: string;
  defaultLanguage: string;
  noticeEmail: string | null;
  mailLoginNotice: boolean | null;
  legal: Record<string, string | null> | null;
  appearance: StoredLook | null;
  leadAddresses: { kind: string; email: string }[];
}

type StoredLook = Record<'accentColor' | 'inkColor' | 'paperColor' | 'brassColor', string | null> &
  Record<'headingFont' | 'textFont', string | null> & { logo: PictureFile | null };

interface Known {
  site: StoredSite | null;
  until: number;
}

const remembered = new Remembered<Map<Language, Known>>();
/** Settings are read several times per lead; a change takes effect within this time. */
const rememberedMs = 5000;

const noLook: Partial<StoredLook> = {};
const populate = { legal: true, appearance: { populate: { logo: true } }, leadAddresses: true };

/** Returns the agency from the published site settings, in another language if necessary. */
export async function findAgency(strapi: Core.Strapi, language: Language): Promise<Agency> {
  const site = await findSite(strapi, language);
  const legal = site?.legal ?? {};
  const own = site?.defaultLanguage ?? '';
  const { logo = null, ...look } = site?.appearance ?? noLook;
  return {
    name: site?.agencyName ?? new URL(readEnvironment().SITE_URL).hostname,
    email: legal.email ?? null,
    siteUrl: new URL(`/${language}/`, readEnvironment().SITE_URL).href,
    legal: listLegalLines(legal),
    logo,
    mark: findMark(logo),
    colors: pickMailColors(look),
    isSerif: { headings: isSerif(look.headingFont ?? 'Fraunces'), texts: isSerif(look.textFont) },
    language: isLanguage(own) ? own : 'nl',
  };
}

/**
 * Returns the recipient of leads of a type: its own address, the general one, or the agency's
 * contact address. Null if none is set.
 */
export async function findLeadAddress(strapi: Core.Strapi, kind: string): Promise<string | null> {
  const site = await findSite(strapi, 'nl');
  const own = site?.leadAddresses.find((address) => address.kind === kind);
  return own?.email ?? site?.noticeEmail ?? site?.legal?.email ?? null;
}

export async function wantsLoginNotice(strapi: Core.Strapi): Promise<boolean> {
  return (await findSite(strapi, 'nl'))?.mailLoginNotice === true;
}

/**
 * Caches settings, not promises: a promise waiting for a connection would deadlock with a
 * transaction that holds it.
 */
async function findSite(strapi: Core.Strapi, language: Language): Promise<StoredSite | null> {
  const known = remembered.get(strapi) ?? new Map<Language, Known>();
  remembered.set(strapi, known);
  const own = known.get(language);
  if (own && own.until > Date.now()) return own.site;
  const site = await readSite(strapi, language);
  known.set(language, { site, until: Date.now() + rememberedMs });
  return site;
}

/**
 * Returns the settings in a language or another one; legal numbers may be filled in for only one
 * language.
 */
async function readSite(strapi: Core.Strapi, language: Language): Promise<StoredSite | null> {
  const sites: StoredSite[] = [];
  for (const locale of [language, ...languages.filter((other) => other !== language)]) {
    const query = { status: 'published', locale, populate } as const;
    const site = await documentsOf(strapi, 'api::site.site').findFirst<StoredSite>(query);
    if (site) sites.push(site);
  }
  const [own] = sites;
  if (!own?.legal) return own ?? null;
  const all = sites.map(({ legal }) => legal);
  return { ...own, legal: fillDetails(own.legal, all) };
}

function listLegalLines(legal: Readonly<Record<string, string | null>>): string[] {
  const { companyName, street, houseNumber, zip, city, phone, email } = legal;
  const { companyNumber, bivNumber, professionalTitle, supervisor } = legal;
  const address = [join([street, houseNumber], ' '), join([zip, city], ' ')];
  const lines = [
    join([companyName, ...address], ', '),
    join([phone, email], ' · '),
    join([professionalTitle, bivNumber && `BIV/IPI ${bivNumber}`, companyNumber], ' · '),
    supervisor ?? '',
  ];
  return lines.filter((line) => line !== '');
}

function join(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

function isSerif(font: string | null | undefined): boolean {
  return font === 'Fraunces';
}
