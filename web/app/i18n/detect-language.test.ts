import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language';
import { isLanguage, languages } from '@agency/domain/languages';
import { parseEnabledLanguages } from '../site/build-site';

test.each([
  ['query before all', { search: '?lng=de', cookie: 'lng=fr', acceptLanguage: 'en' }, 'de'],
  ['query with a region', { search: 'lng=fr-BE' }, 'fr'],
  ['cookie before header', { cookie: 'a=1; lng=fr; b=2', acceptLanguage: 'en' }, 'fr'],
  ['unknown query falls through', { search: '?lng=xx', acceptLanguage: 'de-AT' }, 'de'],
  ['unknown cookie falls through', { cookie: 'lng=<script>', acceptLanguage: 'en' }, 'en'],
  ['best weight wins', { acceptLanguage: 'en;q=0.5, fr;q=0.9, *;q=0.1' }, 'fr'],
  ['order breaks ties', { acceptLanguage: 'de, fr' }, 'de'],
  ['weight 0 is a refusal', { acceptLanguage: 'fr;q=0, en;q=0.2' }, 'en'],
  ['broken weights are weight 1', { acceptLanguage: 'fr;q=abc' }, 'fr'],
  ['languages we do not speak', { acceptLanguage: 'es, it;q=0.8' }, 'nl'],
  ['star alone', { acceptLanguage: '*' }, 'nl'],
  ['nothing', {}, 'nl'],
  ['nulls', { cookie: null, acceptLanguage: null }, 'nl'],
  ['nonsense', { search: '?lng=%ff', cookie: ';;=;', acceptLanguage: ',,;;q=' }, 'nl'],
  ['a flood', { acceptLanguage: 'xx,'.repeat(100_000) }, 'nl'],
] as const)('LANG-4 %s', (_, hints, expected) => {
  const answer = detectLanguage(hints, languages, 'nl');
  expect(answer).toEqual({ language: expected, vary: 'Cookie, Accept-Language' });
});

test('LANG-4 a disabled language is never chosen', () => {
  expect(detectLanguage({ search: '?lng=de' }, ['fr', 'nl'], 'fr').language).toBe('fr');
});

test.each([
  [
    ['fr', 'nl'],
    ['fr', 'nl'],
  ],
  [['fr', 'fr', 'xx', 3], ['fr']],
  [[], languages],
  [null, languages],
  ['nl', languages],
])('LANG-2 the setting %j enables %j', (given, expected) => {
  expect(parseEnabledLanguages(given)).toEqual(expected);
});

test.each([
  ['nl', true],
  ['NL', false],
  ['xx', false],
  [undefined, false],
])('LANG-1 %j is a language: %s', (value, expected) => {
  expect(isLanguage(value)).toBe(expected);
});
