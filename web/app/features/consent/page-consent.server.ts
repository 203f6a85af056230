import { buildPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { SiteQuery } from '../../cms/generated/graphql';
import { services, type PageConsentView, type ServiceIds } from './consent-view';

const cookieSettingsKey = 'cookie-settings';

/**
 * Builds the consent data of every page in a language. Login, portal and mail link screens load no
 * services.
 */
export function buildPageConsent(
  { table, language }: Pick<LanguageContext, 'table' | 'language'>,
  { site, consentNumbers }: Pick<SiteQuery, 'site' | 'consentNumbers'>,
  pathname: string,
): PageConsentView {
  const privatePaths = [
    buildPath(table, language, 'login'),
    buildPath(table, language, 'owner'),
    `/${language}/mail/`,
  ];
  const ids = listServiceIds(site?.analytics ?? null);
  const isPrivate = privatePaths.some((path) => pathname.startsWith(path));
  return {
    action: buildConsentPath(language),
    settingsHref: buildPath(table, language, cookieSettingsKey),
    askedFrom: consentNumbers.askedFrom,
    days: site?.cookieDays ?? 180,
    services: isPrivate || Object.keys(ids).length === 0 ? null : ids,
    privatePaths,
  };
}

/** Returns the address of the question, which also receives the choice. */
export function buildConsentPath(language: string): string {
  return `/${language}/consent/`;
}

/**
 * Returns the page's services for its content security policy; see
 * `server/http/security/security-headers.ts`.
 */
export function consentHeaders({ services: ids }: PageConsentView): Record<string, string> {
  return ids === null ? {} : { 'X-Third-Parties': Object.keys(ids).join(' ') };
}

type Analytics = NonNullable<SiteQuery['site']>['analytics'];

/** Checks the ids' format as the CMS does: they become part of script addresses. */
function listServiceIds(analytics: Analytics): ServiceIds {
  const found = services.flatMap((service) => {
    const id = analytics?.[`${service}Id`];
    return id && /^[A-Z0-9-]{1,20}$/.test(id) ? [[service, id]] : [];
  });
  return Object.fromEntries(found) as ServiceIds;
}
