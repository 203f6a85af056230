import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { createLead } from '../../../test/build-lead';
import { loadCompiled } from '../../../test/load-compiled';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import type * as Erasure from '../../privacy/erasure/erase-leads';
import type * as Drafts from './drafts';

const leadUid = 'api::lead.lead';
const DAY = 24 * 3600 * 1000;

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;
let lead: string;
let path: string;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
});

beforeEach(async () => {
  lead = await createLead(cms);
  path = `/agency/drafts/reply/${lead}`;
});

afterAll(() => cms.stop());

const draft = async (as: RequestAdmin): Promise<unknown> => (await as('GET', path)).body.draft;
const keep = async (as: RequestAdmin, content: object): Promise<void> =>
  expect((await as('PUT', path, content)).status).toBe(200);
const countRows = async (): Promise<number> => {
  const rows = await cms.strapi.db.connection('staff_drafts').where({ document: lead });
  return rows.length;
};

test('STAFF-4 a draft is kept for its lead and its colleague alone, and the last one counts', async () => {
  expect(await draft(asEditor)).toBeNull();
  await keep(asEditor, { subject: 'A', text: 'Dear' });
  await keep(asEditor, { subject: 'A', text: 'Dear Ms Dupont' });
  expect(await draft(asEditor)).toMatchObject({ content: { text: 'Dear Ms Dupont' } });
  expect(await draft(asAdministrator)).toBeNull();
  expect(await countRows()).toBe(1);
  await asAdministrator('DELETE', path);
  expect(await draft(asEditor)).not.toBeNull();
  await asEditor('DELETE', path);
  expect(await draft(asEditor)).toBeNull();
});

test.each([
  ['an unknown form', '/agency/drafts/poem/', {}, 400],
  ['a form of another type', '/agency/drafts/correction/', { text: 'x' }, 404],
  ['too much', '/agency/drafts/reply/', { text: 'x'.repeat(60_001) }, 400],
])('STAFF-4 a draft of %s is refused', async (_, start, body, status) => {
  expect((await asEditor('PUT', start + lead, body)).status).toBe(status);
  expect(await countRows()).toBe(0);
});

test('OPS-8 erasing a lead erases its drafts, and a dialog that is still open brings none back', async () => {
  await keep(asEditor, { text: 'Dear Ms Dupont' });
  await keep(asAdministrator, { text: 'Dear' });
  const row = await cms.strapi.db.query(leadUid).findOne({ where: { documentId: lead } });
  const { eraseLeads } = loadCompiled('privacy/erasure/erase-leads.js') as typeof Erasure;
  await eraseLeads(cms.strapi, [row]);
  expect(await countRows()).toBe(0);
  expect((await asEditor('PUT', path, { text: 'again' })).status).toBe(404);
  expect(await countRows()).toBe(0);
});

test('OPS-8 a draft is not shown after 14 days, and is deleted', async () => {
  await keep(asEditor, { text: 'Dear' });
  const rows = cms.strapi.db.connection('staff_drafts');
  await rows.where({ document: lead }).update({ at: Date.now() - 14 * DAY - 1000 });
  expect(await draft(asEditor)).toBeNull();
  const { removeOldDrafts } = loadCompiled('leads/drafts/drafts.js') as typeof Drafts;
  await removeOldDrafts(cms.strapi, Date.now());
  expect(await countRows()).toBe(0);
});

test('STAFF-4 a new account does not see the drafts of a deleted one', async () => {
  const staff = 900_001;
  const rows = cms.strapi.db.connection('staff_drafts');
  await cms.strapi.db.query('admin::user').create({
    data: { id: staff, email: 'gone@agency.example', firstname: 'Gone', isActive: true },
  });
  await rows
    .clone()
    .insert({ staff, form: 'reply', document: lead, content: '{}', at: Date.now() });
  await cms.strapi.db.query('admin::user').delete({ where: { id: staff } });
  expect(await rows.clone().where({ staff })).toEqual([]);
});
