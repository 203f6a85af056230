import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { DrawnPicture } from './drawn-picture';
import { readPictures } from './pictures';
import { readSnapshotFile } from './read-snapshot';
import type { ListingRecord, PictureRecord } from './record';

const folder = fileURLToPath(new URL('../../snapshot', import.meta.url));
const drawn = new Map(
  readPictures(new URL('../../pictures/index.json', import.meta.url)).map((one) => [one.file, one]),
);
const listings = readSnapshotFile(folder, 'en', 'properties');

const listPictures = (record: ListingRecord): DrawnPicture[] =>
  (record['Pictures'] as PictureRecord[]).map(({ Url }) => drawn.get(Url)!);
const number = (record: ListingRecord, field: string): number => Number(record[field] || 0);
/** Services, shops and parking spaces have no type of home, or an empty one. */
const isOf = (record: ListingRecord, ...types: string[]): boolean =>
  types.includes(String(record['TypeDescription']));

const FLATS = ['Apartment', 'Duplex', 'Penthouse', 'Loft', 'Garden apartment', 'Studio'];
const COUNTRY_STYLES = ['villa', 'fermette', 'luxembourg', 'detached'];
const MODERN_STYLES = ['modernist', 'contemporary'];

/** Facts that a picture must not contradict: `true` is a contradiction. */
const CONTRADICTIONS: Record<string, (record: ListingRecord, tags: string[]) => boolean> = {
  'a country house for a flat': (record, tags) =>
    isOf(record, ...FLATS) && COUNTRY_STYLES.some((style) => tags.includes(style)),
  'a country house for a town house': (record, tags) =>
    isOf(record, 'Townhouse') && COUNTRY_STYLES.some((style) => tags.includes(style)),
  'a house of Luxembourg in Belgium': (record, tags) =>
    record['CountryID'] === 10 && tags.includes('luxembourg'),
  'a street front for a parking space': (record, tags) =>
    record['WebID'] === '7' && !['garage', 'parking'].some((tag) => tags.includes(tag)),
  'a car park for a lock-up garage': (record, tags) =>
    isOf(record, 'Lock-up garage') && tags.includes('parking'),
  'lock-up garages for a parking space': (record, tags) =>
    isOf(record, 'Parking space') && tags.includes('garage'),
  'a modern front of an old building': (record, tags) =>
    number(record, 'ConstructionYear') < 1942 &&
    MODERN_STYLES.some((style) => tags.includes(style)),
  'an Art Deco front of other years': (record, tags) =>
    tags.includes('art-deco') && Math.abs(number(record, 'ConstructionYear') - 1930) > 12,
  'high period rooms in a modern building': (record, tags) =>
    number(record, 'ConstructionYear') >= 1942 && tags.includes('period'),
  'dark walls for a new-build, which is sold light and empty': (record, tags) =>
    number(record, 'VAT') > 0 && tags.includes('dark'),
  'a bedroom, a dining room or a kitchen with an island for a studio': (record, tags) =>
    isOf(record, 'Studio') && ['bedroom', 'dining', 'kitchen'].some((tag) => tags.includes(tag)),
  'a terrace where there is none': (record, tags) =>
    tags.includes('terrace') && number(record, 'SurfaceTerrace') === 0,
  'a view over the roofs from below the second floor': (record, tags) =>
    tags[0] === 'terrace' && number(record, 'Floor') < 2,
  'a garden where there is none': (record, tags) =>
    tags.includes('garden') && number(record, 'SurfaceGarden') === 0,
  'a plan with another number of bedrooms': (record, tags) =>
    isOf(record, ...FLATS) &&
    tags.includes('floor-plan') &&
    !tags.includes(`beds-${number(record, 'NumberOfBedRooms')}`),
};

test.each(Object.entries(CONTRADICTIONS))('DATA-4 no picture shows %s', (_, contradicts) => {
  const wrong = listings.flatMap((record) =>
    listPictures(record)
      .filter(({ tags }) => contradicts(record, tags))
      .map(({ file }) => `${String(record['ID'])} ${file}`),
  );
  expect(wrong).toEqual([]);
});

test('DATA-4 no room, plan or front stands twice among the listings of one goal', () => {
  const seen = new Map<string, string>();
  for (const record of listings) {
    // The homes of a project are parts of the same building.
    for (const { file } of listPictures(record).filter(({ kind }) => kind !== 'project')) {
      const key = `${String(record['Goal'])} ${file}`;
      expect(seen.get(key), `${key} of ${String(record['ID'])} and`).toBeUndefined();
      seen.set(key, String(record['ID']));
    }
  }
});
