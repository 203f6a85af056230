import { pageNames, pagePaths, type PageKey } from '@agency/domain/path-words';
import { formEntries, thanksEntries } from './form-entries';
import { loginEntries } from './login-entries';
import type { RouteEntry } from './route-entry';

export const projectsKey = 'projects';

export const teamKey = 'team';

/** Entries that exist without the CMS. Pages with a visitor's own selection are not indexed. */
export const builtInEntries: readonly RouteEntry[] = [
  entry('home'),
  entry('for-sale'),
  entry('for-rent'),
  entry('Depot'),
  entry('demand-register'),
  entry('contact'),
  entry('services'),
  entry('contact-demand'),
  entry('Privacy'),
  entry('Cookie-policy'),
  entry('Disclaimer'),
  entry('Accessibility'),
  entry(projectsKey),
  entry(teamKey),
  entry('favourites', { type: 'shortlist', indexed: false }),
  entry('compare', { type: 'shortlist', indexed: false }),
  entry('cookie-settings', { type: 'cookies', indexed: false }),
  entry('testimonials', { type: 'article' }),
  entry('our-services', { type: 'article' }),
  entry('our-services/sale', { type: 'article', parent: 'our-services' }),
  entry('our-services/rent', { type: 'article', parent: 'our-services' }),
  entry('our-services/management', { type: 'article', parent: 'our-services' }),
  entry('our-services/syndic', { type: 'article', parent: 'our-services' }),
  ...formEntries,
  ...thanksEntries,
  ...loginEntries,
];

function entry(
  key: PageKey,
  { type = 'page', parent = null, indexed = true }: Partial<RouteEntry> = {},
): RouteEntry {
  return { key, type, parent, paths: pagePaths(key), names: pageNames(key), indexed };
}
