import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { createLead } from '../../../test/build-lead';
import { createOwnedListing } from '../../../test/build-owned';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { buildMessageId, findOrigin } from '../../platform/mail/mail-transport';
import { documentsOf } from '../../platform/database/documents';

const MAIL = 'api::outbox-mail.outbox-mail';
const TEMPLATE = 'api::reply-template.reply-template';

interface Mail {
  key: string;
  kind: string;
  text: string;
  language: string;
  recipient: string;
  headers: Record<string, string>;
}

interface Act {
  act: string;
  detail: string;
  staff: string | null;
}

let cms: TestCms;
let asEditor: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor } = await openAdmins(cms));
});

afterAll(() => cms.stop());

const reply = (lead: string, body: object) =>
  asEditor('POST', `/agency/inbox/leads/${lead}/reply`, body);

async function listMails(lead: string): Promise<Mail[]> {
  const where = { lead: { documentId: lead } };
  return (await cms.strapi.db.query(MAIL).findMany({ where, orderBy: 'id' })) as Mail[];
}

async function read(lead: string): Promise<{ state: string; acts: Act[] }> {
  const { body } = await asEditor('GET', `/agency/inbox/leads/${lead}?language=en`);
  return body as { state: string; acts: Act[] };
}

test('STAFF-4 a reply is in the outbox once however often it is sent, below the mail before it', async () => {
  const lead = await createLead(cms, { remark: 'Is www.example.org yours?' });
  const body = { key: randomUUID(), subject: 'Votre message', text: 'Bonjour,\n\nMerci.' };
  const answers = await Promise.all([reply(lead, body), reply(lead, body), reply(lead, body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter((answer) => answer.body.isNew)).toHaveLength(1);
  await reply(lead, { ...body, key: randomUUID(), subject: 'Encore' });

  const [first, second, ...more] = (await listMails(lead))
    .filter(({ recipient }) => recipient === 'dupont@example.org')
    .filter(({ kind }) => kind === 'lead-reply');
  const thanks = (await listMails(lead)).find(({ kind }) => kind === 'lead-visitor');
  const { address } = await findOrigin(cms.strapi);
  const [thanked, replied] = [thanks, first].map((mail) =>
    buildMessageId(mail?.key ?? '', address),
  );
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    language: 'fr',
    headers: { 'Auto-Submitted': 'no', 'In-Reply-To': thanked, References: thanked },
  });
  expect(second?.headers).toMatchObject({
    'In-Reply-To': replied,
    References: `${thanked} ${replied}`,
  });
  expect(first?.text).toContain('Merci.');
  expect(first?.text).not.toContain('www.example.org');

  const { state, acts } = await read(lead);
  expect(state).toBe('open');
  expect(acts.map(({ act, detail, staff }) => [act, detail, staff])).toEqual([
    ['reply', 'Encore', 'Agency Editor'],
    ['state', 'open', 'Agency Editor'],
    ['reply', 'Votre message', 'Agency Editor'],
  ]);
});

test('STAFF-4 what has no key, subject or text of a reply is refused', async () => {
  const lead = await createLead(cms);
  const key = randomUUID();
  for (const body of [
    {},
    { key: 'x', subject: 'A', text: 'B' },
    { key, subject: ' ', text: 'B' },
    { key, subject: 'A', text: '' },
    { key, subject: 'A', text: 'x'.repeat(5001) },
  ]) {
    expect((await reply(lead, body)).status).toBe(400);
  }
  expect((await read(lead)).acts).toEqual([]);
});

test('STAFF-4 nothing is written to a lead without an address, or to one that is gone', async () => {
  const lead = await createLead(cms, { email: null, phone: '0470 12 34 56' });
  const body = { key: randomUUID(), subject: 'A', text: 'B' };
  expect((await reply(lead, body)).status).toBe(400);
  expect((await reply('zzzzzzzzzzzzzzzzzzzzzzzz', body)).status).toBe(404);
  expect((await read(lead)).acts).toEqual([]);
});

test('STAFF-4 templates are those of the form and of any, in the language of the lead', async () => {
  const write = async (kind: string | null, name: string): Promise<void> => {
    const data = {
      kind,
      name,
      subject: '{listing} {agency}',
      text: 'Bonjour {name},\n{colleague}',
    };
    await documentsOf(cms.strapi, TEMPLATE).create({ locale: 'fr', data: data });
  };
  await write(null, 'Toujours');
  await write('site-contact', 'Contact');
  await write('job', 'Emploi');
  const lead = await createLead(cms, { firstName: 'Zoé' });
  const { body } = await asEditor('GET', `/agency/inbox/leads/${lead}/templates`);
  expect(body).toMatchObject([
    { name: 'Toujours' },
    { name: 'Contact', text: 'Bonjour Zoé Dupont,\nAgency Editor' },
  ]);
});

test('STAFF-4 a template names a listing that is off the site by its reference', async () => {
  const documentId = await createOwnedListing(cms, '900', null);
  const data = { kind: 'contact-me', name: 'Visite', subject: 'Visite de {listing}', text: 'Oui.' };
  await documentsOf(cms.strapi, TEMPLATE).create({ locale: 'fr', data: data });
  const lead = await createLead(cms, { kind: 'contact-me', listing: '900' });
  const withdrawn = { state: 'withdrawn' };
  await documentsOf(cms.strapi, 'api::listing.listing').update({ documentId, data: withdrawn });
  const { body } = await asEditor('GET', `/agency/inbox/leads/${lead}/templates`);
  expect(body).toContainEqual(expect.objectContaining({ subject: 'Visite de 900' }));
});

test('STAFF-1 STAFF-4 what is done with a lead is recorded with who did it, and goes with the lead', async () => {
  const lead = await createLead(cms);
  const act = (body: object) => asEditor('POST', `/agency/inbox/leads/${lead}/acts`, body);
  const call = { act: 'call', key: randomUUID() };
  await act({ act: 'read' });
  expect((await act({ act: 'read' })).body).toEqual({ isNew: false });
  await act(call);
  expect((await act(call)).body).toEqual({ isNew: false });
  await act({ act: 'note', key: randomUUID(), text: ' Rings back ' });
  expect((await act({ act: 'note', key: randomUUID(), text: '' })).status).toBe(400);
  const change = (body: object) =>
    asEditor('POST', '/agency/inbox/change', { documentIds: [lead], ...body });
  await change({ act: 'followUp', day: '2026-12-01' });
  expect((await change({ act: 'followUp', day: '2026-02-30' })).status).toBe(400);
  await change({ act: 'assign' });
  await asEditor('PUT', `/content-manager/collection-types/api::lead.lead/${lead}`, {
    state: 'done',
  });
  const { acts } = await read(lead);
  expect(acts.map((row) => [row.act, row.detail]).reverse()).toEqual([
    ['read', ''],
    ['call', ''],
    ['note', 'Rings back'],
    ['followUp', '2026-12-01'],
    ['assign', 'Agency Editor'],
    ['state', 'done'],
  ]);
  expect(new Set(acts.map(({ staff }) => staff))).toEqual(new Set(['Agency Editor']));
  await documentsOf(cms.strapi, 'api::lead.lead').delete({ documentId: lead });
  expect(await cms.strapi.db.connection('lead_acts').where({ lead })).toEqual([]);
});
