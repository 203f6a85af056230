import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { languages } from '@agency/domain/languages';

type Record_ = Record<string, unknown>;

/** Builds a snapshot record in one language, with the fields of docs/contracts/snapshot.md. */
export function buildRecord(overrides: Record_ = {}, language = 'nl'): Record_ {
  return {
    ID: '100',
    Goal: 0,
    Status: 1,
    WebIDs: '2',
    MainTypeName: language === 'nl' ? 'Appartement' : 'Flat',
    Title: `Title ${language}`,
    Description: `Text ${language}`,
    Street: 'Wetstraat',
    HouseNumber: '16',
    BoxNr: '-',
    Zip: '1000',
    City: language === 'nl' ? 'Brussel' : 'Bruxelles',
    CountryID: 10,
    CountryName: language === 'nl' ? 'België' : 'Belgique',
    PublishAddress: true,
    Latitude: 50.85,
    Longitude: 4.36,
    Price: 250000,
    PublishPrice: true,
    NumberOfBedRooms: 2,
    SurfaceLiving: 80,
    PublishedDate: '2026-10-01 10:00:00',
    Pictures: [],
    ...overrides,
  };
}

export function buildListing(overrides: Record_ = {}): Map<string, Record_> {
  return new Map(languages.map((language) => [language, buildRecord(overrides, language)]));
}

/**
 * Writes a snapshot to the temporary directory: the seven types, two groups above some of them,
 * and listings as maps of records by language.
 */
export function buildSnapshot(
  listings: readonly ReadonlyMap<string, unknown>[],
  files: Record<string, unknown> = {},
): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cms-snapshot-'));
  write(folder, 'manifest.json', files.manifest ?? { format: 1, source: 'test', languages });
  for (const language of languages) {
    const properties = listings.flatMap((listing) => listing.get(language) ?? []);
    write(folder, `${language}/properties.json`, files.properties ?? properties);
    write(folder, `${language}/projects.json`, files.projects ?? []);
    write(folder, `${language}/types.json`, files.types ?? buildTypes(language));
    write(folder, `${language}/tree.json`, files.tree ?? buildTree(language));
    for (const name of ['citys', 'citysSale', 'citysRent', 'neighbourhoods']) {
      write(folder, `${language}/${name}.json`, []);
    }
  }
  for (const name of portalFiles) {
    if (name in files) write(folder, `${name}.json`, files[name]);
  }
  return folder;
}

const portalFiles = [
  ...['owners', 'communications', 'onlinemedia', 'appearances', 'agents', 'offices'],
];

function buildTypes(language: string): Record_[] {
  return ['1', '2', '3', '4', '5', '6', '7'].map((id, order) => ({
    ID: id,
    WebID: id,
    Name: `Type ${id} ${language}`,
    ShowOrder: order,
    Sale: true,
    Rent: true,
    Language: language,
  }));
}

function buildTree(language: string): Record_[] {
  const group = { ID: '120', ParentID: '0', Name: `Homes ${language}`, WebID: '20' };
  const types = ['1', '2', '3'].map((id) => ({
    ID: `10${id}`,
    ParentID: '120',
    Name: `Node ${id}`,
    WebID: id,
  }));
  return [group, ...types];
}

function write(folder: string, file: string, value: unknown): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof value === 'string' ? value : JSON.stringify(value));
}
