import { expect, test } from 'vitest';
import type { SiteSettingsFragment } from '../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import { buildListingDetail } from '../../testing/build-listing-detail';
import { buildContext } from '../../testing/build-site-answer';
import { mostCorners } from '../../lib/map-area';
import { buildPlaceMap } from './place-map.server';
import { readMessageToFrame } from './read-messages';

const tiles = { tileUrl: 'https://t.example/{z}/{x}/{y}.png', attribution: 'T' };
const withTiles = { map: tiles } as unknown as SiteSettingsFragment;
const place = { latitude: 50.8271, longitude: 4.3723, zip: '1050', cityName: 'ELSENE' };

function build(
  source: Parameters<typeof buildListingDetail>[0],
  settings: SiteSettingsFragment | null = withTiles,
  language: Language = 'nl',
) {
  return buildPlaceMap(buildListingDetail(source), buildContext(language), settings);
}

test('DETAIL-10 a published address is marked, named and shown with streets when asked', () => {
  const map = build({ isExactPlace: true, card: { ...place, address: 'Kroonlaan 5' } });
  expect(map).toMatchObject({ isExact: true, placeText: 'Kroonlaan 5, Elsene', areaText: null });
  expect(map?.drawing.area).toBe('');
  expect(map?.frame).toMatchObject({ tileHost: 't.example', show: { mapType: 'streets' } });
  expect(map?.frame.show.propertyList).toMatchObject([{ latitude: 50.8271, isExact: true }]);
});

test('DETAIL-10 DETAIL-5 a hidden address is the area of its postal code, and no marker', () => {
  const map = build({ isExactPlace: false, card: { ...place, address: null } });
  expect(map).toMatchObject({ isExact: false, placeText: 'Elsene' });
  expect(map?.areaText).toBe(
    'Het adres staat niet op de site. De cirkel toont ongeveer het gebied van postcode 1050.',
  );
  expect(map?.drawing.area).not.toBe('');
  expect(map?.labels[0]).toMatchObject({ name: 'Elsene', left: 50, top: 50 });
  expect(map?.frame.show.propertyList).toEqual([]);
  expect(map?.frame.show.messageInfo.area.length).toBeLessThanOrEqual(mostCorners);
});

test('DETAIL-10 an address that is published but not placed is an area too', () => {
  const map = build({ isExactPlace: false, card: { ...place, address: 'Kroonlaan 5' } });
  expect(map?.areaText).toBe('De cirkel toont ongeveer het gebied van postcode 1050.');
  expect(map?.placeText).toBe('Kroonlaan 5, Elsene');
});

test('DETAIL-10 without coordinates there is no map', () => {
  expect(build({ card: { latitude: null, longitude: null } })).toBeNull();
});

test('DETAIL-10 without a tile server the map shows the towns around', () => {
  const map = build({ isExactPlace: true, card: place }, null);
  expect(map?.frame).toMatchObject({ tileHost: null, show: { mapType: 'outlines' } });
  const { south = 0, north = 0 } = map?.frame.show.messageInfo.fit ?? {};
  expect(north - south).toBeGreaterThan(0.15);
});

test.each([
  [{ latitude: 49.6226, longitude: 6.0712, zip: '8001', countryId: 50 }, null],
  [{ latitude: 51.23, longitude: 2.92, zip: '8400', countryId: 10 }, 'flanders'],
  [{ latitude: 50.8271, longitude: 4.3723, zip: '1050', countryId: 10 }, 'brussels'],
])('DETAIL-10 the frame takes what it is sent of %j', (card, region) => {
  for (const isExactPlace of [true, false]) {
    const map = build({ isExactPlace, region, card });
    expect(readMessageToFrame(map?.frame.show)).toEqual(map?.frame.show);
    expect(map?.drawing.land).toMatch(/^M/);
    const names = map?.labels.map(({ name }) => name) ?? [];
    expect(new Set(names).size).toBe(names.length);
    for (const { left, top } of map?.labels ?? []) {
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect(Math.max(left, top)).toBeLessThan(100);
    }
  }
});
