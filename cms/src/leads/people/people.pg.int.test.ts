import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { createLead } from '../../../test/build-lead';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { forgetUnusedContacts } from './merged-contacts';

const LEAD = 'api::lead.lead';

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
});

afterAll(() => cms.stop());

beforeEach(async () => {
  await cms.strapi.db.connection('person_contacts').delete();
  for (const { documentId } of await cms.strapi.documents(LEAD).findMany({})) {
    await cms.strapi.documents(LEAD).delete({ documentId });
  }
});

interface Person {
  emails: string[];
  phones: string[];
  leads: { documentId: string }[];
  subscriptions: object[];
}

async function find(text: string): Promise<[string, number][]> {
  const path = '/agency/people/find';
  const { body } = await asEditor<{ name: string; count: number }[]>('POST', path, { text });
  return body.map(({ name, count }) => [name, count]);
}

async function open(documentId: string): Promise<Person> {
  return (await asEditor<Person>('GET', `/agency/people/lead/${documentId}`)).body;
}

const merge = (one: string, other: string) =>
  asEditor('POST', '/agency/people/merge', {
    one: { source: 'lead', documentId: one },
    other: { source: 'lead', documentId: other },
  });

const byPhone = { email: null, firstName: 'Zoé', lastName: 'Straßer', phone: '+32 470/12.34.56' };

test('STAFF-2 STAFF-3 a person is found by any spelling of name or phone, once', async () => {
  await createLead(cms, byPhone);
  await createLead(cms, { ...byPhone, phone: '0470 12 34 56' });
  await createLead(cms, { firstName: 'Zoë', lastName: 'Strasser', email: 'zoe@example.org' });
  const cases: [string, ...[string, number][]][] = [
    ['zoe strasser', ['Zoë Strasser', 1], ['Zoé Straßer', 2]],
    ['ZOÉ STRASSER', ['Zoë Strasser', 1], ['Zoé Straßer', 2]],
    ['0032 470 12 34 56', ['Zoé Straßer', 2]],
    ['470123', ['Zoé Straßer', 2]],
    ['zoe@EXAMPLE.org', ['Zoë Strasser', 1]],
    ['nobody'],
    ['%'],
    [''],
  ];
  for (const [text, ...people] of cases)
    expect([text, ...(await find(text))]).toEqual([text, ...people]);
});

test('STAFF-3 a phone is one, however it is spelled, and finds whoever left it beside a name', async () => {
  await createLead(cms, { ...byPhone, phone: '+32 470 12 34 56' });
  const latest = await createLead(cms, { ...byPhone, phone: '0470 12 34 56' });
  const wife = { firstName: 'Ann', lastName: 'Maes', email: 'ann@example.org' };
  await createLead(cms, { ...wife, phone: '0470/123456' });
  const { phones } = await open(latest);
  expect(phones).toEqual(['0470 12 34 56']);
  const body = { text: 'Zoé Straßer', also: phones };
  const found = (await asEditor('POST', '/agency/people/find', body)).body;
  expect(found).toMatchObject([
    { name: 'Ann Maes', count: 1 },
    { name: 'Zoé Straßer', count: 2 },
  ]);
});

test('STAFF-3 nobody is merged by guess, staff merge and split by hand', async () => {
  const phoned = await createLead(cms, byPhone);
  const mailed = await createLead(cms, { ...byPhone, email: 'zoe@example.org' });
  const moved = await createLead(cms, { ...byPhone, email: 'zoe.new@example.org' });
  const data = { email: 'zoe.new@example.org', language: 'nl', state: 'active' };
  await cms.strapi.documents('api::subscription.subscription').create({ data: data });
  expect((await open(mailed)).leads).toMatchObject([{ documentId: mailed }]);
  expect((await open(phoned)).leads).toMatchObject([{ documentId: phoned }]);

  expect((await merge(mailed, moved)).status).toBe(200);
  expect((await merge(moved, phoned)).status).toBe(200);
  expect((await merge(mailed, mailed)).status).toBe(400);
  const person = await open(phoned);
  expect(person.leads.map(({ documentId }) => documentId)).toEqual([moved, mailed, phoned]);
  expect(person.subscriptions).toHaveLength(1);
  expect(await find('strasser')).toEqual([['Zoé Straßer', 3]]);
  for (const lead of [phoned, mailed, moved]) {
    expect((await asEditor('GET', `/agency/inbox/leads/${lead}`)).body.others).toBe(2);
  }

  await asEditor('POST', '/agency/people/split', { contact: 'email:zoe.new@example.org' });
  expect((await open(phoned)).leads.map(({ documentId }) => documentId)).toEqual([mailed, phoned]);
  expect((await open(moved)).leads).toMatchObject([{ documentId: moved }]);
});

test('STAFF-3 an erased person is merged with nobody, nor is one of whom nothing is kept', async () => {
  const one = await createLead(cms, { email: 'one@example.org' });
  const other = await createLead(cms, { email: 'other@example.org' });
  await merge(one, other);
  const address = 'one@example.org';
  const exported = await asEditor('POST', '/agency/privacy/export', { address });
  expect(exported.body.contacts).toEqual({ emails: [address, 'other@example.org'], phones: [] });
  await asAdministrator('POST', '/agency/privacy/erase', { address, confirmation: address });
  expect(await cms.strapi.db.connection('person_contacts')).toEqual([]);

  const third = await createLead(cms, { email: 'third@example.org' });
  await merge(other, third);
  await cms.strapi.documents(LEAD).delete({ documentId: third });
  expect(await forgetUnusedContacts(cms.strapi)).toBe(1);
  expect(await cms.strapi.db.connection('person_contacts')).toEqual([]);
});

test.each([
  ['POST', '/agency/people/find', { text: 1 }, 400],
  ['POST', '/agency/people/find', { text: '', also: [1] }, 400],
  ['POST', '/agency/people/merge', {}, 400],
  ['POST', '/agency/people/split', { contact: {} }, 400],
  ['GET', '/agency/people/user/zzzzzzzzzzzzzzzzzzzzzzzz', undefined, 404],
  ['GET', '/agency/people/lead/zzzzzzzzzzzzzzzzzzzzzzzz', undefined, 404],
])('STAFF-3 %s %s with %j is refused', async (method, path, body, status) => {
  expect((await asEditor(method, path, body)).status).toBe(status);
});
