import type { Core } from '@strapi/strapi';
import { fillDetails } from '@agency/domain/shared-details';
import { isLanguage, languages, type Language } from '@agency/domain/languages';
import { readEnvironment } from '../process/env';
import type { PictureFile } from '../uploads/describe-picture';
import { findMark, type AgencyMark } from './render/agency-mark';
import { pickMailColors, type MailColors } from './render/mail-colors';
import { Remembered } from '../process/remembered';

/** The agency as its mails show it, in one language. */
export interface Agency {
  name: string;
  /** Where its visitors write to, and mails come from; null when it has not been filled in. */
  email: string | null;
  /** The address of the site in that language. */
  siteUrl: string;
  /** What the law wants below a letter, line by line. */
  legal: string[];
  /** Its logo, or the drawn mark; null when it has a logo that mail programs do not show. */
  mark: AgencyMark | null;
  /** Of the site settings, whatever its format. */
  logo: PictureFile | null;
  colors: MailColors;
  isSerif: { headings: boolean; texts: boolean };
  /** The language in which the agency itself gets its mails. */
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
/** A lead asks several times; a change of the settings may go unnoticed for as long. */
const rememberedMs = 5000;

const noLook: Partial<StoredLook> = {};
const populate = { legal: true, appearance: { populate: { logo: true } }, leadAddresses: true };

/** The agency from the published settings of the site; of those of another language, if need be. */
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
 * Where the leads of a kind go: the address set for it, else the one for all, else the agency's
 * own. Null when none is filled in.
 */
export async function findLeadAddress(strapi: Core.Strapi, kind: string): Promise<string | null> {
  const site = await findSite(strapi, 'nl');
  const own = site?.leadAddresses.find((address) => address.kind === kind);
  return own?.email ?? site?.noticeEmail ?? site?.legal?.email ?? null;
}

/** Whether a login to the owner portal is mailed to the owner and the agency (OWN-7). */
export async function wantsLoginNotice(strapi: Core.Strapi): Promise<boolean> {
  return (await findSite(strapi, 'nl'))?.mailLoginNotice === true;
}

/**
 * Settings, not promises of them, are remembered: one that waits for a connection would never come
 * to a transaction that holds it.
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

/** The settings in a language, else in another; the agency's numbers may stand in one alone (EDIT-8). */
async function readSite(strapi: Core.Strapi, language: Language): Promise<StoredSite | null> {
  const sites: StoredSite[] = [];
  for (const locale of [language, ...languages.filter((other) => other !== language)]) {
    const query = { status: 'published', locale, populate } as never;
    const site = await strapi.documents('api::site.site').findFirst(query);
    if (site) sites.push(site as unknown as StoredSite);
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
