import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { openOwner, type OpenOwner } from '../../../test/open-owner';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../../listings/import/import-snapshot';
import { OWNER } from '../accounts/owner-type';
import { sendReports } from './send-reports';

const due = new Date('2028-06-12T06:00:00Z');
const hash = '$2a$10$mskqH6tkbjSRRJWJ0XW/c.8z6tQcPlwqKOgOCf0GKNNaZs26ShwFa';
const office = {
  ID: 'north',
  Name: { nl: 'Noord', fr: 'Nord', en: 'North', de: 'Nord' },
  Street: 'Kaai 1',
  Zip: '1000',
  City: 'Brussel',
  Phone: '+32 2 555 01 00',
  Email: 'north@agency.example',
};
const team = {
  OfficeID: 'north',
  Role: { nl: 'Verkoop', fr: 'Vente', en: 'Sales', de: 'Verkauf' },
};
const ann = { ...team, ID: 'ann', Name: 'Ann Peeters', Phone: '+32 2 555 01 01' };
const bob = { ...team, ID: 'bob', Name: 'Bob Smets', Phone: '+32 2 555 01 02' };

let cms: TestCms;
let owner: OpenOwner;

beforeAll(async () => {
  cms = await useCms('empty');
  const source = buildSnapshot(
    [buildListing({ ID: '1', AgentID: 'ann' }), buildListing({ ID: '2', AgentID: 'bob', Goal: 1 })],
    { agents: [ann, bob], offices: [office] },
  );
  const report = await importSnapshot(cms.strapi, {
    source,
    storePicture: () => Promise.resolve(0),
    force: true,
  });
  expect(report.problems).toEqual([]);
  owner = await openOwner(cms, { email: 'contact@example.org', language: 'nl' });
  await cms.strapi.db.query(OWNER).update({ where: { id: owner.id }, data: { password: hash } });
}, 300_000);

afterAll(() => cms.stop());

async function own(references: readonly string[]): Promise<void> {
  const listings = cms.strapi.db.query('api::listing.listing');
  for (const reference of ['1', '2']) {
    const data = { owner: references.includes(reference) ? owner.id : null };
    await listings.update({ where: { reference }, data });
  }
}

async function readReport(): Promise<string> {
  await cms.strapi.db.connection('outbox_mails').delete();
  await cms.strapi.db.connection('up_users').update({ reported_week: null });
  await sendReports(cms.strapi, due);
  const [mail] = (await cms.strapi.db
    .connection('outbox_mails')
    .where({ kind: 'owner-report' })) as { text: string }[];
  return mail?.text ?? '';
}

async function findColleague(listing: string, session = owner.session) {
  const { data } = await cms.query<{
    ownerColleague: { agent: { name: string } | null; office: { name: string } | null } | null;
  }>(
    `query ($session: String!, $listing: String!) {
      ownerColleague(session: $session, listing: $listing, language: "nl") {
        agent { name }
        office { name }
      }
    }`,
    { session, listing },
  );
  return data?.ownerColleague;
}

test('OWN-9 AGENT-1 a report about several colleagues names each beside their own listing', async () => {
  await own(['1', '2']);
  const text = await readReport();
  expect(text).toContain('Uw contactpersoon: Ann Peeters, +32 2 555 01 01');
  expect(text).toContain('Uw contactpersoon: Bob Smets, +32 2 555 01 02');
});

test('OWN-9 AGENT-1 a report about one colleague names them once', async () => {
  await own(['1']);
  const text = await readReport();
  expect(text).toContain('Ann Peeters');
  expect(text).not.toContain('Bob Smets');
  expect(text.split('Ann Peeters')).toHaveLength(2);
});

test('OWN-8 AGENT-1 the portal names whom the mail names, to the owner alone', async () => {
  await own(['2']);
  expect(await findColleague('2')).toEqual({
    agent: { name: 'Bob Smets' },
    office: { name: 'Noord' },
  });
  expect(await findColleague('1')).toBeNull();
  const other = await openOwner(cms);
  expect(await findColleague('2', other.session)).toBeNull();
});
