import type { Core, UID } from '@strapi/strapi';
import { interceptDocuments } from '../database/documents';
import { isLocalized } from './is-localized';

interface PublishResult {
  entries?: { id: number; locale: string }[];
}

interface ContentTypeService {
  getNestedPopulateOfNonLocalizedAttributes(uid: string): string[];
}

interface LocalizationService {
  syncNonLocalizedAttributes(entry: unknown, model: unknown): Promise<void>;
}

/**
 * Copies non-localized fields (menu order, enabled languages, …) to the published rows of other
 * languages when one is published. Strapi intends to, but compares with a draft that it has
 * already changed and finds no difference. Call it while registering.
 */
export function sharePublishedFields(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    const result = await next();
    const isOneLanguage = action === 'publish' && params.locale !== '*';
    if (isOneLanguage && uid.startsWith('api::')) {
      await share(strapi, uid as UID.ContentType, result as PublishResult);
    }
    return result;
  });
}

async function share(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { entries = [] }: PublishResult,
): Promise<void> {
  const i18n = strapi.plugin('i18n');
  const types = i18n.service('content-types') as ContentTypeService;
  const model = strapi.contentType(uid);
  const [entry] = entries;
  if (!entry || !isLocalized(strapi, uid)) return;
  const populate = types.getNestedPopulateOfNonLocalizedAttributes(uid);
  const published: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { id: entry.id }, populate });
  const localizations = i18n.service('localizations') as LocalizationService;
  await localizations.syncNonLocalizedAttributes(published, model);
}
