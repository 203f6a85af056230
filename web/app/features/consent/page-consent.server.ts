import { buildPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { SiteQuery } from '../../cms/generated/graphql';
import { services, type PageConsentView, type ServiceIds } from './consent-view';

const cookieSettingsKey = 'cookie-settings';

/**
 * What every page of a language knows of consent (CONSENT-1, CONSENT-4). Where a visitor logs in, is
 * logged in or comes by a link in a mail no service is loaded.
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

/** Where the question is, and where a choice is sent. */
export function buildConsentPath(language: string): string {
  return `/${language}/consent/`;
}

/** The services that may load on this page, for its policy; see `server/http/security/third-party-sources.ts`. */
export function consentHeaders({ services: ids }: PageConsentView): Record<string, string> {
  return ids === null ? {} : { 'X-Third-Parties': Object.keys(ids).join(' ') };
}

type Analytics = NonNullable<SiteQuery['site']>['analytics'];

/** Ids in the forms that the CMS checks too: they become part of addresses of scripts. */
function listServiceIds(analytics: Analytics): ServiceIds {
  const found = services.flatMap((service) => {
    const id = analytics?.[`${service}Id`];
    return id && /^[A-Z0-9-]{1,20}$/.test(id) ? [[service, id]] : [];
  });
  return Object.fromEntries(found) as ServiceIds;
}
