import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../ui/render-view';
import { MapPart } from './map-part';
import type { MapView } from './map-view';

const map: MapView = {
  office: {
    name: 'Corbelle',
    address: ['Rue Ernest Allard 21', '1000 Brussels'],
    directionsHref: 'https://www.google.com/maps/dir/',
  },
  points: [{ latitude: 50.84, longitude: 4.35, label: 'Corbelle', href: null }],
  tiles: { url: 'https://t.example/{z}/{x}/{y}.png', attribution: '© Maps', host: 't.example' },
};

test('MENU-9 a map is a drawing with the address until the visitor asks for more', () => {
  const { container } = renderView(<MapPart map={map} />);
  expect(screen.getByRole('button', { name: 'Show the map' })).toBeTruthy();
  expect(screen.getByText(/t\.example/)).toBeTruthy();
  expect(screen.getByText('1000 Brussels')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});

test('MENU-9 without a tile server there is no button that does nothing', () => {
  renderView(<MapPart map={{ ...map, tiles: null }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Directions' })).toBeTruthy();
});
