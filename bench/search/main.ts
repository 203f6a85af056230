import { join } from 'node:path';
import { generateSnapshot } from '../../seed/generate/snapshot/generate-snapshot';
import { measureOnBoth, runOnCms } from '../both-databases';
import { ratio, report, round, type Row } from '../table';

/** Listings in the read model; the first is what the others are compared with. */
const SIZES = (process.env.BENCH_SIZES ?? '100,10000,100000').split(',').map(Number);
const ROUNDS = process.env.BENCH_ROUNDS ?? '101';
/** So many are imported, the rest are copies of their rows. */
const IMPORTED = 1000;

const child = new URL('./run.mjs', import.meta.url);

interface Timed {
  question: string;
  /** Milliseconds right after listings changed, and once the counts are remembered. */
  fresh: number;
  again: number;
}

report('search', await measureOnBoth(measure), { rounds: Number(ROUNDS) });

async function measure(database: string, folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  let first: Timed[] = [];
  for (const size of SIZES) {
    const timed = await runQueries(size, folder);
    if (first.length === 0) first = timed;
    for (const [index, { question, fresh, again }] of timed.entries()) {
      const base = first[index] ?? { fresh, again };
      rows.push({
        ...{ database, listings: size, question },
        'ms after a change': round(fresh),
        'ms then': round(again),
        'after a change, to the first': ratio(fresh, base.fresh),
        'then, to the first': ratio(again, base.again),
      });
    }
    console.log(`${database}: ${size} listings measured`);
  }
  return rows;
}

/** Times every query in a process and on a database of its own. */
function runQueries(size: number, folder: string): Promise<Timed[]> {
  const base = Math.min(size, IMPORTED);
  const source = join(folder, String(base));
  generateSnapshot({ count: base, outDir: source });
  const copies = String(Math.round(size / base));
  return runOnCms(child, folder, [source, String(base), copies, ROUNDS]);
}
