import { expect, test } from 'vitest';
import { listLanguageLinks } from './language-links';

test('LANG-3 leads to the same page where there is one, else to the home page', () => {
  const page = { alternates: [{ language: 'fr', path: '/fr/a-vendre/?type=2' }] };
  expect(
    listLanguageLinks(['nl', 'fr'], 'nl', page).map(({ code, href, current }) => [
      code,
      href,
      current,
    ]),
  ).toEqual([
    ['nl', '/nl/', true],
    ['fr', '/fr/a-vendre/?type=2', false],
  ]);
});

test.each([undefined, null, 'x', {}, { alternates: 'x' }])(
  'LANG-3 leads home from a page that says nothing: %j',
  (data) => {
    expect(listLanguageLinks(['fr', 'de'], 'fr', data).map(({ href }) => href)).toEqual([
      '/fr/',
      '/de/',
    ]);
  },
);
