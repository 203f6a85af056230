import { expect, test } from 'vitest';
import { pullSentence } from './pull-sentence';

const opening = 'A house of 1898, taken apart and put back together.';
const market = 'On Sundays you hear the market, on Mondays the sparrows take over again.';
const garden = 'Behind the kitchen lies a walled garden with an old plum tree in its middle.';

test.each([
  ['the first that fits after the opening one', [`${opening} ${market} ${garden}`], market],
  ['one of the second paragraph when the first has none', [opening, garden], garden],
  ['none of the third paragraph', [opening, 'Short.', garden], null],
  ['not the opening one, however fine', [market], null],
  [
    'none with a figure',
    [`${opening} The living room is four metres high and 12 metres deep.`],
    null,
  ],
  [
    'none with a colon',
    [`${opening} This one is: a hall in black and white, with a garden.`],
    null,
  ],
  [
    'none that is cut off',
    [`${opening} The top floors of a house that an architect put back…`],
    null,
  ],
  ['none that is too long', [`${opening} The garden ${'and the garden '.repeat(12)}ends.`], null],
  ['none of a text that is empty', [], null],
])('DETAIL-1 the pulled sentence is %s', (_, paragraphs, sentence) => {
  expect(pullSentence(paragraphs, 'en-BE')).toBe(sentence);
});

test.each([
  [
    'nl-BE',
    'Het huis is van de heer P. Peeters. ',
    'De tuin ligt op het zuiden, met een oude pruimenboom in het midden.',
  ],
  [
    'fr-BE',
    'La maison date de 1898. ',
    'Le dimanche on entend le marché, le lundi les moineaux reprennent la place.',
  ],
  [
    'de-BE',
    'Das Haus steht seit 1898. ',
    'Sonntags hört man den Markt, montags übernehmen wieder die Spatzen.',
  ],
])('DETAIL-1 in %s the pulled sentence is whole', (locale, before, sentence) => {
  expect(pullSentence([before + sentence], locale)).toBe(sentence);
});
