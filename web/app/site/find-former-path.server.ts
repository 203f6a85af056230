import { FormerPathDocument } from '../cms/generated/graphql';
import type { OpenSite } from './open-language.server';

/**
 * Where what stood at an address of this language stands now; null when nothing did or it is gone.
 * To be asked only for an address that leads nowhere. Throws CmsError.
 */
export async function findFormerPath(
  { language, ask }: Pick<OpenSite, 'language' | 'ask'>,
  pathname: string,
): Promise<string | null> {
  const path = readPath(pathname, language);
  if (!path) return null;
  const { formerPath } = await ask(FormerPathDocument, { language, path });
  return formerPath === null ? null : `/${language}/${formerPath}/`;
}

/** What follows the language; null when it cannot be read. */
function readPath(pathname: string, language: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(new RegExp(`^/${language}/|/+$`, 'gi'), '');
  } catch {
    return null;
  }
}
