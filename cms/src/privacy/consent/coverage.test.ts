import { expect, test } from 'vitest';
import type { ConsentCoverage, ConsentTexts } from './consent-types';
import { coversMore } from './coverage';

const words = {
  title: 'Cookies',
  text: 'May we?',
  settingsText: 'What we keep.',
  necessary: 'N',
  analytical: 'A',
  marketing: 'M',
  social: 'S',
  unclassified: 'U',
};
const ga = { name: '_ga', category: 'analytical', service: 'analytics' };
const own = { name: 'heat', category: 'analytical', service: '' };

type Cookie = typeof own;

function build(services: string[], cookies: Cookie[], languages = ['nl']): ConsentCoverage {
  const rest = { setBy: 'X', purpose: 'Y', duration: 'Z' };
  const listed = cookies.map((cookie) => ({ ...cookie, ...rest }));
  const texts = languages.map((language) => [language, { ...words, cookies: listed }]);
  return { services, texts: Object.fromEntries(texts) as ConsentTexts };
}

test.each<[string, ConsentCoverage, ConsentCoverage, boolean]>([
  ['the first id', build([], []), build(['analytics G-1'], []), true],
  ['an id in the place of another', build(['ads AW-1'], []), build(['ads AW-2'], []), true],
  ['an id fewer', build(['ads AW-1', 'analytics G-1'], []), build(['ads AW-1'], []), false],
  ['nothing new', build(['ads AW-1'], [own]), build(['ads AW-1'], [own]), false],
  ['one more cookie', build([], []), build([], [own]), true],
  [
    'a cookie of another category',
    build([], [own]),
    build([], [{ ...own, category: 'social' }]),
    true,
  ],
  ['a necessary cookie', build([], []), build([], [{ ...own, category: 'necessary' }]), false],
  ['a cookie of a service without an id', build([], []), build([], [ga]), false],
  [
    'a cookie of a service with one',
    build(['analytics G-1'], []),
    build(['analytics G-1'], [ga]),
    true,
  ],
  ['a cookie fewer', build([], [own]), build([], []), false],
  ['the same in one more language', build([], [own]), build([], [own], ['nl', 'fr']), false],
])('LAW-6 whether everybody is asked again: %s', (_change, before, after, expected) => {
  expect(coversMore(before, after)).toBe(expected);
});
