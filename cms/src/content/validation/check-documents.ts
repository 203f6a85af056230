import type { Core, UID } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { isLanguage, languages } from '@agency/domain/languages';
import { editorialTypes, teamTypes } from '../../platform/access/site-actions';
import { readEnvironment } from '../../platform/process/env';
import { isLocalized } from '../../platform/i18n/is-localized';
import { checkFormats } from '../../platform/validation/check-formats';
import { checkLinks } from '../../platform/validation/check-links';
import { checkBlockChoices, checkLandingText } from './check-subjects';
import { checkPage, checkPageRemoval, checkPagePublish, listLocales } from './check-page';
import { checkSite } from './check-site';
import { checkSlug, fillSlug } from './check-slug';
import { checkUsage } from './check-usage';
import { nameCopy, findFreeKey } from './name-copy';
import type { Model } from '../../platform/validation/walk-fields';
import { refuseField } from '../../platform/validation/refusal';
import { translateLabel } from '../labels/translate-label';
import { toSlug } from '../../platform/rules/slug';

interface Params {
  documentId?: string;
  locale?: string | string[] | null;
  data?: Record<string, unknown>;
}

const pageUid = 'api::page.page';
const landingTextUid = 'api::landing-text.landing-text';
const team = new Set<string>(teamTypes);
const editorial = new Set<string>([...editorialTypes, ...team]);

/**
 * Validates every write of the Document Service, from the admin, the seed and the CMS itself,
 * beyond what the database checks. Call it while registering.
 */
export function checkDocuments(strapi: Core.Strapi): void {
  const { SITE_URL: siteUrl } = readEnvironment();
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    if (!uid.startsWith('api::')) return next();
    if (isLocalized(strapi, uid)) checkLocale(params.locale);
    if (action === 'create' || action === 'update' || action === 'clone') {
      params.data ??= {};
      await checkChange(strapi, { uid, action, params, data: params.data, siteUrl });
    }
    if (params.documentId) await checkStanding(strapi, uid, action, params, siteUrl);
    return next();
  });
}

async function checkChange(
  strapi: Core.Strapi,
  change: {
    uid: string;
    action: string;
    params: Params;
    data: Record<string, unknown>;
    siteUrl: string;
  },
): Promise<void> {
  const { uid, action, params, data, siteUrl } = change;
  if (!editorial.has(uid)) return;
  const locale = [params.locale].flat()[0] ?? languages[0];
  const model = strapi.contentType(uid as UID.ContentType);
  const findComponent = (component: string): Model | undefined =>
    strapi.components[component as UID.Component];
  checkLinks(model, data, findComponent);
  checkFormats(model, data, findComponent);
  const { documentId } = params;
  if (action === 'clone') {
    const copy = await nameCopy(strapi, uid, { documentId, locale, data });
    if (!copy) return;
    await fillSlug(strapi, uid, { locale, data: copy });
    if ('slug' in copy) data.slug = copy.slug;
    return;
  }
  if (action === 'create') await fillKey(strapi, uid, data);
  await fillSlug(strapi, uid, { documentId, locale, data });
  await checkSlug(strapi, uid, { documentId, locale, data });
  if (uid === landingTextUid) await checkLandingText(strapi, { documentId, locale, data });
  if (uid === 'api::module.module') await checkBlockChoices(strapi, data);
  if (team.has(uid)) await checkKey(strapi, uid, { documentId, data });
  if (uid === pageUid) await checkPage(strapi, { documentId, locale, data }, siteUrl);
  if (uid === 'api::site.site') checkSite(data);
}

async function checkStanding(
  strapi: Core.Strapi,
  uid: string,
  action: string,
  { documentId = '', locale }: Params,
  siteUrl: string,
): Promise<void> {
  const locales = listLocales(locale);
  if (action === 'delete') await checkUsage(strapi, uid, documentId, locales);
  if (action === 'publish') await checkFilled(strapi, uid, documentId, locales);
  if (uid !== pageUid) return;
  if (action === 'publish') await checkPagePublish(strapi, documentId, locales, siteUrl);
  if (action === 'delete' || action === 'unpublish') {
    await checkPageRemoval(strapi, documentId, locales, action);
  }
}

/** Strapi accepts any text as a locale, and would store content that is never shown. */
function checkLocale(locale: string | string[] | null | undefined): void {
  const codes = Array.isArray(locale) ? locale : [locale ?? '*'];
  const unknown = codes.find((code) => code !== '*' && !isLanguage(code));
  if (unknown === undefined) return;
  throw refuseField('locale', 'text.language', { code: unknown, codes: languages.join(', ') });
}

interface Attribute {
  type: string;
  required?: boolean;
  pluginOptions?: { editor?: { label?: string } };
}

const texts = ['string', 'text', 'enumeration'];

/**
 * Refuses to publish a document without a required text in one of the languages. Strapi would
 * too, with technical messages.
 */
async function checkFilled(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locales: readonly string[],
): Promise<void> {
  const type = uid as UID.ContentType;
  const attributes = strapi.contentType(type).attributes as Record<string, Attribute>;
  const needed = Object.entries(attributes).filter(
    ([, attribute]) => attribute.required && texts.includes(attribute.type),
  );
  const where = { documentId, locale: { $in: [...locales] }, publishedAt: null };
  for (const draft of (await strapi.db.query(type).findMany({ where })) as object[]) {
    const values = draft as Record<string, unknown>;
    const empty = needed.find(([name]) => values[name] === null || values[name] === '');
    if (!empty) continue;
    const [name, { pluginOptions }] = empty;
    const label = pluginOptions?.editor?.label ?? name;
    throw refuseField(name, 'text.empty', { label: translateLabel(label) });
  }
}

/**
 * Refuses a key that another document of the type has: imports and listings identify documents
 * by key.
 */
async function checkKey(
  strapi: Core.Strapi,
  uid: string,
  { documentId, data }: { documentId?: string; data: Record<string, unknown> },
): Promise<void> {
  if (typeof data.key !== 'string') return;
  const other = (await strapi.db.query(uid as UID.ContentType).findOne({
    where: { key: data.key, documentId: { $ne: documentId ?? '' } },
  })) as { name: string } | null;
  if (other) throw refuseField('key', 'key.taken', { name: other.name });
}

const longestKey = 80;

/** Sets a missing key of a new document from its title or name, with a number if it is taken. */
async function fillKey(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
): Promise<void> {
  const type = uid as UID.ContentType;
  const name = data.title ?? data.name;
  if (data.key || typeof name !== 'string' || !needsKey(strapi, type)) return;
  // Leaves space for a number.
  const key = toSlug(name).slice(0, longestKey - 5);
  if (key !== '') data.key = await findFreeKey(strapi, type, key);
}

function needsKey(strapi: Core.Strapi, type: UID.ContentType): boolean {
  const { key } = strapi.contentType(type).attributes as Record<string, { required?: boolean }>;
  return key?.required === true;
}
