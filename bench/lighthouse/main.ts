import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../.scripts/browser.mjs';
import { findFreePort } from '../../.scripts/ports.mjs';
import { listPages, startInstallation } from '../pages/installation';
import { report, type Row } from '../table';

/** Number of loads per page; the median by performance counts. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** An article of the seed; a running installation may have others. */
const ARTICLE = {
  name: 'article',
  path: process.env.BENCH_ARTICLE ?? '/nl/advies/huren/huurwaarborg/',
};
const QUIET = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Measures the running installation at BENCH_URL, if set. */
const installation = process.env.BENCH_URL
  ? { url: process.env.BENCH_URL, stop: () => Promise.resolve() }
  : await startInstallation(100);
// The site's own URL: another host would not be canonical.
const url = installation.url.replace('127.0.0.1', 'localhost');
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...QUIET, '--disable-background-networking', `--remote-debugging-port=${port}`],
});
try {
  const rows: Row[] = [];
  for (const page of [...(await listPages(url)), ARTICLE]) {
    for (const screen of ['phone', 'desktop'] as const) {
      const { row, misses } = await measure(page, screen);
      rows.push(row);
      console.log(row, misses);
    }
  }
  report('lighthouse', rows, { runs: RUNS });
} finally {
  await browser.close();
  await installation.stop();
}

async function measure({ name, path }: { name: string; path: string }, screen: string) {
  const results: Result[] = [];
  // Fills the page cache, for results of a second visitor.
  await fetch(url + path);
  for (let run = 0; run < RUNS; run += 1) results.push(await load(url + path, screen));
  results.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  const middle = results[Math.floor(results.length / 2)]!;
  return { row: describe(name, screen, middle), misses: listMisses(middle) };
}

async function load(address: string, screen: string): Promise<Result> {
  const flags: Flags = { port, output: 'json', logLevel: 'error' };
  const config = screen === 'desktop' ? desktopConfig : undefined;
  const result = await lighthouse(address, flags, config);
  const failure = result ? result.lhr.runtimeError?.message : 'no result';
  if (!result || failure) throw new Error(`${address} could not be measured: ${failure}`);
  return result.lhr;
}

function describe(page: string, screen: string, result: Result): Row {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? 0;
  return {
    page,
    screen,
    ...Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(result, category)])),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    KB: Math.round(value('total-byte-weight') / 1024),
    // Machine speed by Lighthouse's measure: compare rows with similar values.
    'benchmark index': Math.round(result.environment.benchmarkIndex),
  };
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

/** Returns the audits that keep a page below 100. */
function listMisses({ audits, categories }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(weighed)]
    .filter((id) => (audits[id]?.score ?? 1) < 0.99)
    .map((id) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
}
