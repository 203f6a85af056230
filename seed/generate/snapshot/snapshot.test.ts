import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from './language';
import { readSnapshotFile } from './read-snapshot';
import type { ListingRecord, PictureRecord, SmallPictureRecord } from './record';

const folder = fileURLToPath(new URL('../../snapshot', import.meta.url));
const pictures = fileURLToPath(new URL('../../pictures', import.meta.url));
const listings = new Map(
  LANGUAGES.map((language) => [language, readSnapshotFile(folder, language, 'properties')]),
);
const dutch = listings.get('nl') ?? [];
const isSale = (record: ListingRecord): boolean => record['Goal'] === 0;
const typesOf = (record: ListingRecord): string[] =>
  String(record['WebIDs'] ?? record['WebID']).split(/,\s*/);

test('DATA-1 63 listings lie in postal code 1000, 19 for sale and 44 for rent', () => {
  const inCentre = dutch.filter((record) => record['Zip'] === '1000');
  expect(inCentre.filter(isSale)).toHaveLength(19);
  expect(inCentre.filter((record) => !isSale(record))).toHaveLength(44);
});

test('DATA-1 there are about a hundred listings, in Brussels and in Luxembourg', () => {
  const alone = dutch.filter((record) => !record['ProjectID']);
  expect(alone.length).toBeGreaterThanOrEqual(95);
  expect(alone.length).toBeLessThanOrEqual(110);
  expect(new Set(dutch.map((record) => record['CountryID']))).toEqual(new Set([10, 50]));
});

test('DATA-1 the source system’s quirks are all there', () => {
  const some = (test: (record: ListingRecord) => boolean): boolean => dutch.some(test);
  expect(dutch.every((record) => typeof record['ID'] === 'string')).toBe(true);
  expect(some((record) => record['TypeDescription'] === '')).toBe(true);
  expect(some((record) => record['RecordFile'] === '')).toBe(true);
  expect(some((record) => record['WebIDs'] === '5, 7')).toBe(true);
  expect(some((record) => 'WebID' in record && !('WebIDs' in record))).toBe(true);
  expect(some((record) => record['BoxNr'] === '-')).toBe(true);
  expect(some((record) => record['EnergyPerformance'] === 0)).toBe(true);
  expect(
    some((record) => record['EnergyPerformance'] === 0 && record['EPCLabelText'] === 'A'),
  ).toBe(true);
  expect(some((record) => record['PublishPrice'] === false)).toBe(true);
  expect(some((record) => record['PublishAddress'] === false)).toBe(true);
  expect(some((record) => record['PriceUnit'] === 7)).toBe(true);
  expect(some((record) => record['LifeAnnuity'] === true)).toBe(true);
  expect(some((record) => String(record['Description']).startsWith('<p>'))).toBe(true);
  expect(new Set(dutch.map((record) => record['Goal']))).toEqual(new Set([0, 1, 2]));
  expect(new Set(dutch.map((record) => record['Status']))).toEqual(new Set([1, 2, 4]));
  expect(new Set(dutch.map((record) => record['Marquee']))).toEqual(new Set([0, 1, 2, 3, 4]));
  const dates = dutch.map((record) => String(record['PublishedDate']));
  expect(dates.some((date) => /^\/Date\(\d+\+0[12]00\)\/$/.test(date))).toBe(true);
  expect(dates.some((date) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date))).toBe(true);
});

test('DATA-1 the four languages tell of the same listings, with the same numbers', () => {
  for (const language of LANGUAGES) {
    const records = listings.get(language) ?? [];
    expect(records.map((record) => record['Language'])).toEqual(records.map(() => language));
    records.forEach((record, i) => {
      for (const [field, value] of Object.entries(dutch[i] ?? {})) {
        if (typeof value !== 'string') expect(typeof record[field], field).toBe(typeof value);
        if (typeof value === 'number' || typeof value === 'boolean' || field === 'ID') {
          expect(record[field], `${String(record['ID'])} ${field}`).toBe(value);
        }
      }
    });
  }
});

test('RULE-9 every type is used, and every listing has a known one', () => {
  const types = readSnapshotFile(folder, 'nl', 'types');
  expect(types.map(({ WebID }) => WebID)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(types.map(({ ShowOrder }) => ShowOrder)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(types.every(({ Sale, Rent }) => Sale && Rent)).toBe(true);
  const used = new Set(dutch.flatMap(typesOf));
  expect([...used].sort()).toEqual(types.map(({ WebID }) => WebID));
});

test('RULE-10 city facets count each spelling of a postal code by itself', () => {
  for (const language of LANGUAGES) {
    const records = listings.get(language) ?? [];
    const facets = readSnapshotFile(folder, language, 'citys');
    expect(facets.filter(({ Zip }) => Zip === '1000')).toHaveLength(3);
    expect(new Set(facets.map(({ Name, Zip }) => `${Name}|${Zip}`)).size).toBe(facets.length);
    for (const { Name, Zip, PropertyCount } of facets) {
      const own = records.filter((record) => record['City'] === Name && record['Zip'] === Zip);
      expect(own).toHaveLength(PropertyCount);
    }
    const sum = (name: 'citys' | 'citysSale' | 'citysRent'): number =>
      readSnapshotFile(folder, language, name).reduce((all, one) => all + one.PropertyCount, 0);
    expect(sum('citys')).toBe(records.length);
    expect(sum('citysSale')).toBe(records.filter(isSale).length);
    expect(sum('citysRent')).toBe(records.length - sum('citysSale'));
    expect(facets.every(({ CountryID }) => ['10', '50'].includes(CountryID))).toBe(true);
  }
});

test('DATA-5 the tree groups the types, and each parent is in it', () => {
  for (const language of LANGUAGES) {
    const tree = readSnapshotFile(folder, language, 'tree');
    const ids = tree.map(({ ID }) => ID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(tree.every(({ ParentID }) => ParentID === '0' || ids.includes(ParentID))).toBe(true);
    const group = tree.find(({ WebID }) => WebID === '20');
    const members = tree.filter(({ ParentID }) => ParentID === group?.ID).map(({ WebID }) => WebID);
    expect(members).toEqual(['1', '2', '3']);
    expect(tree.every(({ Name }) => Name !== '')).toBe(true);
  }
});

test('DATA-4 every listing has up to nine drawn pictures with a text in its language', () => {
  for (const language of LANGUAGES) {
    for (const record of listings.get(language) ?? []) {
      const own = record['Pictures'] as PictureRecord[];
      const isHome = ['1', '2', '3', '5'].some((type) => typesOf(record).includes(type));
      expect(own.length).toBeGreaterThanOrEqual(isHome ? 3 : 1);
      expect(own.length).toBeLessThanOrEqual(9);
      expect(new Set(own.map(({ Url }) => Url)).size).toBe(own.length);
      expect(own.every(({ Name, Url }) => Name !== '' && existsSync(`${pictures}/${Url}`))).toBe(
        true,
      );
      const small = record['SmallPictureItem'] as SmallPictureRecord;
      expect([small.Url, small.Width, small.ID]).toEqual([own[0]?.Url, 300, own[0]?.ID]);
    }
  }
});

test('DATA-4 a listing whose text describes its outside shows that outside', () => {
  const outsides = new Map([
    ['5204579', 'facade-096.jpg'], // Between the wars: chimney and small panes.
    ['5204656', 'facade-061.jpg'], // A cottage: a house with a steep roof.
    ['5204747', 'facade-006.jpg'], // Modernist: low lines and large windows.
  ]);
  const own = dutch.filter(({ ID }) => outsides.has(String(ID)));
  expect(own).toHaveLength(outsides.size);
  for (const { ID, SmallPictureItem } of own) {
    expect((SmallPictureItem as SmallPictureRecord).Url).toBe(outsides.get(String(ID)));
  }
});

test('DATA-1 neighbourhoods are empty', () => {
  for (const language of LANGUAGES) {
    expect(readSnapshotFile(folder, language, 'neighbourhoods')).toEqual([]);
  }
});

test('FIND-11 each project has its words, two pictures and homes that name it', () => {
  for (const language of LANGUAGES) {
    const projects = readSnapshotFile(folder, language, 'projects');
    expect(projects).toHaveLength(4);
    for (const { ID, Name, Description, City, Pictures } of projects) {
      expect([Name, Description, City].every((text) => text !== '')).toBe(true);
      expect(Pictures).toHaveLength(2);
      expect(Pictures.every(({ Url }) => existsSync(`${pictures}/${Url}`))).toBe(true);
      const homes = (listings.get(language) ?? []).filter((one) => one['ProjectID'] === ID);
      expect(homes.length).toBeGreaterThanOrEqual(2);
      expect(homes.every((home) => home['City'] === City)).toBe(true);
    }
  }
});

test('DETAIL-2 some listing has each field that the specification names', () => {
  const filled = new Set(
    dutch.flatMap((record) =>
      Object.entries(record).flatMap(([field, value]) =>
        value === '' || value === '-' || value === 0 ? [] : [field],
      ),
    ),
  );
  const named = [
    ...['ChargesOwner', 'ChargesRenter', 'NotaryFees', 'RegistrationRights', 'VAT', 'TotalCost'],
    ...['DepositAmount', 'AgencyCost', 'InventoryCost', 'SurfaceTotal', 'SurfaceLiving'],
    ...['SurfaceGround', 'SurfaceTerrace', 'SurfaceGarden', 'SurfaceOffice', 'SurfaceStore'],
    ...['SurfaceBuilt', 'FrontWidth', 'PlotWidth', 'NumberOfBedRooms', 'NumberOfBathRooms'],
    ...['NumberOfShowerRooms', 'NumberOfToilets', 'NumberOfGarages', 'NumberOfParkings'],
    ...['NumberOfFloors', 'ExtraRooms', 'ConstructionYear', 'RenovationYear', 'EPCLabelText'],
    ...['EnergyPerformance', 'EnergyTotal', 'EnergyCO2', 'EnergyCertificateExpiry', 'ELevel'],
    ...['BuildingPermit', 'AllotmentPermit', 'Summons', 'PreEmptionRight', 'JudicialDecision'],
    ...['FloodZone', 'GScore', 'PScore', 'AsbestosCertificateType', 'AsbestosCertificateDate'],
    ...['ElectricityCertificate', 'GasCertificate', 'Heating', 'Kitchen', 'Roof', 'WindowFrame'],
    ...['Glazing', 'GardenOrientation', 'TerraceOrientation', 'FacadeOrientation', 'Documents'],
    ...['NumberOfFacades', 'LifeAnnuityBouquet', 'LifeAnnuityMonthly', 'Availability', 'VideoUrl'],
  ];
  expect(named.filter((field) => !filled.has(field))).toEqual([]);
});
