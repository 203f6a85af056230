import { describe, expect, test } from 'vitest';
import { buildRow, buildRows, createRandom } from '../../../../test/build-rows';
import { createBits, intersectBits } from './bit-set';
import { clusterPlaces, MOST_MARKERS, type ClusteredPlaces } from './cluster-places';
import { buildSearchIndex, type GoalListings } from './search-index';
import type { SearchRow } from '../search-row';

function build(rows: readonly SearchRow[]): GoalListings {
  return buildSearchIndex(rows.map((row) => ({ ...row, goal: 0 }))).sale;
}

/** Builds listings spread over Belgium or over a few streets. */
function buildMany(count: number, spread: number): GoalListings {
  const random = createRandom(count);
  return build(
    buildRows(count, random).map((row) =>
      row.latitude === null
        ? row
        : { ...row, latitude: 50 + random() * spread, longitude: 4 + random() * spread },
    ),
  );
}

function countAll({ rows, clusters }: ClusteredPlaces): number {
  return rows.length + clusters.reduce((sum, { count }) => sum + count, 0);
}

describe('clusterPlaces', () => {
  test('FIND-10 shows up to 500 listings each by itself, and leaves out those without a place', () => {
    const listings = buildMany(MOST_MARKERS, 1);
    const placed = [...listings.columns.latitude].filter((latitude) => latitude > 0).length;
    const { total, rows, clusters } = clusterPlaces(listings, listings.all, 8);
    expect([total, rows.length, clusters]).toEqual([placed, placed, []]);
    expect(placed).toBeLessThan(MOST_MARKERS);
  });

  test.each([
    [0, 1.5],
    [7, 1.5],
    [9, 1.5],
    [12, 1.5],
    [19, 1.5],
    [8, 0.01],
    [19, 0.01],
  ])('FIND-10 counts every listing once at zoom %d over %d degrees', (zoom, spread) => {
    const listings = buildMany(5000, spread);
    const placed = [...listings.columns.latitude].filter((latitude) => latitude > 0).length;
    const found = clusterPlaces(listings, listings.all, zoom);
    expect(found.total).toBe(placed);
    expect(countAll(found)).toBe(placed);
    expect(found.rows.length + found.clusters.length).toBeLessThanOrEqual(MOST_MARKERS);
    expect(found.clusters.every(({ count }) => count > 1)).toBe(true);
  });

  test('FIND-10 each cluster is between its bounds, and they hold as many as it says', () => {
    const listings = buildMany(3000, 1);
    const { latitude, longitude } = listings.columns;
    const { clusters } = clusterPlaces(listings, listings.all, 9);
    expect(clusters.length).toBeGreaterThan(3);
    for (const { south, west, north, east, count, ...middle } of clusters) {
      const within = [...latitude].filter((lat, row) => {
        const lng = longitude[row] ?? 0;
        return lat >= south && lat <= north && lng >= west && lng <= east;
      });
      expect(within.length).toBe(count);
      expect(middle.latitude).toBeCloseTo((south + north) / 2);
      expect(middle.longitude).toBeCloseTo((west + east) / 2);
    }
  });

  test('FIND-10 a nearer zoom separates more', () => {
    const listings = buildMany(3000, 1);
    const count = (zoom: number): number => {
      const { rows, clusters } = clusterPlaces(listings, listings.all, zoom);
      return rows.length + clusters.length;
    };
    expect(count(6)).toBeLessThan(count(8));
    expect(count(8)).toBeLessThan(count(10));
  });

  test('FIND-10 only what fits is counted', () => {
    const listings = buildMany(4000, 1);
    const half = createBits(4000).fill(0x5555_5555);
    intersectBits(half, listings.all);
    const placed = [...listings.columns.latitude].filter((lat, row) => lat > 0 && row % 2 === 0);
    const found = clusterPlaces(listings, half, 9);
    expect(countAll(found)).toBe(placed.length);
    expect(found.rows.every((row) => row % 2 === 0)).toBe(true);
  });

  test('FIND-10 hundreds on one spot are one cluster', () => {
    const random = createRandom(3);
    const spot = { latitude: 50.8466, longitude: 4.3528 };
    const rows = Array.from({ length: 600 }, (_, id) => ({ ...buildRow(id + 1, random), ...spot }));
    const { total, clusters, rows: alone } = clusterPlaces(build(rows), build(rows).all, 19);
    expect([total, alone, clusters.map(({ count }) => count)]).toEqual([600, [], [600]]);
  });

  test('FIND-10 without any place there is nothing to show', () => {
    const rows = buildRows(600, createRandom(4)).map((row) => ({ ...row, latitude: null }));
    const listings = build(rows);
    expect(clusterPlaces(listings, listings.all, 9)).toEqual({ total: 0, rows: [], clusters: [] });
  });
});
