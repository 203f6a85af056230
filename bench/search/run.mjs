// Times the listing queries at one size, in a separate process.
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { load, strapi } from '../load-cms.mjs';

const [orders] = process.argv.slice(2);
const { source, base, copies, rounds, questions, texts, document, pageSizes } = JSON.parse(
  readFileSync(orders, 'utf8'),
);
const { importSnapshot } = load('./dist/src/listings/import/import-snapshot.js');
const { countListings, searchListings } = load('./dist/src/listings/search/search-listings.js');
const { listPlaces } = load('./dist/src/listings/search/list-places.js');
const { findSimilar } = load('./dist/src/listings/search/find-similar.js');
const { quickSearch } = load('./dist/src/listings/search/quick-search.js');
const { raiseDataVersion, readDataVersion, tidyTables } = load(
  './dist/src/listings/search/read-model/write-read-model.js',
);
const { loadDimensions } = load('./dist/src/listings/search/read-model/load-dimensions.js');
const { loadListingFacts } = load('./dist/src/listings/search/read-model/load-listing-facts.js');
const { projectSearchText } = load('./dist/src/listings/search/text-index/search-text.js');
const { writeTextIndex } = load('./dist/src/listings/search/text-index/write-text-index.js');
const { findInTextIndex } = load('./dist/src/listings/search/text-index/find-in-text-index.js');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const db = strapi.db.connection;
await importSnapshot(strapi, { source, storePicture: () => Promise.reject(new Error('none')) });
await multiply();
await tidyTables(strapi);
const queries = {
  searchListings,
  countListings,
  quickSearch,
  listingPlaces: listPlaces,
  similarListings: findSimilar,
};
const search = () => searchListings(strapi, { language: 'nl', filter: { goal: 'rent' } });
const idle = measureMemory();
const first = await clock(search);
const bytes = measureMemory() - idle;
const [example] = (await search()).items;
const items = await answerEach(20);
const times = {};
for (const question of questions) {
  const ask = prepare(question);
  times[question.name] = await time(rounds, ask);
}
for (const [name, text] of Object.entries(texts)) {
  times[`text index alone: ${name}`] = await time(rounds, () => findInTextIndex(db, 'nl', text));
}
await listen();
for (const question of questions.filter(({ overHttp }) => overHttp)) {
  const variables = fill(question);
  for (let round = 0; round < 5; round += 1) await askOverHttp(variables);
  times[`over HTTP, ${question.name}`] = await time(rounds, () => askOverHttp(variables));
}
const one = await time(15, search, () => edit((rows) => rows.where({ id: 1 })));
const many = await time(5, search, () => edit((rows) => rows.where('id', '<=', base)));
process.stdout.write(`\n${JSON.stringify({ times, items, first, one, many, bytes })}\n`);
await strapi.destroy();
process.exit(0);

/** Runs everything a number of times as a warm-up. Returns the lengths of pages. */
async function answerEach(times) {
  const lengths = {};
  for (let round = 0; round < times; round += 1) {
    for (const question of questions) {
      const answer = await prepare(question)();
      lengths[question.name] = answer.items?.length ?? answer.length ?? 0;
    }
  }
  return lengths;
}

function prepare(question) {
  const asked = fill(question);
  return () => queries[question.query](strapi, asked);
}

/** Limits the number of items to that of the smallest index, for comparable responses. */
function fill({ name, given }) {
  const limit = (most) => Math.max(1, Math.min(most, pageSizes[name] ?? most));
  const asked = { ...given };
  if (given.pageSize) asked.pageSize = limit(given.pageSize);
  if (given.count) asked.count = limit(given.count);
  if (given.id === '') asked.id = example.id;
  return asked;
}

async function listen() {
  strapi.server.mount();
  await new Promise((done) => strapi.server.httpServer.listen(0, '127.0.0.1', done));
}

/** Requests a page of the list like the site. Throws if that fails. */
async function askOverHttp(variables) {
  const { port } = strapi.server.httpServer.address();
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${process.env.CMS_TOKEN}`,
    },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = await response.json();
  if (!data?.searchListings) throw new Error(`HTTP ${response.status} ${JSON.stringify(errors)}`);
}

/** Copies the rows that queries read; the listings themselves are not needed. */
async function multiply() {
  for (let copy = 1; copy < copies; copy += 1) {
    const offset = copy * 1_000_000;
    const nudge = ((copy % 21) - 10) / 100;
    await db.raw(
      `insert into search_rows (id, version, goal, type_keys, city_key, price, bedrooms, living_area,
         energy_family, amenities, latitude, longitude, is_exact, listed_at)
       select id + ${offset}, version, goal, type_keys, city_key, price * ${1 + nudge}, bedrooms,
         living_area * ${1 - nudge}, energy_family, amenities, latitude + ${nudge / 10},
         longitude + ${nudge / 7}, is_exact, listed_at - ${copy * 60_000}
       from search_rows where id <= ${base}`,
    );
    await db.raw(
      `insert into listing_cards (listing_id, reference, language, card)
       select listing_id + ${offset}, reference || '-${copy}', language, card
       from listing_cards where listing_id <= ${base}`,
    );
  }
  await copyTexts();
}

/** Copies the searchable words, in one language. */
async function copyTexts() {
  const ids = (await db('search_rows').where('id', '<=', base).select('id')).map(({ id }) => id);
  const facts = await loadListingFacts(db, ids, await loadDimensions(db));
  const offered = facts.filter(({ availability }) =>
    ['available', 'option'].includes(availability),
  );
  const texts = offered.map((one) => projectSearchText(one, 'nl'));
  for (let copy = 1; copy < copies; copy += 1) {
    const offset = copy * 1_000_000;
    const copied = texts.map((text) => ({ ...text, listing_id: text.listing_id + offset }));
    await db.transaction((trx) => writeTextIndex(trx, [], copied));
  }
}

/** Writes rows again like a change of listings. */
async function edit(choose) {
  await db.transaction(async (trx) => {
    await raiseDataVersion(trx);
    await choose(trx('search_rows')).update({ version: await readDataVersion(trx) });
  });
}

function measureMemory() {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function clock(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Returns the lower quartile of a number of runs, in milliseconds; `before` is not timed. */
async function time(times, work, before = () => undefined) {
  const taken = [];
  for (let i = 0; i < times; i += 1) {
    await before();
    taken.push(await clock(work));
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 4)];
}
