import { isLanguage, languages, type Language } from '@agency/domain/languages';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { addAdminRoutes, contentRight } from '../../platform/access/admin-routes';
import { documentsOf } from '../../platform/database/documents';
import { refuse } from '../../platform/validation/refusal';

const SITE = 'api::site.site';

const text = (most: number) => z.string().trim().max(most);

const address = z.strictObject({
  street: text(160),
  houseNumber: text(20),
  zip: text(20),
  city: text(120),
  country: text(120),
});

const contact = z.strictObject({
  phone: text(40),
  email: z.union([z.literal(''), z.email()]),
});

const details = contact.extend({
  /** By language of the site settings. */
  addresses: z.partialRecord(z.string().refine(isLanguage), address),
});

/** Contact details of the agency: the part of the site settings that editors may change. */
export type AgencyDetails = z.infer<typeof contact> & {
  addresses: Partial<Record<Language, z.infer<typeof address>>>;
};

type Legal = Record<string, unknown>;

interface StoredSite {
  documentId: string;
  locale: string;
  legal: Legal | null;
  updatedAt: string;
}

/**
 * Adds routes to read and change phone, email and address of the agency, for those who may change
 * offices. All other site settings are an administrator's.
 */
export function addAgencyDetailHandlers(strapi: Core.Strapi): void {
  const right = contentRight('update', 'api::office.office');
  addAdminRoutes(strapi, [
    { method: 'GET', path: '/agency-details', right, handle: () => readDetails(strapi) },
    {
      method: 'POST',
      path: '/agency-details',
      right,
      handle: ({ request }) => writeDetails(strapi, request.body),
    },
  ]);
}

async function readDetails(strapi: Core.Strapi): Promise<AgencyDetails> {
  const sites = await listSites(strapi, 'draft');
  const first = (name: string): string =>
    sites.map(({ legal }) => readText(legal, name)).find((value) => value !== '') ?? '';
  const addresses = sites.map(({ locale, legal }) => [
    locale,
    Object.fromEntries(Object.keys(address.shape).map((name) => [name, readText(legal, name)])),
  ]);
  return {
    phone: first('phone'),
    email: first('email'),
    addresses: Object.fromEntries(addresses) as AgencyDetails['addresses'],
  };
}

/**
 * Writes and publishes the details in every language of the settings. Throws a ValidationError for
 * invalid ones, and while an administrator has unpublished changes of the settings, which would be
 * published with them.
 */
async function writeDetails(strapi: Core.Strapi, given: unknown): Promise<AgencyDetails> {
  const { data } = details.safeParse(given);
  if (!data) throw refuse('agencyDetails.wrong');
  const { addresses, ...shared } = data;
  await strapi.db.transaction(async () => {
    const drafts = await listSites(strapi, 'draft');
    const published = new Map(
      (await listSites(strapi, 'published')).map((site) => [site.locale, site]),
    );
    const open = drafts.filter(({ locale }) => published.has(locale));
    for (const draft of open) {
      const live = published.get(draft.locale);
      if (live && Date.parse(draft.updatedAt) > Date.parse(live.updatedAt)) {
        throw refuse('agencyDetails.draft');
      }
    }
    for (const { documentId, locale, legal } of open) {
      const own = isLanguage(locale) ? addresses[locale] : undefined;
      await documentsOf(strapi, SITE).update({
        documentId,
        locale,
        status: 'published',
        data: { legal: { ...legal, ...shared, email: shared.email || null, ...own } },
      });
    }
  });
  return readDetails(strapi);
}

async function listSites(
  strapi: Core.Strapi,
  status: 'draft' | 'published',
): Promise<StoredSite[]> {
  const found: StoredSite[] = [];
  for (const locale of languages) {
    const query = { locale, status, populate: { legal: true } };
    const site = await documentsOf(strapi, SITE).findFirst<StoredSite>(query);
    if (site) found.push({ ...site, locale });
  }
  return found;
}

function readText(legal: Legal | null, name: string): string {
  const value = legal?.[name];
  return typeof value === 'string' ? value : '';
}
