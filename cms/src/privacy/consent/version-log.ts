import { randomUUID } from 'node:crypto';
import { interceptDocuments } from '../../platform/database/documents';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { recordChanges } from '../../platform/publishing/record-changes';
import {
  CONSENT_VERSION,
  type ConsentVersion,
  COOKIE_CONSENT,
  cookieFields,
  wordFields,
  type ConsentTexts,
} from './consent-types';
import { coversMore, readServices } from './coverage';
import { refuseForbidden } from '../../platform/validation/refusal';
import { languages, type Language } from '@agency/domain/languages';

export async function listConsentVersions(strapi: Core.Strapi): Promise<ConsentVersion[]> {
  const rows: unknown = await strapi.db
    .query(CONSENT_VERSION)
    .findMany({ orderBy: { number: 'desc' } });
  return rows as ConsentVersion[];
}

/**
 * Adds a version to the log if the published texts differ from the last version or all visitors
 * are to be asked again, which is automatic if the scope grows. Notifies the site. Call it in
 * the publishing transaction.
 */
export async function recordConsentVersion(
  strapi: Core.Strapi,
  { publishedBy, asksAgain: isWanted }: Pick<ConsentVersion, 'publishedBy' | 'asksAgain'>,
): Promise<void> {
  const [texts, services] = await Promise.all([readConsentTexts(strapi), readServices(strapi)]);
  const last = await findLast(strapi, {});
  const before = { texts: last?.texts ?? {}, services: last?.services ?? [] };
  if (!isWanted && isDeepStrictEqual(before, { texts, services })) return;
  const asksAgain = isWanted || coversMore(before, { texts, services });
  const now = new Date();
  await strapi.db.query(CONSENT_VERSION).create({
    data: {
      documentId: randomUUID(),
      createdAt: now,
      updatedAt: now,
      number: (last?.number ?? 0) + 1,
      texts,
      services,
      publishedBy,
      asksAgain,
    },
  });
  await recordChanges(strapi, [{ type: 'cookie-consent', key: null, languages: null }]);
}

/**
 * Returns the current version number, and the lowest one whose consent is still valid; 0 before
 * the first publication.
 */
export async function findConsentNumbers(
  strapi: Core.Strapi,
): Promise<{ number: number; askedFrom: number }> {
  const [last, asking] = await Promise.all([
    findLast(strapi, {}),
    findLast(strapi, { asksAgain: true }),
  ]);
  return { number: last?.number ?? 0, askedFrom: asking?.number ?? 0 };
}

/**
 * Makes the log read-only in the admin: only {@link recordConsentVersion} writes it. Call it
 * while registering.
 */
export function protectConsentVersions(strapi: Core.Strapi): void {
  interceptDocuments(strapi, ({ uid, action }, next) => {
    if (uid === CONSENT_VERSION && ['create', 'update', 'delete', 'clone'].includes(action)) {
      throw refuseForbidden('consent.log');
    }
    return next();
  });
}

async function findLast(strapi: Core.Strapi, where: object): Promise<ConsentVersion | null> {
  const row: unknown = await strapi.db
    .query(CONSENT_VERSION)
    .findOne({ where, orderBy: { number: 'desc' } });
  return row as ConsentVersion | null;
}

interface PublishedRow extends Record<string, unknown> {
  locale: Language;
  cookies?: Record<string, unknown>[];
}

async function readConsentTexts(strapi: Core.Strapi): Promise<ConsentTexts> {
  const rows = (await strapi.db.query(COOKIE_CONSENT).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: { cookies: true },
  })) as PublishedRow[];
  const texts = languages.flatMap((language) => {
    const row = rows.find(({ locale }) => locale === language);
    if (!row) return [];
    const cookies = (row.cookies ?? []).map((cookie) => pick(cookie, cookieFields));
    return [[language, { ...pick(row, wordFields), cookies }]];
  });
  return Object.fromEntries(texts) as ConsentTexts;
}

function pick(from: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(from[name] ?? '')]));
}
