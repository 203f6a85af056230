import { ratio, report, round, type Row } from '../table';
import { startBareServer } from './bare';
import { listPages, startInstallation, type Installation } from './installation';
import { measureLoad, warmUp, type Load } from './load';

/** Listings per installation, seconds per measurement, and how often each is made. */
const SIZES = (process.env.BENCH_SIZES ?? '100,10000').split(',').map(Number);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** Answers before anything is measured: the first thousands pay for the compiler, as no later one does. */
const WARM_UP_REQUESTS = 5_000;

/** Who says who they are gets a page of their own, rendered for every request. */
const COLD = { authorization: 'Bearer bench' };
const BROTLI = { 'accept-encoding': 'br' };

/** What is measured of a page, and what it is compared with. */
interface Subject {
  readonly name: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly yardstick?: string;
  /** Processor time of every process that has a part in it, in seconds. */
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

/** One page of one installation beside both yardsticks; each subject in turn, as often as there are runs. */
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

/** Every subject once, then every subject again: what else the machine does hits all alike. */
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

/** The runs in the middle; the processor's time of a yardstick is in the ratio's denominator. */
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

/** Fails when what is to be measured as cold comes from the page cache. */
async function checkCold(url: string): Promise<void> {
  const answer = await fetch(url, { headers: COLD });
  await answer.arrayBuffer();
  // What is kept carries what a CDN may do with it; a page that was rendered for one visitor does not.
  const kept = answer.headers.get('cdn-cache-control');
  if (!answer.ok || kept !== null) {
    throw new Error(`${url} is answered from the cache: ${answer.status} ${kept ?? ''}`);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
