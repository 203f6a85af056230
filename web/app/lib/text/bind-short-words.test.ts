import { expect, test } from 'vitest';
import { bindShortWords } from './bind-short-words';

test.each([
  ['Een thuis in Brussel, met de juiste mensen', 'Een~thuis in~Brussel, met~de~juiste mensen'],
  [
    'Un chez-soi à Bruxelles, et les bonnes personnes',
    'Un~chez-soi à~Bruxelles, et~les~bonnes personnes',
  ],
  // Three words that would be wider than a phone may break.
  ['Brüssel und die richtigen Leute', 'Brüssel und~die richtigen Leute'],
  ['Corbelle', 'Corbelle'],
])('no line of "%s" ends with a short word', (text, bound) => {
  expect(bindShortWords(text)).toBe(bound.replaceAll('~', '\u00a0'));
});
