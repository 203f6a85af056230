import type { Language, Localized } from '@agency/domain/languages';
import { loginEntries } from './login-entries';

/** The key of the portal in the route table. */
const portalKey = 'owner';

/** ROUTE-10: the portal's word in each language; nobody can move it, so the router may know it. */
export const portalPaths: Localized<string> = findPortalPaths();

/** The address of a screen of the portal: the dashboard, or what the segments name below it. */
export function buildPortalPath(language: Language, ...segments: readonly string[]): string {
  const below = segments.map((segment) => `${encodeURIComponent(segment)}/`);
  return `/${language}/${portalPaths[language]}/${below.join('')}`;
}

function findPortalPaths(): Localized<string> {
  const entry = loginEntries.find(({ key }) => key === portalKey);
  if (entry === undefined) throw new Error('The route table has no portal');
  return entry.paths;
}
