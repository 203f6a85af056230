import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArrayFile } from './array-file';
import { CityCounter } from './facets';
import { LANGUAGES, type Language } from './language';
import { buildListing } from './listing';
import { PictureShelf, readPictures } from './pictures';
import { writeFacts, writeRecord } from './record-writer';
import { readProjects } from './projects/read-projects';
import { writeUnitText } from './projects/unit-texts';
import { listUnits } from './projects/units';
import { writeProject } from './projects/write-projects';
import { writePortal } from './portal/write-portal';
import { SCENARIOS } from './scenario';
import { spaceText } from '../texts/space-text';
import { mapTexts } from '../texts/text-files';
import { Composer } from './texts/compose';
import { listTree, listTypes } from './types-and-tree';

export const SEED = 20261120;

export interface SnapshotOptions {
  /** The number of listings; the seed's own number by default. */
  count?: number;
  seed?: number;
  outDir: string;
  /** True for indented JSON in a repository; else one record per line. */
  pretty?: boolean;
}

const PICTURE_INDEX = new URL('../../pictures/index.json', import.meta.url);

/**
 * Writes a snapshot of `count` listings in four languages into a folder. Deterministic; memory use
 * does not depend on the number of listings.
 */
export function generateSnapshot({
  count = SCENARIOS.length,
  seed = SEED,
  outDir,
  pretty = false,
}: SnapshotOptions): void {
  const drawn = readPictures(PICTURE_INDEX);
  const own = SCENARIOS.map((_, index) => buildListing(index, seed));
  const allProjects = readProjects();
  const allUnits = listUnits(allProjects, SCENARIOS.length, seed);
  const shelf = new PictureShelf(drawn, [...own, ...allUnits]);
  const composer = new Composer();
  const folders = LANGUAGES.map((language) => new LanguageFolder(outDir, language, pretty));
  for (let index = 0; index < count; index += 1) {
    const listing = buildListing(index, seed);
    const pictures = shelf.choose(listing);
    const texts = composer.compose(listing);
    const facts = writeFacts(listing);
    for (const folder of folders) {
      folder.add(writeRecord(listing, facts, texts[folder.language], pictures, folder.language));
    }
  }
  // Projects and owners only belong to the seed; larger snapshots are for benchmarks.
  const isOwn = count === SCENARIOS.length;
  const projects = isOwn ? allProjects : [];
  for (const unit of isOwn ? allUnits : []) {
    const pictures = shelf.choose(unit);
    const facts = writeFacts(unit);
    for (const folder of folders) {
      const text = writeUnitText(unit, folder.language);
      const record = writeRecord(unit, facts, text, pictures, folder.language);
      folder.add({ ...record, ProjectID: unit.project.id });
    }
  }
  for (const folder of folders) {
    folder.close(projects.map((project) => writeProject(project, drawn, folder.language)));
  }
  if (isOwn) {
    writePortal(outDir, new Map(own.map((listing) => [listing.key, listing])));
  }
  writeJson(join(outDir, 'manifest.json'), {
    format: 1,
    source: 'Corbelle demo',
    demo: true,
    languages: LANGUAGES,
  });
}

class LanguageFolder {
  private readonly listings: ArrayFile;
  private readonly cities: Record<'citys' | 'citysSale' | 'citysRent', CityCounter>;
  private readonly path: string;

  constructor(
    outDir: string,
    readonly language: Language,
    pretty: boolean,
  ) {
    this.path = join(outDir, language);
    mkdirSync(this.path, { recursive: true });
    this.listings = new ArrayFile(join(this.path, 'properties.json'), pretty);
    const counter = (): CityCounter => new CityCounter(language);
    this.cities = { citys: counter(), citysSale: counter(), citysRent: counter() };
  }

  add(record: Parameters<CityCounter['add']>[0]): void {
    this.listings.push(this.space(record));
    this.cities.citys.add(record);
    (record['Goal'] === 0 ? this.cities.citysSale : this.cities.citysRent).add(record);
  }

  close(projects: readonly object[]): void {
    this.listings.close();
    for (const [name, counter] of Object.entries(this.cities)) this.write(name, counter.list());
    this.write('types', listTypes(this.language));
    this.write('tree', listTree(this.language));
    this.write(
      'projects',
      projects.map((project) => this.space(project)),
    );
    this.write('neighbourhoods', []);
  }

  private space(record: object): object {
    return mapTexts(record, (text) => spaceText(this.language, text)) as object;
  }

  private write(name: string, records: readonly object[]): void {
    writeJson(join(this.path, `${name}.json`), records);
  }
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
