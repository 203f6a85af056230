import type { Core } from '@strapi/strapi';
import { addAdminRoutes, contentRight } from '../../platform/access/admin-routes';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { COOKIE_CONSENT, CONSENT_VERSION, cookieFields, wordFields } from './consent-types';
import { findConsentNumbers, listConsentVersions } from './version-log';
import { stringify } from 'csv-stringify/sync';
import { languages } from '@agency/domain/languages';

const readVersions = contentRight('read', CONSENT_VERSION);

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
 * Adds the query for version numbers of consent texts, and the route for staff to export the
 * log.
 */
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

/**
 * Exports the log as CSV (RFC 4180, UTF-8 with the BOM that Excel needs), one row per version
 * and language, with one cookie per line. Prefixes formulas with an apostrophe.
 */
export async function exportConsentVersions(strapi: Core.Strapi): Promise<string> {
  const versions = await listConsentVersions(strapi);
  const lines = versions.flatMap(({ number, createdAt, publishedBy, asksAgain, texts, services }) =>
    languages.flatMap((language) => {
      const words = texts[language];
      if (!words) return [];
      const cookies = words.cookies.map((cookie) =>
        cookieFields.flatMap((field) => cookie[field] || []).join(' · '),
      );
      return [
        {
          version: number,
          published: new Date(createdAt).toISOString(),
          by: publishedBy ?? '',
          asksAgain: asksAgain ? 'yes' : 'no',
          language,
          ...words,
          cookies: cookies.join('\n'),
          services: (services ?? []).join('\n'),
        },
      ];
    }),
  );
  const head = ['version', 'published', 'by', 'asksAgain', 'language', ...wordFields];
  const columns = [...head, 'cookies', 'services'];
  const form = { bom: true, header: true, escape_formulas: true, record_delimiter: 'windows' };
  return stringify(lines, { ...form, columns });
}
