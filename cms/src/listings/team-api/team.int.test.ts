import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { storeMailedLead } from '../../../test/build-mailed-lead';
import { loadCompiled } from '../../../test/load-compiled';
import { useCms } from '../../../test/use-cms';
import type * as Queue from '../../leads/mails/queue-lead-mails';
import { importSnapshot } from '../import/import-snapshot';

const { queueLeadMails } = loadCompiled('leads/mails/queue-lead-mails.js') as typeof Queue;

const office = {
  ID: 'north',
  Name: { nl: 'Noord', fr: 'Nord', en: 'North', de: 'Nord' },
  Street: 'Kaai 1',
  Zip: '1000',
  City: 'Brussel',
  Phone: '+32 2 555 01 00',
  Email: 'north@agency.example',
  Zips: '1000, 1050',
};
const ann = {
  ID: 'ann',
  Name: 'Ann Peeters',
  Role: { nl: 'Verkoop', fr: 'Vente', en: 'Sales', de: 'Verkauf' },
  OfficeID: 'north',
  Phone: '+32 2 555 01 01',
  Email: 'ann.at.home@private.example',
  Languages: 'nl, fr',
  Registration: '501.234',
};

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('empty');
});

afterAll(() => cms?.stop());

function bringIn(agents: unknown[]) {
  const source = buildSnapshot(
    [
      buildListing({ ID: '1', AgentID: 'ann', OfficeID: 'north' }),
      buildListing({ ID: '2', AgentID: 'ann', Status: 2 }),
      buildListing({ ID: '3', AgentID: 'nobody', OfficeID: 'north' }),
      buildListing({ ID: '4', OfficeID: 'north' }),
      buildListing({ ID: '5' }),
    ],
    { agents, offices: [office] },
  );
  return importSnapshot(cms.strapi, {
    source,
    storePicture: () => Promise.resolve(0),
    force: true,
  });
}

interface Detail {
  listingDetail: { agent: { name: string; phone: string } | null; office: { name: string } | null };
}

async function findTeamOf(id: string, language = 'nl') {
  const { data } = await cms.query<Detail>(
    `query ($id: String!, $language: String!) {
      listingDetail(language: $language, id: $id) { agent { name phone } office { name } }
    }`,
    { id, language },
  );
  const { agent, office: own } = data?.listingDetail ?? { agent: null, office: null };
  return [agent?.name ?? null, own?.name ?? null];
}

test('AGENT-1 an import brings agents and offices; a listing has both or neither', async () => {
  const report = await bringIn([ann, { ID: 'bob', Name: 'Bob', OfficeID: 'north', Phone: 'soon' }]);
  expect(report.outcome).toBe('done');
  expect(report.problems.map(({ id, field }) => [id, field])).toEqual(
    expect.arrayContaining([
      ['3', 'AgentID'],
      ['4', 'OfficeID'],
      ['bob', 'phone'],
    ]),
  );
  expect(report.problems.find(({ id }) => id === 'bob')?.message).toContain('such as +32 2');
  expect(await findTeamOf('1')).toEqual(['Ann Peeters', 'Noord']);
  expect(await findTeamOf('1', 'en')).toEqual(['Ann Peeters', 'North']);
  for (const id of ['3', '4', '5']) expect(await findTeamOf(id)).toEqual([null, null]);
});

test('AGENT-2 an agent has what is on offer and what was sold', async () => {
  const { data } = await cms.query<{
    teamListings: Record<'onOffer' | 'closed', { id: string }[]>;
  }>(`{ teamListings(language: "nl", agent: "ann") { onOffer { id } closed { id } } }`);
  const listed = data?.teamListings;
  expect([listed?.onOffer, listed?.closed]).toEqual([[{ id: '1' }], [{ id: '2' }]]);
});

test('AGENT-3 the mailbox of an agent is in no answer of the schema', async () => {
  const { data } = await cms.query(
    `{ team(language: "nl") { agents { name phone } offices { mail } } }`,
  );
  expect(JSON.stringify(data)).toContain('north@agency.example');
  const { errors } = await cms.query(`{ team(language: "nl") { agents { mail } } }`);
  expect(JSON.stringify(errors)).toContain('Cannot query field');
});

test('AGENT-3 a lead about a listing goes to the agent, copy to the office; its visit is theirs', async () => {
  const listing = await cms.strapi.db
    .query('api::listing.listing')
    .findOne({ where: { reference: '1' } });
  const appointment = {
    state: 'confirmed',
    start: '2026-12-01T09:00:00.000Z',
    end: '2026-12-01T09:30:00.000Z',
  };
  const lead = { kind: 'contact-appointment', language: 'nl', appointment, listing: listing?.id };
  expect(await mail(lead)).toMatchObject([
    { recipient: 'ann.at.home@private.example', reply_to: 'an@example.org' },
    { recipient: 'north@agency.example', reply_to: 'an@example.org' },
    { recipient: 'an@example.org', reply_to: 'ann.at.home@private.example' },
  ]);
  const [, , visitor] = await readMails();
  expect(visitor?.text).toContain('Ann Peeters\nVerkoop\nNoord\n+32 2 555 01 01');
  const [file] = JSON.parse(visitor?.attachments ?? '[]') as { content: string }[];
  const calendar = Buffer.from(file?.content ?? '', 'base64')
    .toString()
    .replace(/\r\n /g, '');
  expect(calendar).toMatch(/ORGANIZER;CN="?Ann Peeters"?:MAILTO:ann.at.home@private.example/i);
});

test('AGENT-3 a form on a page goes to whom it is of; who is absent is passed over', async () => {
  const form = { kind: 'site-contact', language: 'nl', agentKey: 'ann' };
  expect((await mail(form))[0]?.recipient).toBe('ann.at.home@private.example');
  await bringIn([{ ...ann, Presence: 'absent' }]);
  expect((await mail(form)).map(({ recipient }) => recipient)).toEqual([
    'north@agency.example',
    'an@example.org',
  ]);
});

test('AGENT-3 who left the snapshot is blocked: on no page, the office stays', async () => {
  const report = await bringIn([]);
  expect(report.message).toBe('agents: 0 written, 1 blocked');
  expect(await findTeamOf('1')).toEqual([null, 'Noord']);
  const { data } = await cms.query<{ team: { agents: unknown[] } }>(
    `{ team(language: "nl") { agents { name } } }`,
  );
  expect(data?.team.agents).toEqual([]);
});

async function mail(lead: { kind: string; language: string } & Record<string, unknown>) {
  await cms.strapi.db.query('api::outbox-mail.outbox-mail').deleteMany({});
  await queueLeadMails(cms.strapi, await storeMailedLead(cms.strapi, lead));
  return readMails();
}

interface Mail {
  recipient: string;
  reply_to: string | null;
  text: string;
  attachments: string;
}

async function readMails(): Promise<Mail[]> {
  return (await cms.strapi.db.connection('outbox_mails').orderBy('id')) as Mail[];
}
