import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSnapshot } from '../../seed/generate/snapshot/generate-snapshot';
import { SearchListingsDocument } from '../../web/app/cms/generated/graphql';
import { measureOnBoth, runOnCms } from '../both-databases';
import { ratio, report, round, type Row } from '../table';
import { indexedTexts, listQuestions } from './questions';

/** Number of listings in the read model; the last size is compared with the first. */
const SIZES = (process.env.BENCH_SIZES ?? '100,100000').split(',').map(Number);
const ROUNDS = process.env.BENCH_ROUNDS ?? '41';
/** Imported listings; the rest are copies of their rows. */
const IMPORTED = 1000;

const child = new URL('./run.mjs', import.meta.url);

/** Milliseconds by question; then of the first one in a process, and after changes. */
interface Timed {
  times: Record<string, number>;
  items: Record<string, number>;
  first: number;
  one: number;
  many: number;
  bytes: number;
}

report('search', await measureOnBoth(measure), { sizes: SIZES, rounds: Number(ROUNDS) });

async function measure(database: string, folder: string): Promise<Row[]> {
  const timed: Timed[] = [];
  for (const size of SIZES) {
    timed.push(await runQueries(size, folder, timed[0]?.items ?? {}));
    console.log(`${database}: ${size} listings measured`);
  }
  const [small, large] = [timed[0], timed.at(-1)];
  if (!small || !large) return [];
  const compare = (question: string, before: number, after: number): Row => {
    const ms = { 'ms at the first size': round(before), 'ms at the last': round(after) };
    return { database, question, ...ms, ratio: ratio(after, before) };
  };
  const rows = Object.keys(small.times).map((question) =>
    compare(question, small.times[question] ?? 0, large.times[question] ?? 0),
  );
  const pairs = rows.filter(({ question }) => String(question).startsWith('pair: '));
  const byRatio = pairs.sort((a, b) => Number(b.ratio) - Number(a.ratio));
  const middle = byRatio[Math.floor(pairs.length / 2)];
  return [
    ...rows.filter((row) => !pairs.includes(row)),
    ...byRatio.slice(0, 3).map((row) => ({ ...row, question: `${row.question} (of the slowest)` })),
    ...(middle ? [{ ...middle, question: `${pairs.length} pairs, the one in the middle` }] : []),
    compare('first question of a process', small.first, large.first),
    compare('after one listing changed', small.one, large.one),
    compare('after up to 1,000 listings changed', small.many, large.many),
    compare('memory of the columns, kB', small.bytes / 1000, large.bytes / 1000),
  ];
}

/** Times every query in a separate process with its own database. */
function runQueries(
  size: number,
  folder: string,
  pageSizes: Record<string, number>,
): Promise<Timed> {
  const base = Math.min(size, IMPORTED);
  const source = join(folder, String(base));
  generateSnapshot({ count: base, outDir: source });
  const copies = Math.round(size / base);
  const orders = {
    source,
    base,
    copies,
    rounds: Number(ROUNDS),
    questions: listQuestions(),
    texts: indexedTexts,
    document: SearchListingsDocument.toString(),
  };
  const file = join(folder, 'orders.json');
  writeFileSync(file, JSON.stringify({ ...orders, pageSizes }));
  return runOnCms(child, folder, [file]);
}
