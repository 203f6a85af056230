import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { createLead } from '../../../test/build-lead';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { importSnapshot } from '../../listings/import/import-snapshot';
import { FeedError } from '../feed-error';
import type { FeedKind, FeedLead } from '../feed-kind';
import { declareFields, secret } from '../fields/declare-fields';
import { SOURCE } from '../sources';
import { FEED_LEADS } from './lead-table';
import { queueFeedLead } from './queue-feed-lead';
import { sendFeedLeads } from './send-feed-leads';

let send: (lead: FeedLead) => Promise<void>;

vi.mock('../kinds/feed-kinds', () => {
  const kind: FeedKind = {
    key: 'whise',
    ...declareFields({ TOKEN: secret() }),
    checkedAgainst: { by: 'own' },
    incremental: false,
    read: () => Promise.reject(new Error('not read here')),
    sendLead: (_connection, lead) => send(lead),
  };
  return { feedKinds: [kind] };
});

let cms: TestCms;
let asEditor: RequestAdmin;
let leadId: string;

beforeAll(async () => {
  cms = await bootCms({ environment: { CRON: 'false', FEED_AGENCY_TOKEN: 'a-secret-token' } });
  ({ asEditor } = await openAdmins(cms));
  await importSnapshot(cms.strapi, {
    source: buildSnapshot([buildListing({ ID: '100' })]),
    key: 'agency',
    storePicture: () => Promise.resolve(0),
  });
});

afterAll(() => cms.stop());

beforeEach(async () => {
  for (const table of ['import_sources', 'feed_leads', 'outbox_mails']) {
    await cms.strapi.db.connection(table).delete();
  }
});

/** Stores a lead about a listing of the source; the compiled CMS does not know the test kind. */
async function addLead(source: object = {}): Promise<void> {
  const rest = { key: 'agency', kind: 'whise', settings: {}, everyMinutes: 60, paused: false };
  const data = { ...rest, enabled: true, sendLeads: true, ...source };
  await cms.strapi.db.query(SOURCE).create({ data: data as never });
  const about = { kind: 'contact-me', listing: '100', remark: 'Is it quiet?' };
  leadId = await createLead(cms, { ...about, phone: '+32 2 512 47 80' });
  await queueFeedLead(cms.strapi, leadId);
}

const work = () => sendFeedLeads(cms.strapi, new AbortController().signal);
const listRows = () => cms.strapi.db.connection('feed_leads').select('state', 'last_error');

test('FORM-5 a lead goes back to the source of its listing, once', async () => {
  await addLead();
  await queueFeedLead(cms.strapi, leadId);
  const sent: FeedLead[] = [];
  send = (lead) => Promise.resolve(void sent.push(lead));
  await work();
  await work();
  expect(sent).toMatchObject([
    {
      id: leadId,
      kind: 'contact-me',
      lastName: 'Dupont',
      message: 'Is it quiet?',
      listing: { externalId: '100', reference: '100' },
    },
  ]);
  expect(sent[0]?.listing?.url).toContain('/fr/property/100/');
  expect(await listRows()).toEqual([{ state: 'sent', last_error: null }]);
});

test.each([
  ['does not want any', { sendLeads: false }],
  ['is not in use', { enabled: false }],
  ['is another', { key: 'other' }],
])('FORM-5 nothing goes to a source that %s', async (_, source) => {
  await addLead(source);
  expect(await listRows()).toEqual([]);
});

test('FORM-5 a lead that is refused says why, without secrets, and is sent again when asked', async () => {
  await addLead();
  send = () => Promise.reject(new FeedError('a-secret-token is no key', 'final', 403));
  await work();
  const failed = { source: 'agency', state: 'failed', reason: '… is no key', sentAt: null };
  const path = `/agency/feeds/leads/${leadId}`;
  expect((await asEditor('GET', path)).body).toEqual([failed]);
  expect((await asEditor('POST', `${path}/send`, {})).body).toEqual({ count: 1 });
  send = () => Promise.resolve();
  await work();
  expect((await asEditor('GET', path)).body).toMatchObject([{ state: 'sent', reason: null }]);
  expect((await asEditor('POST', `${path}/send`, {})).body).toEqual({ count: 0 });
});

test('FORM-5 what could not be sent before its lease ends is left to who claims it next', async () => {
  await addLead();
  const { leaseMs } = FEED_LEADS;
  const sent: FeedLead[] = [];
  send = (lead) => Promise.resolve(void sent.push(lead));
  FEED_LEADS.leaseMs = 30_000;
  await work();
  FEED_LEADS.leaseMs = leaseMs;
  expect(sent).toEqual([]);
  await cms.strapi.db.connection('feed_leads').update({ leased_until: Date.now() - 1 });
  await work();
  expect(sent).toMatchObject([{ id: leadId }]);
});

test('FORM-5 a system that is away is tried again later', async () => {
  await addLead();
  send = () => Promise.reject(new FeedError('busy', 'later', 503));
  await work();
  expect(await listRows()).toEqual([{ state: 'waiting', last_error: 'busy' }]);
  let count = 0;
  send = () => Promise.resolve(void (count += 1));
  await work();
  expect(count).toBe(0);
  await cms.strapi.db.connection('feed_leads').update({ due_at: 0 });
  await work();
  expect(count).toBe(1);
});

test('FORM-5 a system that takes no leads gets a mail with the lead as JSON, once', async () => {
  await addLead({ kind: 'snapshot', leadAddress: 'crm@agency.example' });
  await work();
  await cms.strapi.db.connection('feed_leads').update({ state: 'waiting', due_at: 0 });
  await work();
  const mails = (await cms.strapi.db
    .connection('outbox_mails')
    .where({ recipient: 'crm@agency.example' })
    .select('kind', 'attachments')) as { kind: string; attachments: unknown }[];
  expect(mails.map(({ kind }) => kind)).toEqual(['lead-feed']);
  const given = mails[0]?.attachments;
  const [file] = (typeof given === 'string' ? JSON.parse(given) : given) as { content: string }[];
  expect(JSON.parse(Buffer.from(file?.content ?? '', 'base64').toString())).toMatchObject({
    id: leadId,
    email: 'dupont@example.org',
  });
});

test('FORM-6 a lead that is erased is sent nowhere any more', async () => {
  await addLead();
  await cms.strapi.documents('api::lead.lead').delete({ documentId: leadId });
  expect(await listRows()).toEqual([]);
});
