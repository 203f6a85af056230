import { expect, test } from 'vitest';
import type { MapProperty } from '../../map-messages';
import { approachZoom } from './approach-zoom';
import { createClusters } from './cluster-places';

const size = { x: 390, y: 492 };
const world = { south: -85, west: -180, north: 85, east: 180 };

function home(id: string, latitude: number, longitude: number): MapProperty {
  return { id, latitude, longitude, isExact: true, label: '€ 420.000', tone: 'open' };
}

/** At the equator, where a degree is as wide as it is high. */
const project = (
  { latitude, longitude }: { latitude: number; longitude: number },
  zoom: number,
) => {
  const pixels = (256 * 2 ** zoom) / 360;
  return { x: longitude * pixels, y: -latitude * pixels };
};

function open(
  homes: MapProperty[],
  places: { name: string; latitude: number; longitude: number }[],
) {
  const listMarkers = createClusters(homes, []);
  const [marker] = listMarkers(world, 5);
  if (!marker) throw new Error('no marker');
  return approachZoom({
    marker,
    variant: 'price',
    places,
    size,
    fit: 14,
    listMarkers: (zoom) => listMarkers(world, zoom),
    project,
  });
}

const around = [
  { name: 'Ukkel', latitude: 0, longitude: 0.001 },
  { name: 'Vorst', latitude: 0.03, longitude: 0 },
  { name: 'Linkebeek', latitude: -0.03, longitude: 0 },
];
const near = around.map((place) => ({ ...place, latitude: place.latitude / 5 }));

test('FIND-10 a group opens as far away as three names around it ask', () => {
  const homes = [home('1', 0.012, 0), home('2', -0.012, 0)];
  expect(open(homes, near)).toBe(14);
  expect(open(homes, around)).toBe(12.75);
});

test('FIND-10 a group opens no farther away than its homes are told apart', () => {
  const homes = [home('1', 0.0018, 0), home('2', -0.0018, 0)];
  expect(open(homes, around)).toBeGreaterThan(13.25);
});
