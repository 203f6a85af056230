import { expect, test } from 'vitest';
import { fillStreetView } from './street-view';

const url = 'https://maps.example/pano?viewpoint={lat},{lng}';
const point = { latitude: 50.84, longitude: 4.3547 };

test('DETAIL-1 street view is a link, or a frame where the setting says so', () => {
  const href = 'https://maps.example/pano?viewpoint=50.840000,4.354700';
  expect(fillStreetView({ streetViewUrl: url, streetViewInPage: false }, point)).toEqual({
    kind: 'street',
    href,
    embed: null,
  });
  expect(fillStreetView({ streetViewUrl: url, streetViewInPage: true }, point)?.embed).toBe(href);
});

test.each([
  ['', point],
  [null, point],
  ['https://maps.example/pano', point],
  ['http://maps.example/{lat}/{lng}', point],
  ['javascript:alert({lat},{lng})', point],
  ["https://maps.example;script-src 'unsafe-inline'/{lat},{lng}", point],
  [url, { latitude: null, longitude: 4.3 }],
])('DETAIL-1 there is no street view for the setting %j at %j', (streetViewUrl, place) => {
  expect(fillStreetView({ streetViewUrl, streetViewInPage: true }, place)).toBeNull();
});
