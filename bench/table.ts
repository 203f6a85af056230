import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const results = join(dirname(fileURLToPath(import.meta.url)), 'results');

/** Prints rows as a table and writes them, with the machine's Node and core count left to the caller, as JSON. */
export function report(
  name: string,
  rows: Record<string, string | number>[],
  details: object,
): void {
  console.table(rows);
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ ...details, rows }, null, 2)}\n`);
  console.log(`Written to bench/results/${name}.json`);
}

/** A ratio with two decimals. */
export function ratio(a: number, b: number): number {
  return Math.round((a / b) * 100) / 100;
}
