import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../../platform/access/admin-routes';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { COOKIE_CONSENT, CONSENT_VERSION } from './consent-types';
import { exportConsentVersions } from './export-versions';
import { findConsentNumbers } from './version-log';

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

/** Gives the site the numbers of the log of what visitors were asked about cookies, staff its contents. */
export function addConsentHandlers(strapi: Core.Strapi): void {
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
