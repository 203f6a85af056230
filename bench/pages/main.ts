import { ratio, report, type Row } from '../table';
import { measureLoad, type Load } from './load';
import { startBareServer } from './bare';
import { listPages, startInstallation } from './installation';

/** Listings per installation, and seconds per measurement. */
const SIZES = (process.env.BENCH_SIZES ?? '100,10000').split(',').map(Number);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);

/** Someone who is logged in gets a page of their own: it is rendered on every request. */
const PAST_THE_CACHE = { cookie: 'site_session=bench' };

const rows: Row[] = [];
for (const listings of SIZES) {
  const installation = await startInstallation(listings);
  try {
    for (const page of await listPages(installation.url)) {
      rows.push(await measurePage(listings, page, installation.url));
      console.log(rows.at(-1));
    }
    rows.at(-1)!['site MB'] = installation.siteMegabytes();
    rows.at(-1)!['cms MB'] = installation.cmsMegabytes();
  } finally {
    await installation.stop();
  }
}
report('pages', rows, { seconds: SECONDS });

/** One page of one installation beside both yardsticks; ratios are the site's requests per second to theirs. */
async function measurePage(
  listings: number,
  page: { name: string; path: string },
  url: string,
): Promise<Row> {
  const html = await fetch(url + page.path).then((answer) => answer.text());
  const warm = await measureLoad(url + page.path, SECONDS);
  const cold = await measureLoad(url + page.path, SECONDS, PAST_THE_CACHE);
  const bytes = await measureBare('bytes', html);
  const react = await measureBare('react', html);
  return {
    listings,
    page: page.name,
    KB: Math.round(html.length / 1024),
    'warm/s': Math.round(warm.requestsPerSecond),
    'bytes/s': Math.round(bytes.requestsPerSecond),
    'warm : bytes': ratio(warm.requestsPerSecond, bytes.requestsPerSecond),
    'cold/s': Math.round(cold.requestsPerSecond),
    'react/s': Math.round(react.requestsPerSecond),
    'cold : react': ratio(cold.requestsPerSecond, react.requestsPerSecond),
    'warm p99 ms': warm.p99Ms,
    'cold p99 ms': cold.p99Ms,
    failures: warm.failures + cold.failures,
  };
}

async function measureBare(kind: 'bytes' | 'react', html: string): Promise<Load> {
  const server = await startBareServer(kind, html);
  try {
    return await measureLoad(server.url, SECONDS);
  } finally {
    await server.stop();
  }
}
