import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '../../cms/test/database';
import { measureOnBoth } from '../both-databases';
import { listPages, startInstallation } from '../pages/installation';
import { ratio, report, round, type Row } from '../table';
import { countVisits } from './count-visits';
import { loadPages, loadVisits } from './load';

const LISTINGS = 100;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
/** Visits per second (goal: 500), and pages per second of a moderately busy site. */
const VISITS = Number(process.env.BENCH_VISITS ?? 500);
const PAGES = 300;

report('visits', await measureOnBoth(measure), {
  listings: LISTINGS,
  seconds: SECONDS,
  visits: VISITS,
  pages: PAGES,
});

async function measure(database: string, folder: string): Promise<Row[]> {
  const stored = await createDatabase(mkdtempSync(join(folder, 'visits-')));
  // Every visitor has a different address.
  const site = await startInstallation(LISTINGS, { ...stored.environment, TRUST_PROXY: '1' });
  try {
    const [, list, detail] = await listPages(site.url);
    const page = site.url + (detail?.path ?? '');
    const listings = await listReferences(site.url + (list?.path ?? ''));
    const count = () => countVisits(stored.environment);
    await loadPages(page, 5);
    await loadVisits(site.url, listings, { seconds: 2, rate: VISITS, from: 0 });
    const [megabytes, stored0] = [site.siteMegabytes(), await count()];

    const alone = await loadPages(page, SECONDS, PAGES);
    const [beside, visits] = await Promise.all([
      loadPages(page, SECONDS, PAGES),
      loadVisits(site.url, listings, { seconds: SECONDS, rate: VISITS, from: 100_000 }),
    ]);
    const counted = (await count()) - stored0;

    const fullAlone = await loadPages(page, SECONDS / 3);
    const [fullBeside] = await Promise.all([
      loadPages(page, SECONDS / 3),
      loadVisits(site.url, listings, { seconds: SECONDS / 3, rate: VISITS, from: 200_000 }),
    ]);
    return [
      {
        database,
        'visits/s': round(visits.answered / SECONDS),
        answered: visits.answered,
        counted,
        'not answered': visits.failures,
        'visit ms': visits.meanMs,
        'visit p99 ms': visits.p99Ms,
        'page ms alone': alone.meanMs,
        'page ms with visits': beside.meanMs,
        'with : alone': ratio(beside.meanMs, alone.meanMs),
        'page p99 ms alone': alone.p99Ms,
        'page p99 ms with visits': beside.p99Ms,
        'page failures': alone.failures + beside.failures,
        'most pages/s alone': Math.round(fullAlone.perSecond),
        'most pages/s with visits': Math.round(fullBeside.perSecond),
        'most with : alone': ratio(fullBeside.perSecond, fullAlone.perSecond),
        'site MB before': megabytes,
        'site MB after': site.siteMegabytes(),
      },
    ];
  } finally {
    await site.stop();
    await stored.remove();
  }
}

async function listReferences(list: string): Promise<string[]> {
  const html = await fetch(list).then((answer) => answer.text());
  const links = html.matchAll(/href="\/nl\/te-koop\/[^/"]+\/[^/"]+\/([^/"]+)\/"/g);
  return [...new Set([...links].map(([, reference = '']) => reference))];
}
