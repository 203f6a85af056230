import type { Core, UID } from '@strapi/strapi';
import { isLanguage, languages } from '../access/ensure-locales';
import { editorialTypes } from '../access/site-actions';
import { isLocalized } from '../localization/is-localized';
import { checkLinks } from './check-links';
import { checkPage } from './check-page';
import { checkSite } from './check-site';
import { fillSlug } from './fill-slug';
import { fieldError } from './validation-error';

interface Change {
  documentId?: string;
  locale?: string | string[] | null;
  data?: Record<string, unknown>;
}

const editorial = new Set<string>(editorialTypes);

/**
 * Checks what the database cannot: every write of the Document Service passes here, whether it
 * comes from the admin, from the seed or from our own code. Call it while registering.
 */
export function registerValidation(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as { uid: string; action: string; params: Change };
    if (!uid.startsWith('api::')) return next();
    if (isLocalized(strapi, uid)) checkLocale(params.locale);
    if ((action === 'create' || action === 'update') && params.data) {
      await checkChange(strapi, uid, params, params.data);
    }
    return next();
  });
}

async function checkChange(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale }: Change,
  data: Record<string, unknown>,
): Promise<void> {
  if (!editorial.has(uid)) return;
  const language = typeof locale === 'string' ? locale : languages[0];
  const change = { documentId, locale: language, data };
  checkLinks(
    strapi.contentType(uid as UID.ContentType),
    data,
    (component) => strapi.components[component as UID.Component],
  );
  await fillSlug(strapi, uid, change);
  if (uid === 'api::page.page') await checkPage(strapi, change);
  if (uid === 'api::site.site') checkSite(data);
}

/** Strapi takes any text for a language and keeps content nobody ever sees. */
function checkLocale(locale: string | string[] | null | undefined): void {
  const codes = Array.isArray(locale) ? locale : [locale ?? '*'];
  const unknown = codes.find((code) => code !== '*' && !isLanguage(code));
  if (unknown === undefined) return;
  throw fieldError(
    'locale',
    `“${unknown}” is not a language of this site; choose ${languages.join(', ')}.`,
  );
}
