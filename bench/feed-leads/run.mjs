// Repeatedly stores leads about a listing of a source and delivers them, in a process that may
// be killed at any time. Prints a line for each confirmed lead, after `begun`.
import { randomUUID } from 'node:crypto';
import { load, strapi } from '../load-cms.mjs';

const [key, settings, snapshot, how] = process.argv.slice(2);
const { createLead } = load('./dist/src/leads/creation/create-lead.js');
const { parseLead } = load('./dist/src/leads/creation/parse-lead.js');
const { sendFeedLeads } = load('./dist/src/feeds/leads/send-feed-leads.js');
const { importSnapshot } = load('./dist/src/listings/import/import-snapshot.js');
const { connection } = strapi.db;
const { signal } = new AbortController();

if (how === 'prepare') {
  const rest = { settings: JSON.parse(settings), everyMinutes: 60, enabled: true, paused: true };
  const source = { key, kind: 'apimo', sendLeads: true, ...rest };
  await strapi.documents('api::import-source.import-source').create({ data: source });
  const storePicture = () => Promise.resolve(0);
  await importSnapshot(strapi, { source: snapshot, key, storePicture });
} else {
  // Ends leases of killed processes, which would otherwise take three minutes.
  await connection('feed_leads').update({ leased_until: 1, due_at: 0 });
  process.stdout.write('begun\n');
  do await work();
  while (how === 'forever');
}
const states = await connection('feed_leads').groupBy('state').select('state').count({ n: '*' });
const leads = await connection('leads').pluck('document_id');
process.stdout.write(`${JSON.stringify({ states, leads })}\n`);
await strapi.destroy();
process.exit(0);

async function work() {
  if (how === 'forever') {
    const lead = await createLead(strapi, parseLead(buildLead()));
    process.stdout.write(`${JSON.stringify({ lead })}\n`);
  }
  while (await sendFeedLeads(strapi, signal));
}

function buildLead() {
  return {
    kind: 'contact-me',
    listing: '100',
    language: 'fr',
    submissionId: randomUUID(),
    formToken: randomUUID(),
    lastName: 'Dupont',
    email: 'dupont@example.org',
    phone: '+32 2 512 47 80',
    remark: 'Is it quiet?',
  };
}
