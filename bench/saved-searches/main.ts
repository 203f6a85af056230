import { join } from 'node:path';
import { generateSnapshot } from '../../seed/generate/snapshot/generate-snapshot';
import { measureOnBoth, runOnCms } from '../both-databases';
import { ratio, report, round, type Row } from '../table';

const LISTINGS = 1000;
/** Number of saved searches and changed listings; others are compared with the first. */
const SIZES = [
  [1000, 1000],
  [10_000, 100],
  [10_000, 1000],
] as const;
const child = new URL('./run.mjs', import.meta.url);

interface Measured {
  matches: number;
  first: number;
  again: number;
  one: number;
  mails: number;
  perMail: number;
  startMb: number;
  peakMb: number;
  plan: string[];
  /** Tables with a full scan in the query plan. */
  scans: string[];
}

const plans: Record<string, string[]> = {};

report('saved-searches', await measureOnBoth(measure), { listings: LISTINGS, plans });

async function measure(database: string, folder: string): Promise<Row[]> {
  const source = join(folder, 'snapshot');
  generateSnapshot({ count: LISTINGS, outDir: source });
  const rows: Row[] = [];
  let base = 0;
  for (const [savedSearches, changed] of SIZES) {
    const sizes = [String(savedSearches), String(changed)];
    const measured = await runOnCms<Measured>(child, folder, [source, ...sizes]);
    base ||= measured.first;
    plans[database] = measured.plan;
    rows.push({
      database,
      'saved searches': savedSearches,
      'changed listings': changed,
      matches: measured.matches,
      'matching ms': round(measured.first),
      'time to the first': ratio(measured.first, base),
      'µs per match': round((measured.first * 1000) / measured.matches),
      'told already ms': round(measured.again),
      'one listing ms': round(measured.one),
      'ms per mail': round(measured.perMail),
      'MB before': measured.startMb,
      'peak MB': measured.peakMb,
      'read whole, once per batch': measured.scans.join(', ') || 'none',
    });
    console.log(rows.at(-1));
  }
  return rows;
}
