import { expect, test } from 'vitest';
import { buildListingCard } from '../../../testing/build-listing-card';
import { buildListingDetail } from '../../../testing/build-listing-detail';
import { buildContext } from '../../../testing/build-site-answer';
import { buildSimilar } from './similar-view.server';

const build = (own: number | null, prices: (number | null)[]) => {
  const detail = buildListingDetail();
  const listing = { ...detail, card: { ...detail.card, price: own } };
  const similar = prices.map((price) => ({ ...buildListingCard(), price }));
  return buildSimilar(listing, similar, buildContext('en'));
};

test.each([
  [500, [350, 650], null],
  [500, [450, 651], /dearer and cheaper ones are included/],
  [500, [349], /dearer and cheaper ones are included/],
  [500, [null], null],
  [null, [100, 900], null],
  [500, [], null],
])('FIND-20 next to a price of %j those of %j are said to be beyond it', (own, prices, said) => {
  const { text, listings } = build(own, prices);
  expect(listings).toHaveLength(prices.length);
  if (said === null) expect(text).toBeNull();
  else expect(text).toMatch(said);
});
