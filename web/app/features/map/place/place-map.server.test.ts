import { expect, test } from 'vitest';
import type { SiteSettingsFragment } from '../../../cms/generated/graphql';
import type { Language } from '@agency/domain/languages';
import { buildListingDetail } from '../../../testing/build-listing-detail';
import { buildContext, buildSiteSettings } from '../../../testing/build-site-answer';
import { mostCorners } from '../../../lib/rules/map-area';
import { buildPlaceMap } from './place-map.server';
import { readMessageToFrame } from '../read-messages';

const withTiles = buildSiteSettings({
  map: {
    tileUrl: 'https://t.example/{z}/{x}/{y}.png',
    attribution: 'T',
    streetViewUrl: null,
    streetViewInPage: null,
    latitude: null,
    longitude: null,
  },
});
const place = { latitude: 50.8271, longitude: 4.3723, zip: '1050', cityName: 'ELSENE' };

/** 250 m to the north, a kilometre to the south-west, and at the door. */
const near = [
  { latitude: 50.82935, longitude: 4.3723 },
  { latitude: 50.8208, longitude: 4.3622 },
  { latitude: 50.8271, longitude: 4.3723 },
];

function build(
  source: Parameters<typeof buildListingDetail>[0],
  settings: SiteSettingsFragment | null = withTiles,
  language: Language = 'nl',
  places: Parameters<typeof buildPlaceMap>[3] = [],
) {
  return buildPlaceMap(buildListingDetail(source), buildContext(language), settings, places);
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

test('DETAIL-10 what is near is drawn around the home, clear of it and of one another', () => {
  const map = build({ isExactPlace: true, card: place }, withTiles, 'nl', near);
  const { dots = [], rings = [], freeSide } = map?.near ?? {};
  expect(map?.frame.show.messageInfo.marks).toEqual(near);
  expect(rings.map(({ text }) => text)).toContain('800\u00a0m');
  expect(freeSide).toBe('right');
  const [north, southWest, door] = dots;
  expect([north?.left, (north?.top ?? 50) < 45]).toEqual([50, true]);
  expect([(southWest?.left ?? 50) < 45, (southWest?.top ?? 50) > 60]).toEqual([true, true]);
  // On the narrowest phone: the foot of the home is in the middle.
  const x = ((door?.left ?? 50) - 50) * 5.04;
  const y = ((door?.top ?? 50) - 50) * 2.1;
  expect(Math.hypot(x, y + 14)).toBeGreaterThan(27);
  for (const { left, top } of dots) {
    expect(Math.abs(left - 50)).toBeLessThan(27);
    expect(Math.abs(top - 50)).toBeLessThan(44);
  }
});

test('DETAIL-5 where the address is hidden nothing near is drawn or sent', () => {
  const map = build({ isExactPlace: false, card: place }, withTiles, 'nl', near);
  expect(map?.near).toBeNull();
  expect(map?.frame.show.messageInfo.marks).toEqual([]);
  expect(map?.drawing).toEqual(build({ isExactPlace: false, card: place })?.drawing);
});
