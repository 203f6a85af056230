import { redirect } from '@remix-run/node';
import { isLanguage } from '@agency/domain/languages';
import { isExternal, isSafeRedirect } from '@agency/domain/safe-address';
import { CmsError } from '../cms/client/cms-error';
import { queryCms } from '../cms/client/query.server';
import { uncachedHeaders } from '../cms/page-headers.server';
import { OldAddressDocument } from '../cms/generated/graphql';
import { languageOfPath } from '../i18n/paths/match-path';
import { isPreviewPath } from '../i18n/paths/preview-path';
import { translatePath } from '../i18n/paths/translate-path';
import { languageHeaders, openAnyLanguage } from './open-language.server';

/**
 * Redirects an address of the former site or of a campaign; null for others, and while the CMS is
 * unavailable. Call it only for an address without content. A target without a language is in that
 * of the address, of the rule, or of the visitor, in this order.
 */
export async function redirectOldAddress(request: Request): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || isPreviewPath(pathname)) return null;
  const found = await queryCms(OldAddressDocument, { address: pathname + search }).catch(
    (error: unknown) => {
      if (error instanceof CmsError) return null;
      throw error;
    },
  );
  if (!found?.oldAddress) return null;
  const { to, language, isPermanent } = found.oldAddress;
  if (!isSafeRedirect(to)) return null;
  const context = await openAnyLanguage(request);
  const { table } = context;
  const status = isPermanent ? 301 : 302;
  const target = addQuery(to, search);
  if (isExternal(to) || languageOfPath(table, to.split(/[?#]/)[0] ?? '') !== null) {
    return redirect(target, { status, headers: uncachedHeaders });
  }
  const own = languageOfPath(table, pathname);
  const isOffered = isLanguage(language) && table.languages.includes(language);
  const asked = own ?? (isOffered ? language : null);
  const path = translatePath(table, asked ?? context.language, target);
  const headers = asked === null ? languageHeaders(context, request) : uncachedHeaders;
  return redirect(path, { status, headers });
}

/** Keeps the visitor's query, such as that of a campaign, unless the target has its own. */
function addQuery(to: string, search: string): string {
  if (to.includes('?') || search === '') return to;
  const [path = '', hash] = to.split('#');
  return path + search + (hash === undefined ? '' : `#${hash}`);
}
