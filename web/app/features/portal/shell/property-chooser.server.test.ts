import { expect, test } from 'vitest';
import { buildListingCard } from '../../../testing/build-listing-card';
import { buildContext } from '../../../testing/build-site-answer';
import type { OwnedListings } from '../owned-listings.server';
import { buildPropertyChooser } from '../load-portal.server';

const context = buildContext('nl');

function own(count: number): OwnedListings {
  return Array.from({ length: count }, (_, index) => ({
    reference: `R/${index}`,
    title: `Pand ${index}`,
    place: '1000 Brussel',
    availability: 'available',
    isShown: index > 0,
    waitsFor: [],
    card: index > 0 ? buildListingCard() : null,
  }));
}

test('OWN-5 the choice begins with all properties, says how many, and names each', () => {
  const { choices, findLabel } = buildPropertyChooser(context, own(3), null);
  expect(choices.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
    ['/nl/eigenaar/', true],
    ['/nl/eigenaar/R%2F0/', false],
    ['/nl/eigenaar/R%2F1/', false],
    ['/nl/eigenaar/R%2F2/', false],
  ]);
  expect(choices[0]?.text).toBe('3 panden');
  expect(findLabel).toBeNull();
});

test('OWN-5 a property that is on show is the chosen one; a long list can be searched', () => {
  const { choices, findLabel } = buildPropertyChooser(context, own(40), 'R/7');
  expect(choices.filter(({ isCurrent }) => isCurrent).map(({ title }) => title)).toEqual([
    'Pand 7',
  ]);
  expect(choices).toHaveLength(41);
  expect(findLabel).toBe('Zoek in uw panden');
});
