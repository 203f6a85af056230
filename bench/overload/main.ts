import { setTimeout as pause } from 'node:timers/promises';
import { listPages, startInstallation, type Installation } from '../pages/installation';
import { report, round, type Row } from '../table';
import { createNewAddresses } from './new-addresses';
import { readOtherRows } from './other-rows';
import { percentile, sendSteadily, type Outcome } from './traffic';

/** Number of listings, and seconds per case. */
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 1000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
/** Rows with other labels are kept, to compare two versions of the site. */
const LABEL = process.env.BENCH_LABEL ?? 'after';
/** New URLs per second, and number of clients. */
const RATES = (process.env.BENCH_RATES ?? '5,25,200').split(',').map(Number);
const CLIENTS = [1, 50];
/**
 * Cached pages per second for visitors with different addresses; and new pages per second for
 * one visitor.
 */
const KEPT_PER_SECOND = 50;
const ORDINARY_PER_SECOND = 1;
/** Separates consecutive cases. */
const PAUSE_MS = 5000;

const installation = await startInstallation(LISTINGS, { TRUST_PROXY: '1' });
const rows: Row[] = [];
try {
  const pages = await listPages(installation.url);
  const listing = pages.at(-1)?.path ?? '';
  for (const { path } of pages) await fetch(installation.url + path);
  let start = 1_000_000;
  const measure = async (perSecond: number, clients: number) => {
    start += 100_000;
    rows.push(
      await measureCase(installation, {
        paths: pages.map(({ path }) => path),
        listing,
        start,
        perSecond,
        clients,
      }),
    );
    console.log(rows.at(-1));
    await pause(PAUSE_MS);
  };
  await measure(0, 0);
  for (const clients of CLIENTS) for (const rate of RATES) await measure(rate, clients);
} finally {
  await installation.stop();
}
report('overload', [...readOtherRows('overload', LABEL), ...rows], {
  listings: LISTINGS,
  keptPerSecond: KEPT_PER_SECOND,
  ordinaryPerSecond: ORDINARY_PER_SECOND,
});

interface Case {
  readonly paths: readonly string[];
  readonly listing: string;
  readonly start: number;
  readonly perSecond: number;
  readonly clients: number;
}

/** Measures cached pages and one visitor's new pages, while `clients` request new URLs. */
async function measureCase(
  site: Installation,
  { paths, listing, start, perSecond, clients }: Case,
): Promise<Row> {
  const flooded = createNewAddresses(listing, start);
  const asked = createNewAddresses(listing, start + 50_000);
  const before = [site.siteSeconds(), site.cmsSeconds()] as const;
  const stream = (rate: number) => ({ perSecond: rate, seconds: SECONDS });
  const [kept, ordinary, flood] = await Promise.all([
    sendSteadily(site.url, stream(KEPT_PER_SECOND), (index) => ({
      path: paths[index % paths.length] as string,
      from: `10.1.${(index >> 8) & 255}.${index & 255}`,
    })),
    sendSteadily(site.url, stream(ORDINARY_PER_SECOND), () => ({
      path: asked(),
      from: '10.2.0.1',
    })),
    sendSteadily(site.url, stream(perSecond), (index) => ({
      path: flooded(),
      from: `10.3.0.${1 + (index % Math.max(clients, 1))}`,
    })),
  ]);
  const times = (of: readonly Outcome[]) => of.map(({ ms }) => ms);
  const refused = flood.filter(({ retryAfter }) => retryAfter);
  return {
    label: LABEL,
    seconds: SECONDS,
    'new/s': perSecond,
    clients,
    'kept p50 ms': round(percentile(times(kept), 50)),
    'kept p99 ms': round(percentile(times(kept), 99)),
    'kept most ms': round(percentile(times(kept), 100)),
    'kept not 200': kept.filter(({ status }) => status !== 200).length,
    'visitor answered %': shareOf(ordinary, isAnswered),
    'visitor 503 %': shareOf(ordinary, ({ status }) => status === 503),
    'visitor p50 ms': round(percentile(times(ordinary), 50)),
    'visitor p99 ms': round(percentile(times(ordinary), 99)),
    'flood answered %': shareOf(flood, isAnswered),
    'flood 503 %': shareOf(flood, ({ status }) => status === 503),
    'flood other %': shareOf(flood, ({ status }) => ![200, 404, 503].includes(status)),
    'refusal p99 ms': round(percentile(times(refused), 99)),
    'site s': round(site.siteSeconds() - before[0]),
    'cms s': round(site.cmsSeconds() - before[1]),
  };
}

/** Reports whether the response is a page, or a 404. */
function isAnswered({ status }: Outcome): boolean {
  return status === 200 || status === 404;
}

function shareOf(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number {
  return outcomes.length === 0 ? 0 : round((100 * outcomes.filter(is).length) / outcomes.length);
}
