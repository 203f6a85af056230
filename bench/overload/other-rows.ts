import { existsSync, readFileSync } from 'node:fs';
import { resultsFile, type Row } from '../table';

/** Returns rows of the last results with another label. */
export function readOtherRows(name: string, label: string): Row[] {
  const file = resultsFile(name);
  if (!existsSync(file)) return [];
  const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: Row[] };
  return rows.filter((row) => row['label'] !== label);
}
