// Reads a source, which is created if necessary, once or repeatedly (`forever`; `beside` another
// process), in a process that may be killed at any time. Prints `begun` at the start of the
// first run, and the result of each run as a line.
import { load, strapi } from '../load-cms.mjs';
import { setTimeout as wait } from 'node:timers/promises';

const [key, kind, settings, how] = process.argv.slice(2);
const { runWhenDue } = load('./dist/src/feeds/run-source.js');
const { writeState } = load('./dist/src/feeds/source-state.js');
const { connection } = strapi.db;
const sources = strapi.documents('api::import-source.import-source');
if (!(await sources.findFirst({ filters: { key } }))) {
  const rest = { settings: JSON.parse(settings), everyMinutes: 60, enabled: true, paused: false };
  await sources.create({ data: { key, kind, sendLeads: false, ...rest } });
}
/** When this process held the lease of the source: from claim to release. */
const held = { from: 0, to: 0 };
const sets = (sql) => /^update .job_leases. set .lease. =/.test(sql);
connection.on('query-response', (changed, { sql, bindings }) => {
  if (sets(sql) && bindings[0] !== '' && changed > 0) held.from = Date.now();
});
connection.on('query', ({ sql, bindings }) => {
  if (sets(sql) && bindings[0] === '') held.to = Date.now();
});
process.stdout.write('begun\n');
do await runOnce();
while (how !== 'once');
await strapi.destroy();
process.exit(0);

async function runOnce() {
  await writeState(connection, key, { due_at: 0 });
  // Ends leases of killed processes, which would otherwise take 45 s.
  if (how !== 'beside') {
    await connection('job_leases')
      .where({ name: `import:${key}` })
      .update({ leased_until: 1 });
  }
  const started = performance.now();
  const { signal } = new AbortController();
  const report = await runWhenDue(strapi, key, { now: new Date(), signal });
  if (!report) return wait(50 * Math.random());
  const ms = Math.round(performance.now() - started);
  const count = async (query) => Number((await query.count({ n: '*' }).first()).n);
  const listings = () => connection('listings').where({ source: key });
  const hashes = await connection('files').pluck('hash');
  const result = {
    ms,
    ...held,
    outcome: report.outcome,
    message: report.message,
    updated: report.updated,
    unchanged: report.unchanged,
    problems: report.problems.map(({ id, field, message }) => `${id} ${field}: ${message}`),
    listings: await count(listings()),
    active: await count(listings().where({ state: 'active' })),
    ids: (await listings().distinct('external_id')).length,
    cards: await count(connection('listing_cards')),
    files: hashes.length,
    contents: new Set(hashes.map((hash) => hash.split('_').at(-1))).size,
    prices: await listings().orderBy('external_id').pluck('price'),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  return undefined;
}
