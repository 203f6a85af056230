// Times the listing queries at one size, in a process of its own.
import { load, strapi } from '../load-cms.mjs';

const [source, base, copies, rounds] = process.argv.slice(2);
const { importSnapshot } = load('./dist/src/import/import-snapshot.js');
const { searchListings } = load('./dist/src/search/search-listings.js');
const { quickSearch } = load('./dist/src/search/quick-search.js');
const { raiseDataVersion, tidyTables } = load('./dist/src/search/write-read-model.js');

const db = strapi.db.connection;
await importSnapshot(strapi, { source, storePicture: () => Promise.reject(new Error('none')) });
await multiply(Number(base), Number(copies));
await tidyTables(strapi);

const search = (filter, more) => () => searchListings(strapi, { language: 'nl', filter, ...more });
const rent = { goal: 'rent' };
const questions = {
  'first page': search(rent),
  'type and city': search({ ...rent, types: ['2'], cities: ['Brussel|1000'] }),
  'group of types, by price': search({ ...rent, types: ['20'] }, { sort: 'priceAsc' }),
  'two types, by area': search({ ...rent, types: ['1', '2'] }, { sort: 'areaDesc' }),
  'price, bedrooms and area': search(
    { ...rent, minPrice: 900, maxPrice: 1400, minBedrooms: 2, minArea: 60 },
    { sort: 'priceDesc' },
  ),
  text: search({ ...rent, text: 'appart brussel' }),
  'page 2': search(rent, { page: 2, pageSize: 12 }),
  'quick search': () => quickSearch(strapi, { language: 'nl', text: 'brus' }),
};

const result = [];
for (const [question, ask] of Object.entries(questions)) {
  const fresh = await time(Math.min(Number(rounds), 9), ask, () => raiseDataVersion(db));
  const again = await time(Number(rounds), ask);
  result.push({ question, fresh, again });
}
process.stdout.write(`\n${JSON.stringify(result)}\n`);
await strapi.destroy();
process.exit(0);

/** Copies what queries read; the listings behind the copies are not needed. */
async function multiply(count, times) {
  for (let copy = 1; copy < times; copy += 1) {
    const offset = copy * 1_000_000;
    await db.raw(
      `insert into listing_rows (listing_id, goal, type_key, city_key, price_low, price_high,
         bedrooms, living_area, listed_at)
       select listing_id + ${offset}, goal, type_key, city_key, price_low, price_high, bedrooms,
         living_area, listed_at - ${copy * 60_000} from listing_rows where listing_id <= ${count}`,
    );
    await db.raw(
      `insert into listing_cards (listing_id, reference, language, card)
       select listing_id + ${offset}, reference || '-${copy}', language, card
       from listing_cards where listing_id <= ${count}`,
    );
  }
}

/** The median of so many runs, in milliseconds; `prepare` is not timed. */
async function time(times, ask, prepare = () => undefined) {
  const taken = [];
  for (let i = 0; i < times; i += 1) {
    await prepare();
    const start = performance.now();
    await ask();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)];
}
