import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './language';
import type { CityRecord, ListingRecord, ProjectRecord, TreeRecord, TypeRecord } from './record';

export interface SnapshotFiles {
  properties: ListingRecord[];
  types: TypeRecord[];
  tree: TreeRecord[];
  citys: CityRecord[];
  citysSale: CityRecord[];
  citysRent: CityRecord[];
  projects: ProjectRecord[];
  neighbourhoods: object[];
}

export function readSnapshotFile<Name extends keyof SnapshotFiles>(
  folder: string,
  language: Language,
  name: Name,
): SnapshotFiles[Name] {
  const text = readFileSync(join(folder, language, `${name}.json`), 'utf8');
  return JSON.parse(text) as SnapshotFiles[Name];
}
