import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../testing/render-view';
import { ListingCard } from './listing-card';
import type { ListingCardView, RibbonKind } from './listing-card-view';

function buildCard(overrides: Partial<ListingCardView> = {}): ListingCardView {
  return {
    id: '4711',
    href: '/en/for-sale/brussels/house/4711/',
    title: 'Town house with a garden',
    typeName: 'House',
    cityText: 'Luxembourg (Luxembourg)',
    placeText: 'L-2310 Luxembourg (Luxembourg)',
    priceText: '€ 985.000',
    bedroomsText: '5 bedrooms',
    areaText: '312 m²',
    energyLabel: { code: 'a_sub', text: 'A-', group: 'a' },
    ribbon: { kind: 'new', text: 'New' },
    openHouseText: null,
    picture: null,
    photoCount: 0,
    ...overrides,
  };
}

test('EDIT-7 says when it is open', () => {
  renderView(<ListingCard listing={buildCard({ openHouseText: 'Open house Saturday 4 April' })} />);
  expect(screen.getByText('Open house Saturday 4 April')).toBeTruthy();
});

test('FIND-8 shows type, city, price, bedrooms, area, label and ribbon', () => {
  renderView(<ListingCard listing={buildCard()} />);
  const text = screen.getByRole('article').textContent ?? '';
  for (const part of ['House', 'Luxembourg (Luxembourg)', '€ 985.000', '5 bedrooms', '312 m²']) {
    expect(text).toContain(part);
  }
  expect(screen.getByText(/energy.* A-/i)).toBeTruthy();
  expect(screen.getByText('New')).toBeTruthy();
});

test('FIND-28 says the price per m² beside the price', () => {
  renderView(<ListingCard listing={buildCard({ noteText: '€ 3.157/m²' })} />);
  expect(screen.getByRole('article').textContent).toContain('€ 985.000 · € 3.157/m²');
});

test('FIND-8 the whole card is one link, named after the listing', () => {
  renderView(<ListingCard listing={buildCard()} />);
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('/en/for-sale/brussels/house/4711/');
  expect(link?.textContent).toBe('Town house with a garden');
});

test('FIND-8 says that there is no picture, and leaves out what is not known', () => {
  renderView(
    <ListingCard
      listing={buildCard({ bedroomsText: null, areaText: null, energyLabel: null, ribbon: null })}
    />,
  );
  expect(screen.getByText('No photo was found')).toBeTruthy();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test.each<[RibbonKind, string]>([
  ['new', 'New'],
  ['price', 'New price'],
  ['option', 'Under option'],
  ['closed', 'Sold'],
])('FIND-9 a ribbon of kind %s says %s', (kind, text) => {
  renderView(<ListingCard listing={buildCard({ ribbon: { kind, text } })} />);
  expect(screen.getByText(text)).toBeTruthy();
});
