import { measureLoad } from '../pages/load';
import { startInstallation, type Installation } from '../pages/installation';
import { ratio, report, round, type Row } from '../table';
import { measurePublishing } from './publishing';

/** Number of listings, seconds per measurement, and rounds of short measurements. */
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 100);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 10;
const PUBLICATIONS = 20;
const AT_ONCE = 100;
const FLOOD = 500;
/** A few dozen searches fill a cache of this size. */
const CACHE_MB = 16;

const installation = await startInstallation(LISTINGS, { PAGE_CACHE_MB: String(CACHE_MB) });
const rows: Row[] = [];
try {
  rows.push(await measureCrowd(installation));
  rows.push(await measureNonsense(installation));
  rows.push(await measurePublishing(installation, PUBLICATIONS));
  rows.push(await measureFlood(installation));
} finally {
  await installation.stop();
}
report('cache', rows, { listings: LISTINGS, seconds: SECONDS, cacheMegabytes: CACHE_MB });

/**
 * Measures a page that was not requested before: many simultaneous requests should take hardly
 * longer than one.
 */
async function measureCrowd({ url }: Installation): Promise<Row> {
  const alone: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await time(() => read(`${url}/nl/te-koop/?bedrooms=1&area=${round + 1}`)));
    const address = `${url}/nl/te-koop/?bedrooms=1&area=${round + 1001}`;
    together.push(
      await time(() => Promise.all(Array.from({ length: AT_ONCE }, () => read(address)))),
    );
  }
  const [one, crowd] = [median(alone), median(together)];
  return {
    case: `${AT_ONCE} at once for a new address`,
    'one ms': round(one),
    'crowd ms': round(crowd),
    'crowd : one': ratio(crowd, one),
  };
}

/** Checks that URLs with meaningless differences are one page, as fast as the page itself. */
async function measureNonsense({ url }: Installation): Promise<Row> {
  const page = `${url}/nl/contact/`;
  await read(page);
  const plain = await measureLoad(page, SECONDS);
  let count = 0;
  const nonsense = await measureLoad(page, SECONDS, {}, () => {
    count += 1;
    return `/nl/contact/?utm_source=${count}&q=${count}&page=${count}`;
  });
  return {
    case: 'a query that means nothing',
    'plain/s': Math.round(plain.requestsPerSecond),
    'nonsense/s': Math.round(nonsense.requestsPerSecond),
    'nonsense : plain': ratio(nonsense.requestsPerSecond, plain.requestsPerSecond),
    failures: plain.failures + nonsense.failures,
  };
}

/** Sends different searches, enough to fill their share of the cache many times. */
async function measureFlood(installation: Installation): Promise<Row> {
  const before = installation.siteMegabytes();
  await flood(installation, 0);
  const half = installation.siteMegabytes();
  await flood(installation, FLOOD);
  return {
    case: `${FLOOD} searches, and ${FLOOD} more`,
    'MB before': before,
    'MB half': half,
    'MB after': installation.siteMegabytes(),
  };
}

async function flood({ url }: Installation, from: number): Promise<void> {
  for (let index = from; index < from + FLOOD; index += 10) {
    const prices = Array.from({ length: 10 }, (_, offset) => 10_000_000 + index + offset);
    await Promise.all(prices.map((price) => read(`${url}/nl/te-koop/?price=-${price}`)));
  }
}

async function read(url: string): Promise<void> {
  await (await fetch(url)).arrayBuffer();
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
