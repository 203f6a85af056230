// Matches changed listings with saved searches at one size, in a separate process to measure
// memory.
import { load, strapi } from '../load-cms.mjs';

const [source, savedSearchCount, changedCount] = process.argv.slice(2);
const { importSnapshot } = load('./dist/src/listings/import/import-snapshot.js');
const { writeSearchCriteria } = load(
  './dist/src/alerts/saved-searches/subscribe-to-saved-searches.js',
);
const { MATCH_STATEMENT, matchChanges } = load('./dist/src/alerts/saved-searches/match-changes.js');
const { mailMatches } = load('./dist/src/alerts/saved-searches/mail-matches.js');
const { tidyTables } = load('./dist/src/listings/search/read-model/write-read-model.js');

const db = strapi.db.connection;
const isPostgres = strapi.db.dialect.client === 'postgres';
const savedSearchesPerStep = 500;
const mailsMeasured = 200;
let state = 1;

await importSnapshot(strapi, { source, storePicture: () => Promise.reject(new Error('none')) });
const offered = await db('search_rows').where('goal', '>=', 0).orderBy('id').select('id', 'zip');
const zips = [...new Set(offered.map(({ zip }) => zip))];
await storeSavedSearches(Number(savedSearchCount));
await tidyTables(strapi);
await db.raw('analyze');

await recordListingChanges(offered.slice(0, Number(changedCount)));
const startMb = megabytes(process.memoryUsage().rss);
const first = await clock(matchAll);
const matches = await count('demand_matches');
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
await recordListingChanges(offered.slice(0, Number(changedCount)));
// Explained with the maximum number of matches.
const { plan, scans } = await explain();
const again = await clock(matchAll);
await recordListingChanges(offered.slice(-1));
const one = await clock(matchAll);
const due = await db('demand_wishes').where('due_at', '>', 0).orderBy('id').pluck('id');
await db('demand_wishes').whereIn('id', due.slice(mailsMeasured)).update({ due_at: 0 });
const mailing = await clock(async () => {
  while (await mailMatches(strapi));
});
const mails = await count('outbox_mails');
const result = { matches, first, again, one, mails, perMail: mailing / mails, startMb, peakMb };
process.stdout.write(`\n${JSON.stringify({ ...result, plan, scans })}\n`);
await strapi.destroy();
process.exit(0);

/**
 * Stores realistic saved searches: one to three types, one to six postal codes, often a maximum
 * price.
 */
async function storeSavedSearches(total) {
  const now = new Date();
  for (let start = 1; start <= total; start += savedSearchesPerStep) {
    const searches = Array.from(
      { length: Math.min(savedSearchesPerStep, total - start + 1) },
      (_, index) => inventSearch(start + index),
    );
    await db.transaction(async (trx) => {
      await trx.batchInsert(
        'demands',
        searches.map(({ id, rhythm }) => ({
          id,
          document_id: `demand${id}`,
          email: `demand-${id}@example.org`,
          rhythm,
          language: 'nl',
          state: 'active',
          created_at: now,
          updated_at: now,
        })),
        50,
      );
      await writeSearchCriteria(trx, searches, now);
    });
  }
}

function inventSearch(id) {
  const goal = random() < 0.6 ? 'sale' : 'rent';
  const price = goal === 'sale' ? 150_000 + random() * 700_000 : 600 + random() * 1500;
  const bedrooms = random() < 0.5 ? Math.floor(random() * 4) : null;
  return {
    id,
    rhythm: 'instant',
    criteria: {
      goal,
      types: choose(['1', '2', '3', '4', '5', '6', '7'], 1 + Math.floor(random() * 3)),
      zips: choose(zips, 1 + Math.floor(random() * 6)),
      minPrice: null,
      maxPrice: random() < 0.8 ? price : null,
      minBedrooms: bedrooms,
      maxBedrooms: null,
      minGarages: random() < 0.1 ? 1 : null,
      minParkings: null,
    },
  };
}

function choose(values, number) {
  const start = Math.floor(random() * values.length);
  return Array.from(
    { length: number },
    (_, step) => values[(start + step * 7) % values.length],
  ).filter((value, index, all) => all.indexOf(value) === index);
}

async function recordListingChanges(listings) {
  await db.batchInsert(
    'listing_news',
    listings.map(({ id }) => ({
      listing_id: id,
      noted_at: Date.now(),
      batch: '',
      goal: -1,
      zip: '',
      type_keys: '',
      price: null,
      bedrooms: 0,
      garages: 0,
      parkings: 0,
    })),
    100,
  );
}

async function matchAll() {
  while (await matchChanges(strapi));
}

async function explain() {
  const now = new Date();
  const ids = await db('listing_news').orderBy('id').limit(200).pluck('id');
  await db('listing_news').whereIn('id', ids).update({ batch: 'explained' });
  const values = [now, now, now, 'explained'];
  if (!isPostgres) {
    const steps = await db.raw(`explain query plan ${MATCH_STATEMENT}`, values);
    const lines = steps.map(({ detail }) => detail);
    return { plan: lines, scans: lines.filter((line) => line.startsWith('SCAN')) };
  }
  const { rows } = await db.raw(
    `explain (analyze, costs off, timing off) ${MATCH_STATEMENT}`,
    values,
  );
  const lines = rows.map((row) => row['QUERY PLAN']);
  const scans = lines.flatMap((line) => /Seq Scan on (\S+)/.exec(line)?.[1] ?? []);
  return { plan: lines, scans: [...new Set(scans)] };
}

async function count(table) {
  const [{ total }] = await db(table).count({ total: '*' });
  return Number(total);
}

/** Returns deterministic pseudo-random numbers in [0, 1). */
function random() {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
}

function megabytes(bytes) {
  return Math.round(bytes / 2 ** 20);
}

async function clock(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
