import type { Core } from '@strapi/strapi';
import { stringify } from 'csv-stringify/sync';
import { languages } from '@agency/domain/languages';
import { cookieFields, wordFields } from './consent-types';
import { listConsentVersions } from './version-log';

/**
 * CONSENT-2: the log as CSV (RFC 4180, UTF-8 with a mark that Excel needs), a line per version and
 * language, the cookies of it one below the other. What a spreadsheet would run as a formula is led
 * by an apostrophe.
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
