import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareIsland } from '../../islands/islands';
import { startMaps } from '../../islands/start-maps';
import { renderMarkup } from '../../testing/render-view';
import { MapModule } from './view';
import type { MapView } from './load.server';
import { showInfo } from '../../testing/show-info';

vi.mock('../../i18n/load-texts.client', () => import('../../testing/english-texts'));

beforeAll(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  );
  startMaps();
  await prepareIsland('live-map');
});

const map: MapView = {
  office: {
    name: 'Corbelle',
    address: ['Rue Ernest Allard 21', '1000 Brussels'],
    directionsHref: 'https://www.google.com/maps/dir/',
  },
  outline: null,
  place: {
    label: 'Map',
    drawing: {
      viewBox: '0 0 100 42',
      land: 'M0 0h100v42H0z',
      region: '',
      green: '',
      canal: '',
      borders: '',
      area: '',
      dots: '',
    },
    isExact: true,
    labels: [{ name: 'Ixelles', left: 60, top: 70, isMinor: false }],
    near: null,
  },
  frame: {
    href: '/en/map-frame/',
    show: {
      propertyList: [],
      mapType: 'streets',
      messageInfo: showInfo,
      customMarker: 'gable',
      ignoreList: [],
    },
    tileHost: 't.example',
  },
};

test('MENU-9 a map is a drawing with the address until the visitor asks for more', () => {
  const container = renderMarkup(<MapModule map={map} />);
  expect(screen.getByRole('button', { name: 'Show the map' })).toBeTruthy();
  expect(screen.getByText(/t\.example/)).toBeTruthy();
  expect(screen.getByText('1000 Brussels')).toBeTruthy();
  expect(container.querySelector('img, iframe')).toBeNull();
});

test('MENU-9 the drawing of the office is a map of its town, with the names around it', () => {
  renderMarkup(<MapModule map={map} />);
  const drawing = screen.getByRole('img', { name: 'Map' });
  expect(drawing.textContent).toContain('Ixelles');
  expect(drawing.querySelector('path')?.getAttribute('d')).toBe('M0 0h100v42H0z');
  expect(screen.getByText(/OpenStreetMap/)).toBeTruthy();
});

const withoutTiles: MapView = { ...map, frame: map.frame && { ...map.frame, tileHost: null } };

test('MENU-9 without a tile server there is no button that does nothing', () => {
  renderMarkup(<MapModule map={withoutTiles} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Directions' })).toBeTruthy();
});

test('MENU-9 FIND-10 a map of listings needs no tile server, and is embedded when asked for', async () => {
  const container = renderMarkup(<MapModule map={{ ...withoutTiles, office: null }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  await waitFor(() => expect(container.querySelector('iframe')?.title).toBe('Map'));
  expect(container.querySelector('iframe')?.getAttribute('src')).toBe('/en/map-frame/');
});
