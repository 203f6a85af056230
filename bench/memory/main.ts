import { createNewAddresses } from '../overload/new-addresses';
import { sendSteadily } from '../overload/traffic';
import { startInstallation, type Installation } from '../pages/installation';
import { report, type Row } from '../table';

/** Number of listings; minutes of load, and pages per second. */
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 10_000);
const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);
const PER_SECOND = Number(process.env.BENCH_RATE ?? 5);
const STEPS = 10;

const installation = await startInstallation(LISTINGS, { TRUST_PROXY: '1' });
const rows: Row[] = [];
try {
  const nextPath = await mixPages(installation.url);
  rows.push(look(installation, 0, 0));
  for (let step = 1; step <= STEPS; step += 1) {
    const sent = await sendSteadily(
      installation.url,
      { perSecond: PER_SECOND, seconds: (MINUTES * 60) / STEPS },
      (index) => ({ path: nextPath(), from: `10.1.${(index >> 8) & 255}.${index & 255}` }),
    );
    const failures = sent.filter(({ status }) => ![200, 404].includes(status)).length;
    rows.push(look(installation, (MINUTES * step) / STEPS, failures));
    console.log(rows.at(-1));
  }
} finally {
  await installation.stop();
}
report('memory', rows, { listings: LISTINGS, minutes: MINUTES, pagesPerSecond: PER_SECOND });

/**
 * Returns the memory of both processes, with the maximum including the first start and its
 * pictures.
 */
function look(running: Installation, minute: number, failures: number): Row {
  return {
    minute: Math.round(minute * 10) / 10,
    'cms MB': running.cmsMegabytes(),
    'cms most MB': running.cmsMostMegabytes(),
    'site MB': running.siteMegabytes(),
    'site most MB': running.siteMostMegabytes(),
    failures,
  };
}

/** Alternates known pages (home, lists, listings) with pages that were not requested before. */
async function mixPages(url: string): Promise<() => string> {
  const known = new Set(['/nl/', '/fr/', '/en/', '/de/']);
  for (let page = 1; page <= 20; page += 1) {
    const path = `/nl/te-koop/?page=${page}`;
    known.add(path);
    const html = await fetch(url + path).then((answer) => answer.text());
    for (const [, listing = ''] of html.matchAll(
      /href="(\/nl\/te-koop\/[^/"]+\/[^/"]+\/[^/"]+\/)"/g,
    ))
      known.add(listing);
  }
  const paths = [...known];
  const listing = paths.at(-1) ?? '';
  const nextNew = createNewAddresses(listing, 1_000_000);
  let index = 0;
  return () => {
    index += 1;
    return index % 2 === 0 ? nextNew() : (paths[(index >> 1) % paths.length] ?? '/nl/');
  };
}
