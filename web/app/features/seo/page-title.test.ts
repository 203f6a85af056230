import { expect, test } from 'vitest';
import { longestPageTitle, writePageTitle } from './build-seo.server';

const name = 'Corbelle';
const long = 'Worker’s house with a courtyard, two streets from the flea market';

test.each([
  ['Loft in a brewery', ['For sale', 'Ghent'], 'Loft in a brewery – For sale, Ghent | Corbelle'],
  ['Te koop', [], 'Te koop | Corbelle'],
  ['Te koop in Elsene', ['pagina 2 van 5'], 'Te koop in Elsene – pagina 2 van 5 | Corbelle'],
  [
    'Verkocht: villa',
    ['Verkocht', 'Sint-Genesius-Rode'],
    'Verkocht: villa – Sint-Genesius-Rode | Corbelle',
  ],
  ['Loué : vue sur le parc, Liège', ['Loué', 'Liege'], 'Loué : vue sur le parc, Liège | Corbelle'],
  ['Chalet in the woods', ['Let', 'Spa'], 'Chalet in the woods – Let, Spa | Corbelle'],
  ['Corbelle, brokers in Brussels', [], 'Corbelle, brokers in Brussels'],
  [
    'Between Flagey and Châtelain, with a small south-west terrace',
    ['For sale', 'Ixelles'],
    'Between Flagey and Châtelain, with a small south-west terrace – Ixelles',
  ],
  [long, ['For sale', 'Brussels'], long],
  [
    `${long}, and a cellar`,
    ['Sold'],
    'Worker’s house with a courtyard, two streets from the flea market, and a…',
  ],
  ['x'.repeat(90), ['Sold'], `${'x'.repeat(74)}…`],
])('SEO-2 the title of %j with %j', (title, details, expected) => {
  expect(writePageTitle(title, details, name)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(longestPageTitle);
});

test('SEO-2 a site without a name has none in its titles', () => {
  expect(writePageTitle('Te koop', [], null)).toBe('Te koop');
});
