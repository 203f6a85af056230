import { cpus } from 'node:os';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const results = join(dirname(fileURLToPath(import.meta.url)), 'results');

export type Row = Record<string, string | number>;

export function report(name: string, rows: Row[], details: object): void {
  console.table(rows);
  mkdirSync(results, { recursive: true });
  writeFileSync(
    resultsFile(name),
    `${JSON.stringify({ node: process.version, cores: cpus().length, ...details, rows }, null, 2)}\n`,
  );
  console.log(`Written to bench/results/${name}.json`);
}

/** Reports results of one database; keeps rows of the other. */
export function reportOfDatabase(name: string, row: Row): void {
  const file = resultsFile(name);
  const { rows } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { rows: Row[] })
    : { rows: [] };
  report(name, [...rows.filter(({ database }) => database !== row.database), row], {});
}

export function resultsFile(name: string): string {
  return join(results, `${name}.json`);
}

export function ratio(a: number, b: number): number {
  return round(a / b);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
