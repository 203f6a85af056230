import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareIsland } from '../../../islands/islands';
import { startMaps } from '../../../islands/start-maps';
import { renderMarkup } from '../../../testing/render-view';
import { PlaceMap } from './place-map';
import type { PlaceMapView } from './place-map-view';
import { showInfo } from '../../../testing/show-info';

vi.mock('../../../i18n/load-texts.client', () => import('../../../testing/english-texts'));

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

const map: PlaceMapView = {
  label: 'Map: Ixelles',
  placeText: 'Ixelles',
  areaText: 'The circle shows roughly the area of postal code 1050.',
  drawing: {
    viewBox: '0 0 1000 563',
    land: 'M0 0',
    borders: '',
    region: '',
    green: '',
    canal: '',
    area: 'M1 1Z',
    dots: '',
  },
  isExact: false,
  labels: [{ name: 'Ixelles', left: 50, top: 50, isMinor: false }],
  near: null,
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

test('DETAIL-10 a drawing names the place; the map comes when asked, and gets the focus', async () => {
  const container = renderMarkup(<PlaceMap map={map} />);
  expect(screen.getByRole('img', { name: 'Map: Ixelles' })).toBeTruthy();
  expect(screen.getByText(/postal code 1050/)).toBeTruthy();
  expect(screen.getByText(/t\.example/)).toBeTruthy();
  expect(container.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  await waitFor(() => expect(container.querySelector('iframe')?.title).toBe('Map'));
  expect(document.activeElement?.contains(container.querySelector('iframe'))).toBe(true);
  expect(container.querySelector<HTMLElement>('[data-map-ask]')?.hidden).toBe(true);
});

test('DETAIL-10 what is near has its number on the drawing', () => {
  const near = {
    dots: [
      { left: 40, top: 30 },
      { left: 60, top: 70 },
    ],
    rings: [{ radius: 90, text: '400 m', at: { left: 55, top: 70 } }],
    freeSide: 'left' as const,
  };
  renderMarkup(<PlaceMap map={{ ...map, isExact: true, near }} />);
  const drawing = screen.getByRole('img', { name: 'Map: Ixelles' });
  expect([...drawing.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '400 m',
    'Ixelles',
    '1',
    '2',
  ]);
});
