import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readTable } from '../snapshot/csv';
import { splitBorders, type Line, type Topology } from './topology';

/** Writes the data of maps without a tile server; the README lists the sources. */
async function main([folder]: string[]): Promise<void> {
  if (folder === undefined) throw new Error('Name the folder of the unpacked package (README).');
  const [belgium, luxembourg] = ['bel', 'lux'].map((country) =>
    splitBorders(readTopology(path.join(folder, `src/js/data/${country}.topo.json`))),
  ) as [Borders, Borders];
  await writeJson('outlines.json', {
    land: [...belgium.outer, ...luxembourg.outer].map(flatten),
    // A closed border is that of the Brussels Region, which `brussels.json` has in more detail.
    borders: belgium.inner.filter((line) => !isClosed(line)).map(flatten),
  });
  const places = readTable('./localities.csv', ',').map((row) => ({
    zip: row['zip'],
    countryId: Number(row['country_id']),
    names: { nl: row['nl'], fr: row['fr'], en: row['en'], de: row['de'] },
    at: [Number(row['lat']), Number(row['lng'])],
  }));
  await writeJson('places.json', places);
}

type Borders = ReturnType<typeof splitBorders>;

function readTopology(file: string): Topology {
  return JSON.parse(readFileSync(file, 'utf8')) as Topology;
}

function isClosed(line: Line): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && first[0] === last?.[0] && first[1] === last[1];
}

/** Returns latitude, longitude, latitude, longitude …, rounded to about ten metres. */
function flatten(line: Line): number[] {
  return line.flatMap(([longitude, latitude]) => [
    Number(latitude.toFixed(4)),
    Number(longitude.toFixed(4)),
  ]);
}

async function writeJson(name: string, content: unknown): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../../..');
  const file = path.join(root, 'domain/src/map', name);
  const config = await resolveConfig(file, { config: path.join(root, '.config/prettier.json') });
  writeFileSync(file, await format(JSON.stringify(content), { ...config, parser: 'json' }));
}

await main(process.argv.slice(2));
