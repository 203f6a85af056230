import { data, redirect } from '@remix-run/node';
import { findListingPath } from '../../catalogue/listing/find-address.server';
import { languageHeaders, openAnyLanguage } from '../../site/open-language.server';
import { languageOfPath, matchInternalPath } from '../../i18n/match-path';
import { withoutLanguage } from '../../i18n/translate-path';

/**
 * ROUTE-3, LANG-4: the way from the address of a listing without a language to its own in the
 * visitor's; null for any other address. Throws the 404 of an unknown listing, and CmsError.
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
