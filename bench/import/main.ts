import { join } from 'node:path';
import { generateSnapshot } from '../../seed/generate/snapshot/generate-snapshot';
import { measureOnBoth, runOnCms } from '../both-databases';
import { ratio, report, round, type Row } from '../table';

/** Listings per import; the last is compared with the first. */
const SIZES = (process.env.BENCH_SIZES ?? '1000,10000').split(',').map(Number);
const child = new URL('./run.mjs', import.meta.url);

interface Measured {
  added: number;
  seconds: number;
  problems: number;
  again: number;
  bootMb: number;
  peakMb: number;
}

report('import', await measureOnBoth(measure), {});

/** Imports twice in a process of its own, at each size. */
async function measure(database: string, folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  let first = 0;
  for (const count of SIZES) {
    const source = join(folder, String(count));
    generateSnapshot({ count, outDir: source });
    const measured = await runOnCms<Measured>(child, folder, [source]);
    const perListing = (measured.seconds / measured.added) * 1000;
    first ||= perListing;
    rows.push({
      database,
      listings: count,
      'import s': round(measured.seconds),
      'ms per listing': round(perListing),
      'cost to the first': ratio(perListing, first),
      'unchanged s': round(measured.again),
      'peak MB': measured.peakMb,
      'MB at start': measured.bootMb,
      problems: measured.problems,
    });
    console.log(rows.at(-1));
  }
  return rows;
}
