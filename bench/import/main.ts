import { join } from 'node:path';
import { generateListings } from '../generate-listings';
import { measureOnBoth, runOnCms } from '../both-databases';
import { ratio, report, round, type Row } from '../table';

/** Listings per import; the last size is compared with the first. */
const SIZES = (process.env.BENCH_SIZES ?? '1000,10000').split(',').map(Number);
const child = new URL('./run.mjs', import.meta.url);

interface Measured {
  added: number;
  seconds: number;
  /** CPU seconds of the first and the unchanged run. */
  processor: number;
  processorAgain: number;
  problems: number;
  again: number;
  /** Write queries, and pictures stored, in the unchanged run. */
  writtenAgain: number;
  picturesAgain: number;
  bootMb: number;
  peakMb: number;
}

report('import', await measureOnBoth(measure), {});

/** Imports twice in a separate process, at each size. */
async function measure(database: string, folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  let first = 0;
  for (const count of SIZES) {
    const source = join(folder, String(count));
    generateListings(count, source);
    const measured = await runOnCms<Measured>(child, folder, [source]);
    const perListing = (measured.seconds / measured.added) * 1000;
    first ||= perListing;
    rows.push({
      database,
      listings: count,
      'import s': round(measured.seconds),
      'processor s': round(measured.processor),
      'ms per listing': round(perListing),
      'cost to the first': ratio(perListing, first),
      'unchanged s': round(measured.again),
      'unchanged processor s': round(measured.processorAgain),
      'unchanged writes': measured.writtenAgain,
      'unchanged pictures': measured.picturesAgain,
      'peak MB': measured.peakMb,
      'MB at start': measured.bootMb,
      problems: measured.problems,
    });
    console.log(rows.at(-1));
  }
  return rows;
}
