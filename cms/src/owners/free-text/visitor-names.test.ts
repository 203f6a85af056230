import { expect, test } from 'vitest';
import { findVisitorName } from './visitor-names';

const visitors = [
  { firstName: 'Elke', lastName: 'Bezoekster' },
  { firstName: 'Jan', lastName: 'De Groot' },
  { firstName: 'Tom', lastName: 'van den Berg' },
  { firstName: null, lastName: 'Bos' },
  { firstName: 'Ann', lastName: null },
  { firstName: 'Ute', lastName: 'Müller' },
  { firstName: 'Pol', lastName: 'Vandenbergh-Van Cauwelaert' },
  { firstName: 'An', lastName: 'Der' },
];

test.each([
  ['Elke Bezoekster vond de tuin heel mooi.', 'Elke Bezoekster'],
  ['bezoekster elke vond de tuin mooi', 'Elke Bezoekster'],
  ['Mevrouw Bezoekster komt terug.', 'Bezoekster'],
  ['De bezoekster vond de tuin mooi.', null],
  ['Meneer De Groot twijfelt.', 'De Groot'],
  ['Het terras is te groot.', null],
  ['Mevrouw van den Berg belt nog.', 'van den Berg'],
  ['Van Den Berg twijfelt.', 'van den Berg'],
  ['DE FAMILIE BEZOEKSTER KOMT TERUG.', 'Bezoekster'],
  ['De familie Bezoek Ster komt terug.', 'Bezoekster'],
  ['Bezoekster’s bod is laag.', 'Bezoekster'],
  ['Mevrouw bezoekster komt terug.', 'Bezoekster'],
  ['DE HEER MULLER TWIJFELT.', 'Müller'],
  ['Mijnheer Vandenbergh twijfelt.', 'Vandenbergh'],
  ['Mevrouw Van Cauwelaert twijfelt.', 'Van Cauwelaert'],
  ['Een ander uur was beter.', null],
  ['Bos in de buurt is een troef.', null],
  ['Ann vond het mooi.', null],
  ['De bezoeker vond de keuken klein.', null],
  ['', null],
])('OWN-8 in “%s” the name of a visitor is %s', (text, expected) => {
  expect(findVisitorName(text, visitors)).toBe(expected);
});
