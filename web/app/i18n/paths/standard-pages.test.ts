import { expect, test } from 'vitest';
import { reservedPaths, standardPages } from '../../../../cms/src/content/rules/standard-pages';
import { languages } from '@agency/domain/languages';
import { wholePaths } from '@agency/domain/path-words';
import { builtInEntries } from './route-entries';

test('ROUTE-8 the CMS keeps free the addresses that the route table gives', () => {
  const own = builtInEntries.filter(
    ({ parent, type }) => parent === null && type !== 'feedback' && type !== 'form',
  );
  expect(standardPages).toEqual(Object.fromEntries(own.map(({ key, paths }) => [key, paths])));
});

test('ROUTE-5 FORM-1 the CMS keeps free the first part of forms and thank-you pages', () => {
  const first = builtInEntries
    .filter(({ type }) => type === 'feedback' || type === 'form')
    .flatMap(({ paths }) => Object.values(paths).map((path) => path.split('/')[0]));
  expect(reservedPaths).toEqual(expect.arrayContaining([...new Set(first)]));
});

test.each(['login/new-password', 'login/forgotten'] as const)(
  'OWN-1 mails to owners lead to %s as the route table has it',
  (key) => {
    const login = builtInEntries.find((entry) => entry.key === 'login');
    const step = builtInEntries.find((entry) => entry.key === key);
    for (const language of languages) {
      expect(`${login?.paths[language]}/${step?.paths[language]}`).toBe(wholePaths(key)[language]);
    }
  },
);
