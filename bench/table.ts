import { cpus } from 'node:os';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const results = join(dirname(fileURLToPath(import.meta.url)), 'results');

export type Row = Record<string, string | number>;

/** Prints rows as a table and writes them as JSON, with the machine's Node and cores and the run's details. */
export function report(name: string, rows: Row[], details: object): void {
  console.table(rows);
  mkdirSync(results, { recursive: true });
  writeFileSync(
    resultsFile(name),
    `${JSON.stringify({ node: process.version, cores: cpus().length, ...details, rows }, null, 2)}\n`,
  );
  console.log(`Written to bench/results/${name}.json`);
}

/** Reports what was found on one database; the rows of the other one stay. */
export function reportOfDatabase(name: string, row: Row): void {
  const file = resultsFile(name);
  const { rows } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { rows: Row[] })
    : { rows: [] };
  report(name, [...rows.filter(({ database }) => database !== row.database), row], {});
}

/** Where the results of a benchmark stand. */
export function resultsFile(name: string): string {
  return join(results, `${name}.json`);
}

/** A ratio with two decimals. */
export function ratio(a: number, b: number): number {
  return round(a / b);
}

/** A number with two decimals. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
