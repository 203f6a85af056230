import { RedirectDocument } from '../cms/generated/graphql';
import type { OpenSite } from './open-language.server';

/**
 * Returns the new address of content that has moved; null if nothing is stored or it is gone. Call
 * it only for an address without content. Throws CmsError.
 */
export async function findStoredRedirect(
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
