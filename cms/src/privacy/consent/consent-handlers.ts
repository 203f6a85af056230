import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../../platform/access/admin-routes';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { COOKIE_CONSENT, CONSENT_VERSION } from './consent-types';
import { exportConsentVersions } from './export-versions';
import { subscribeToConsent } from './subscribe-to-consent';
import { findConsentNumbers, protectConsentVersions } from './version-log';

const readVersions = {
  action: 'plugin::content-manager.explorer.read',
  subject: CONSENT_VERSION,
};

const typeDefs = `
  "Which words about cookies visitors are asked now."
  type ConsentNumbers {
    "The version in the log; 0 before the first."
    number: Int!
    "Who chose with an earlier version than this is asked again."
    askedFrom: Int!
  }
  extend type Query {
    consentNumbers: ConsentNumbers!
  }
`;

/**
 * Keeps a log of what visitors were asked about cookies, gives the site its numbers and staff its
 * contents (CONSENT-1, CONSENT-2). Call it while registering, after the publishing.
 */
export function registerConsent(strapi: Core.Strapi): void {
  protectConsentVersions(strapi);
  subscribeToConsent(strapi);
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/consent-versions.csv',
      right: readVersions,
      handle: (context) => {
        const day = new Date().toISOString().slice(0, 10);
        context.set('Content-Type', 'text/csv; charset=utf-8');
        context.set('Content-Disposition', `attachment; filename="consent-versions-${day}.csv"`);
        return exportConsentVersions(strapi);
      },
    },
  ]);
  extendForSite(strapi, {
    typeDefs,
    right: `${COOKIE_CONSENT}.find`,
    queries: { consentNumbers: () => findConsentNumbers(strapi) },
  });
}
