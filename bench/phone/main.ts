import { chromium } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { ensureBrowser } from '../../.scripts/browser.mjs';
import { listPages, startInstallation } from '../pages/installation';
import { report, round, type Row } from '../table';
import { acts, type Act } from './acts';
import { openPhone } from './phone';

/** Number of page loads and actions; the median of each figure counts. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** A page counts as idle this long after loading. */
const REST_MS = 2000;
const OTHERS = [
  { name: 'article', path: process.env.BENCH_ARTICLE ?? '/nl/advies/huren/huurwaarborg/' },
  { name: 'form', path: '/nl/contact/' },
];

const installation = process.env.BENCH_URL
  ? { url: process.env.BENCH_URL, stop: () => Promise.resolve() }
  : await startInstallation(100);
const browser = await chromium.launch({ executablePath: await ensureBrowser() });
try {
  const pages = [...(await listPages(installation.url)), ...OTHERS];
  const rows: Row[] = [];
  for (const { name, path } of pages) rows.push(await measurePage(name, path));
  for (const act of acts) {
    rows.push(await measureAct(act, pages.find(({ name }) => name === act.page)?.path ?? '/'));
  }
  report('phone', rows, { runs: RUNS, index: await measureMachine() });
} finally {
  await browser.close();
  await installation.stop();
}

async function measurePage(name: string, path: string): Promise<Row> {
  // Fills the cache, for results of a second visitor.
  await fetch(installation.url + path);
  const runs: Row[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await openPhone(browser);
    await phone.page.goto(installation.url + path, { waitUntil: 'load' });
    await phone.page.waitForTimeout(REST_MS);
    const { largestPaint, blocked, shift } = await phone.page.evaluate(() => window.seen);
    const { requests, ...bytes } = phone.weights();
    runs.push({
      requests,
      ...Object.fromEntries(
        Object.entries(bytes).map(([kind, count]) => [`${kind} KB`, round(count / 1024)]),
      ),
      'LCP ms': Math.round(largestPaint),
      'TBT ms': Math.round(blocked),
      CLS: Math.round(shift * 1000) / 1000,
    });
    await phone.close();
  }
  return { page: name, ...takeMiddle(runs) };
}

async function measureAct({ name, before, act, done }: Act, path: string): Promise<Row> {
  const runs: Row[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await openPhone(browser);
    await phone.page.goto(`${installation.url}${path}`, { waitUntil: 'load' });
    await phone.page.waitForTimeout(REST_MS);
    await before?.(phone.page);
    await phone.page.waitForTimeout(REST_MS);
    await phone.page.evaluate(() => (window.seen.longestAct = 0));
    const { script } = phone.weights();
    const started = performance.now();
    await act(phone.page);
    await done(phone.page);
    const seenAfter = performance.now() - started;
    await phone.page.waitForTimeout(REST_MS);
    const { longestAct } = await phone.page.evaluate(() => window.seen);
    runs.push({
      'INP ms': Math.round(longestAct),
      'seen after ms': Math.round(seenAfter),
      'more script KB': round((phone.weights().script - script) / 1024),
    });
    await phone.close();
  }
  return { page: name, ...takeMiddle(runs) };
}

/** Returns Lighthouse's benchmark index; its goals assume at least 1,000. */
async function measureMachine(): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return Math.round(index);
}

function takeMiddle(runs: readonly Row[]): Row {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => Number(run[name])).sort((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)] ?? 0];
    }),
  );
}
