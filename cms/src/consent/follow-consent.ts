import type { Core } from '@strapi/strapi';
import { COOKIE_CONSENT } from './consent-types';
import { noteConsentVersion } from './version-log';

/**
 * Writes the log when the words about cookies are published, in the same transaction, and takes out
 * the tick that asks everybody again: it is an act, not a state. Call it while registering, after
 * what notes published changes.
 */
export function followConsent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as unknown as {
      uid: string;
      action: string;
      params: { documentId: string };
    };
    if (uid !== COOKIE_CONSENT || action !== 'publish') return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const ofDocument = { documentId: params.documentId, askAgain: true };
      const asksAgain = (await strapi.db.query(COOKIE_CONSENT).count({ where: ofDocument })) > 0;
      await noteConsentVersion(strapi, { publishedBy: nameStaff(strapi), asksAgain });
      if (asksAgain) {
        await strapi.db
          .query(COOKIE_CONSENT)
          .updateMany({ where: ofDocument, data: { askAgain: false } });
      }
      return result;
    });
  });
}

/** Who is logged in to the admin; null for what a start or an import does. */
function nameStaff(strapi: Core.Strapi): string | null {
  const state = strapi.requestContext.get()?.state as { user?: { email?: string } } | undefined;
  return state?.user?.email ?? null;
}
