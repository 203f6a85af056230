import { expect, test } from 'vitest';
import { takeOpening } from './opening-sentence';

const market = 'On Sundays you hear the market, on Mondays the sparrows take over again.';
const garden = 'Behind the kitchen lies a walled garden with an old plum tree in its middle.';
const short = 'Seventh and top floor.';

test.each<[string, string[], string | null, string[]]>([
  ['the first sentence', [`${market} ${garden}`, short], market, [garden, short]],
  ['a first paragraph of its own', [market, garden], market, [garden]],
  [
    'one that ends with a year',
    ['The front is of the year of the fair, 1958. Behind it all is new.'],
    'The front is of the year of the fair, 1958.',
    ['Behind it all is new.'],
  ],
  ['none that is short', [`${short} ${market}`], null, [`${short} ${market}`]],
  [
    'none that is long',
    [`The garden ${'and the garden '.repeat(12)}ends. ${market}`],
    null,
    [`The garden ${'and the garden '.repeat(12)}ends. ${market}`],
  ],
  [
    'none that is cut off',
    [`${market.slice(0, 60)}…`, garden],
    null,
    [`${market.slice(0, 60)}…`, garden],
  ],
  [
    'none with a surface',
    [`On the second floor: 95 m² with a light living room and an open kitchen. ${garden}`],
    null,
    [`On the second floor: 95 m² with a light living room and an open kitchen. ${garden}`],
  ],
  ['none of a text of one sentence', [market], null, [market]],
  ['none of a text that is empty', [], null, []],
])('DETAIL-1 the opening that stands apart is %s', (_, text, opening, paragraphs) => {
  expect(takeOpening(text, 'en-BE')).toEqual({ opening, paragraphs });
});

test.each([
  [
    'nl-BE',
    'De tuin van dit huis ligt op het zuiden, met een oude pruimenboom.',
    'Wie komt kijken?',
  ],
  ['fr-BE', 'Le dimanche, on entend le marché ; le lundi, les moineaux reviennent.', 'Et vous ?'],
  ['de-BE', 'Sonntags hört man den Markt, montags übernehmen wieder die Spatzen.', 'Und Sie?'],
])('DETAIL-1 in %s the opening is whole and the text goes on after it', (locale, first, next) => {
  expect(takeOpening([`${first} ${next}`], locale)).toEqual({
    opening: first,
    paragraphs: [next],
  });
});

test.each([
  ['en-BE', 'A house that was built in the year 1898 for the architect P. Peeters. It is large.'],
  ['nl-BE', 'Een huis uit 1898 dat werd gebouwd en getekend door arch. Peeters. Het is groot.'],
  [
    'fr-BE',
    'Un appartement clair au troisième étage, à deux pas de la place Ste. Catherine. Il plaît.',
  ],
  [
    'fr-BE',
    'Une maison dessinée en 1898 par le bureau du bien connu Prof. Dr. Dupont. Elle plaît.',
  ],
])('DETAIL-1 in %s an initial or an abbreviation does not end the opening', (locale, text) => {
  const { opening } = takeOpening([text], locale);
  expect(opening ?? text).toMatch(/(Peeters|Catherine|Dupont)\.( |$)/);
});
