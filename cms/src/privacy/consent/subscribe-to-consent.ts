import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { touchesPublished } from '../../platform/publishing/published';
import { COOKIE_CONSENT } from './consent-types';
import { SITE } from './coverage';
import { recordConsentVersion } from './version-log';

/**
 * Writes the log when the published words about cookies or ids of services change, in the same
 * transaction, and takes out the tick that asks everybody again: it is an act, not a state. What is
 * published during a start is one version, see {@link recordStart}. Call it while registering, after
 * what notes published changes.
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
 * Writes down what is asked and covered since the last start: by the seed, and on the first start
 * that knows of services. Call it once the content is there.
 */
export async function recordStart(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(() =>
    recordConsentVersion(strapi, { publishedBy: null, asksAgain: false }),
  );
}

/** Whether an editor ticked that everybody is to be asked again; the words are one document. */
async function isTicked(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.db.query(COOKIE_CONSENT).count({ where: { askAgain: true } })) > 0;
}

/** Who is logged in to the admin; null for what a start or an import does. */
function nameStaff(strapi: Core.Strapi): string | null {
  const state = strapi.requestContext.get()?.state as { user?: { email?: string } } | undefined;
  return state?.user?.email ?? null;
}
