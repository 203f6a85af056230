import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { touchesPublished } from '../../platform/publishing/published';
import { COOKIE_CONSENT } from './consent-types';
import { SITE } from './coverage';
import { recordConsentVersion } from './version-log';

/**
 * Writes the log when published cookie texts or service ids change, in the same transaction, and
 * clears the checkbox that asks all visitors again. Everything published during a start is one
 * version, see {@link recordStart}. Call it while registering, after the subscriptions to
 * published changes.
 */
export function subscribeToConsent(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async (change, next) => {
    const isCovered = change.uid === COOKIE_CONSENT || change.uid === SITE;
    if (!isCovered || !strapi.isLoaded || !touchesPublished(strapi, change)) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const asksAgain =
        change.uid === COOKIE_CONSENT && change.action === 'publish' && (await isTicked(strapi));
      await recordConsentVersion(strapi, { publishedBy: nameStaff(strapi), asksAgain });
      if (asksAgain) {
        await strapi.db
          .query(COOKIE_CONSENT)
          .updateMany({ where: { askAgain: true }, data: { askAgain: false } });
      }
      return result;
    });
  });
}

/**
 * Records changes since the last start: by the seed, or on the first start of a version with
 * services. Call it when the content exists.
 */
export async function recordStart(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(() =>
    recordConsentVersion(strapi, { publishedBy: null, asksAgain: false }),
  );
}

/**
 * Reports whether an editor checked that all visitors are asked again; the texts are one
 * document.
 */
async function isTicked(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.db.query(COOKIE_CONSENT).count({ where: { askAgain: true } })) > 0;
}

/** Returns the logged-in admin user; null during a start or an import. */
function nameStaff(strapi: Core.Strapi): string | null {
  const state = strapi.requestContext.get()?.state as { user?: { email?: string } } | undefined;
  return state?.user?.email ?? null;
}
