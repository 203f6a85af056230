import { mailActions } from '../../web/app/features/mail-link/mail-actions';
import { languages } from '@agency/domain/languages';
import { formKinds } from '@agency/domain/path-words';
import { findFormPath } from '../visitors/form-page';

/** All POST endpoints of the site, and some others, in every language. */
export const targets: readonly string[] = languages.flatMap((language) => [
  ...formKinds.map((kind) => findFormPath(kind, language)),
  ...formKinds.map((kind) => findFormPath(kind, language).replace(/\/$/, '.data')),
  ...mailActions.map((act) => `/${language}/mail/${act}/`),
  ...[`/${language}/form-token/`, `/${language}/`, `/${language}/quick-search/`],
  ...[
    `/${language}/consent/`,
    '/visits',
    '/publish-notices',
    '/preview',
    '/preview/exit',
    '/sitemap.xml',
    '/_root.data',
  ],
]);

/** Query strings of paths. */
export const queries: readonly string[] = [
  ...['', '', '', '?listing=5204117', '?project=5209001', '?listing=5204117&listing=1'],
  ...['?listing=%27%20OR%201%3D1', '?listing=..%2F..', '?document=999999999999999999999'],
  ...['?t=', '?t=a.b', `?t=${'x'.repeat(4000)}`, '?t=%ff%fe', '?done=saved', '?goal[]=sale'],
  ...['?minPrice=-1&maxPrice=1e309', '?type=%00', '?_data=root', '?_routes=root', '?index'],
  `?${'a=b&'.repeat(500)}`,
];
