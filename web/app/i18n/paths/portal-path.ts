import type { Language, Localized } from '@agency/domain/languages';
import { loginEntries } from './login-entries';

const portalKey = 'owner';

/** The portal's first segment per language, constant because editors cannot move it. */
export const portalPaths: Localized<string> = findPortalPaths();

export function buildPortalPath(language: Language, ...segments: readonly string[]): string {
  const below = segments.map((segment) => `${encodeURIComponent(segment)}/`);
  return `/${language}/${portalPaths[language]}/${below.join('')}`;
}

function findPortalPaths(): Localized<string> {
  const entry = loginEntries.find(({ key }) => key === portalKey);
  if (entry === undefined) throw new Error('The route table has no portal');
  return entry.paths;
}
