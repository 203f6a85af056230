import { ratio, report, round, type Row } from '../table';
import { startBareServer } from './bare';
import { listPages, startInstallation, type Installation } from './installation';
import { measureLoad, warmUp, type Load } from './load';

/** Listings per installation, seconds per measurement, and number of repetitions. */
const SIZES = (process.env.BENCH_SIZES ?? '100,10000').split(',').map(Number);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** Requests before measuring: the first thousands include JIT compilation. */
const WARM_UP_REQUESTS = 5_000;

/** Requests with credentials are not cached, so every page is rendered. */
const COLD = { authorization: 'Bearer bench' };
const BROTLI = { 'accept-encoding': 'br' };

interface Subject {
  readonly name: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly yardstick?: string;
  /** CPU time of all involved processes, in seconds. */
  seconds(): number;
}

interface Measured extends Load {
  readonly processorMs: number;
}

const rows: Row[] = [];
for (const listings of SIZES) {
  const installation = await startInstallation(listings);
  try {
    for (const page of await listPages(installation.url)) {
      rows.push(...(await measurePage(listings, page, installation)));
      console.table(
        rows.filter((row) => row['listings'] === listings && row['page'] === page.name),
      );
    }
    rows.push({
      listings,
      page: 'all',
      'site MB': installation.siteMegabytes(),
      'cms MB': installation.cmsMegabytes(),
    });
  } finally {
    await installation.stop();
  }
}
report('pages', rows, { seconds: SECONDS, runs: RUNS });

/** Measures one page of an installation with both baselines, alternating. */
async function measurePage(
  listings: number,
  { name, path }: { name: string; path: string },
  installation: Installation,
): Promise<Row[]> {
  const url = installation.url + path;
  const html = await fetch(url).then((answer) => answer.text());
  await checkCold(url);
  const bytes = await startBareServer('bytes', html);
  const react = await startBareServer('react', html);
  const seconds = () => installation.siteSeconds() + installation.cmsSeconds();
  const subjects: Subject[] = [
    { name: 'bytes', url: bytes.url, headers: {}, seconds: bytes.seconds },
    { name: 'bytes br', url: bytes.url, headers: BROTLI, seconds: bytes.seconds },
    { name: 'warm', url, headers: {}, yardstick: 'bytes', seconds },
    { name: 'warm br', url, headers: BROTLI, yardstick: 'bytes br', seconds },
    { name: 'react', url: react.url, headers: {}, seconds: react.seconds },
    { name: 'cold', url, headers: COLD, yardstick: 'react', seconds },
    { name: 'cold br', url, headers: { ...COLD, ...BROTLI }, yardstick: 'react', seconds },
  ];
  try {
    const measured = await measureInTurn(subjects);
    return subjects.map((subject) => ({
      listings,
      page: name,
      KB: Math.round(html.length / 1024),
      ...describe(subject, measured),
    }));
  } finally {
    await Promise.all([bytes.stop(), react.stop()]);
  }
}

/** Measures all subjects in turn, so that other load affects all alike. */
async function measureInTurn(subjects: readonly Subject[]): Promise<Map<string, Measured[]>> {
  const measured = new Map<string, Measured[]>(subjects.map(({ name }) => [name, []]));
  for (const { url, headers } of subjects) await warmUp(url, WARM_UP_REQUESTS, headers);
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, url, headers, seconds } of subjects) {
      const before = seconds();
      const load = await measureLoad(url, SECONDS, headers);
      const processorMs = ((seconds() - before) * 1000) / Math.max(1, load.answered);
      measured.get(name)?.push({ ...load, processorMs });
    }
  }
  return measured;
}

/** Describes the median runs; the baseline's CPU time is the ratio's denominator. */
function describe({ name, yardstick }: Subject, measured: Map<string, Measured[]>): Row {
  const of = (subject: string, key: keyof Measured) =>
    median((measured.get(subject) ?? []).map((load) => load[key]));
  const rate = of(name, 'requestsPerSecond');
  const processor = of(name, 'processorMs');
  return {
    subject: name,
    'requests/s': Math.round(rate),
    'p99 ms': round(of(name, 'p99Ms')),
    'processor ms': round(processor),
    ...(yardstick !== undefined && {
      yardstick,
      'requests : yardstick': ratio(rate, of(yardstick, 'requestsPerSecond')),
      'processor : yardstick': ratio(processor, of(yardstick, 'processorMs')),
    }),
    failures: (measured.get(name) ?? []).reduce((sum, { failures }) => sum + failures, 0),
  };
}

/** Fails if pages measured as uncached come from the page cache. */
async function checkCold(url: string): Promise<void> {
  const answer = await fetch(url, { headers: COLD });
  await answer.arrayBuffer();
  // Cached pages have headers for a CDN; pages rendered for one visitor do not.
  const kept = answer.headers.get('cdn-cache-control');
  if (!answer.ok || kept !== null) {
    throw new Error(`${url} is answered from the cache: ${answer.status} ${kept ?? ''}`);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
