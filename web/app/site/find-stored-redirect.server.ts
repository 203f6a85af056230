import { RedirectDocument } from '../cms/generated/graphql';
import type { OpenSite } from './open-language.server';

/**
 * Where what stood at an address of this language stands now; null when nothing did or it is gone.
 * To be asked only for an address that leads nowhere. Throws CmsError.
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

/** What follows the language; null when it cannot be read. */
function readPath(pathname: string, language: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(new RegExp(`^/${language}/|/+$`, 'gi'), '');
  } catch {
    return null;
  }
}
