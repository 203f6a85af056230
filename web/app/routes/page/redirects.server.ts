import { data, redirect } from '@remix-run/node';
import { findListingPath } from '../../catalogue/listing/find-address.server';
import { movePermanently } from '../../cms/page-headers.server';
import { languageOfPath, matchInternalPath } from '../../i18n/paths/match-path';
import { withoutLanguage } from '../../i18n/paths/translate-path';
import { languageHeaders, openAnyLanguage, type OpenSite } from '../../site/open-language.server';
import { RedirectDocument } from '../../cms/generated/graphql';

/**
 * Redirects the address of a listing without a language to its address in the visitor's language;
 * null for any other address. Throws the 404 of an unknown listing, and CmsError.
 */
export async function redirectBareListing(request: Request): Promise<Response | null> {
  const context = await openAnyLanguage(request);
  const { pathname, search } = new URL(request.url);
  if (languageOfPath(context.table, pathname) !== null) return null;
  const match = matchInternalPath(context.table, pathname);
  if (match?.screen !== 'property' && match?.screen !== 'listing') return null;
  const headers = languageHeaders(context, request);
  const path = await findListingPath(context, match.params.id);
  if (path === null) throw data('listing', { status: 404, headers });
  return redirect(path + withoutLanguage(search), { headers });
}

/** Redirects a former address to the new one, with its query; null if nothing is stored. */
export async function redirectToNewPlace(
  context: OpenSite,
  request: Request,
): Promise<Response | null> {
  if (context.status !== 'PUBLISHED') return null;
  const { pathname, search } = new URL(request.url);
  const path = await findStoredRedirect(context, pathname);
  return path === null || path === pathname ? null : movePermanently(path + search);
}

/**
 * Returns the new address of content that has moved; null if nothing is stored or it is gone. Call
 * it only for an address without content. Throws CmsError.
 */
async function findStoredRedirect(
  { language, queryCms }: Pick<OpenSite, 'language' | 'queryCms'>,
  pathname: string,
): Promise<string | null> {
  const path = readPath(pathname, language);
  if (!path) return null;
  const { redirect } = await queryCms(RedirectDocument, { language, path });
  return redirect === null ? null : `/${language}/${redirect}/`;
}

function readPath(pathname: string, language: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(new RegExp(`^/${language}/|/+$`, 'gi'), '');
  } catch {
    return null;
  }
}
