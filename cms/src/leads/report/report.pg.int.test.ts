import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwnedListing, storeVisits } from '../../../test/build-owned';
import type { TestCms } from '../../../test/boot';
import { buildEnvironment } from '../../../test/environment';
import { logIn } from '../../../test/log-in';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import type * as EmptySearches from '../../listings/search/empty-searches';
import { loadCompiled } from '../../../test/load-compiled';
import type { Report, ReportRow } from './report-responses';

const { recordEmptySearch, forgetEmptySearches } = loadCompiled(
  'listings/search/empty-searches.js',
) as typeof EmptySearches;

const lead = 'api::lead.lead';
const hourMs = 3600 * 1000;

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;
let editor: number;
let sequence = 0;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
  const user = await cms.strapi.db.query('admin::user').findOne({ where: { firstname: 'Agency' } });
  editor = (user as { id: number }).id;
  await writeEverything();
});

afterAll(() => cms.stop());

async function writeLead(at: string, data: object = {}, hours: number | null = null) {
  const { documentId } = await cms.strapi.documents(lead).create({
    data: {
      kind: 'contact-me',
      state: 'new',
      language: 'nl',
      submissionId: `report-${sequence++}`,
      lastName: 'Peeters',
      newsletter: false,
      ...data,
    },
  });
  const created = new Date(at);
  const isText = cms.strapi.db.dialect.client === 'postgres';
  await cms.strapi.db
    .connection('leads')
    .where({ document_id: documentId })
    .update({ created_at: isText ? created : created.getTime() });
  if (hours !== null) await answer(documentId, created.getTime() + hours * hourMs, editor);
}

async function answer(documentId: string, at: number, staff: number | null): Promise<void> {
  const key = `report-act-${sequence++}`;
  const row = { key, lead: documentId, at, staff, act: 'reply', detail: '' };
  await cms.strapi.db.connection('lead_acts').insert(row);
}

async function writeEverything(): Promise<void> {
  const loft = await createOwnedListing(cms, 'R1', null, { officeKey: 'north' });
  await createOwnedListing(cms, 'R2', null);
  await createOwnedListing(cms, 'R3', null, { availability: 'sold' });
  await createOwnedListing(cms, 'R4', null);
  const agreed = { state: 'confirmed', start: '2026-03-20T09:00:00.000Z' };
  const immoweb = { channel: 'portal', source: 'immoweb' };
  // Just before and after the first day in Brussels.
  await writeLead('2026-03-01T22:59:59Z');
  await writeLead('2026-03-01T23:00:00Z', { listing: loft, ...immoweb, assignee: editor }, 1);
  await writeLead('2026-03-09T10:00:00Z', { listing: loft, ...immoweb }, 24);
  await writeLead('2026-03-10T10:00:00Z', { kind: 'purchase-offer', listing: loft }, 25);
  await writeLead('2026-03-11T10:00:00Z', { kind: 'contact-appointment', appointment: agreed });
  await writeLead('2026-03-12T10:00:00Z', { kind: 'rent-application', officeKey: 'south' });
  await writeLead('2026-03-12T10:00:00Z', { state: 'spam', ...immoweb });
  await writeLead('2026-03-12T10:00:00Z', { kind: 'sign-newsletter' });
  await writeLead('2026-03-15T22:59:59Z', { channel: 'campaign', source: '=1+1' });
  await writeLead('2026-03-15T23:00:00Z');
  await storeVisits(cms, 'R1', { '2026-03-03': 90 });
  await storeVisits(cms, 'R2', { '2026-03-02': 6, '2026-03-15': 5, '2026-03-16': 80 });
  await storeVisits(cms, 'R3', { '2026-03-03': 90 });
  await storeVisits(cms, 'R4', { '2026-03-03': 9 });
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  for (const day of ['2026-03-02', '2026-03-15', '2026-03-16', '2024-01-01']) {
    await recordEmptySearch(cms.strapi, 'fr', ' Château  à la mer', at(day));
  }
  await recordEmptySearch(cms.strapi, 'nl', 'kasteel', at('2026-03-03'));
  for (const text of ['jan@example.org', '0470 12 34 56', 'x', 'w'.repeat(61)]) {
    await recordEmptySearch(cms.strapi, 'nl', text, at('2026-03-03'));
    await recordEmptySearch(cms.strapi, 'nl', text, at('2026-03-03'));
  }
}

const query = '?from=2026-03-02&to=2026-03-15';

async function readReport(): Promise<Report> {
  const { status, body } = await asAdministrator<Report>('GET', `/agency/report${query}`);
  expect(status).toBe(200);
  return body;
}

/** Counts with a statement that has nothing in common with the report's. */
async function count(where: string): Promise<number> {
  const isText = cms.strapi.db.dialect.client === 'postgres';
  const [from, to] = ['2026-03-01T23:00:00Z', '2026-03-15T23:00:00Z'].map((moment) =>
    isText ? `'${moment}'` : Date.parse(moment),
  );
  const answer = (await cms.strapi.db.connection.raw(
    `select count(*) as n from leads l
     where l.created_at >= ${from} and l.created_at < ${to} and l.state <> 'spam'
       and l.kind not in ('sign-newsletter', 'testimonial', 'job', 'send-to-friend', 'owner-question')
       and ${where}`,
  )) as { n: number }[] | { rows: { n: number }[] };
  return Number(('rows' in answer ? answer.rows : answer)[0]?.n);
}

const answeredWithin = (hours: number): string => {
  const isText = cms.strapi.db.dialect.client === 'postgres';
  const created = isText ? 'extract(epoch from l.created_at) * 1000' : 'l.created_at';
  return `exists (select 1 from lead_acts a where a.lead = l.document_id and a.act in ('reply', 'call', 'visit')
    and a.at - ${created} <= ${hours * hourMs})`;
};
const aboutLoft = `exists (select 1 from leads_listing_lnk k join listings g on g.id = k.listing_id
  where k.lead_id = l.id and g.reference = 'R1')`;

test('STAFF-7 the totals of the report are those of plain SQL', async () => {
  const { total } = await readReport();
  expect(total).toEqual({
    leads: await count('1 = 1'),
    visits: await count(`l.id in (select c.entity_id from leads_cmps c
      join components_lead_appointments v on v.id = c.cmp_id
      where c.component_type = 'lead.appointment' and v.state = 'confirmed')`),
    offers: await count(`l.kind in ('purchase-offer', 'rent-application')`),
    answered: await count(answeredWithin(9999)),
    answeredInDay: await count(answeredWithin(24)),
    medianHours: 24,
  });
  expect(total).toMatchObject({ leads: 6, visits: 1, offers: 2, answered: 3, answeredInDay: 2 });
});

test('STAFF-7 every table of the report adds up, and its rows are those of plain SQL', async () => {
  const report = await readReport();
  const sum = (rows: ReportRow[]): number => rows.reduce((all, { leads }) => all + leads, 0);
  for (const table of ['sources', 'listings', 'offices', 'colleagues', 'weeks'] as const) {
    expect([table, sum(report[table])]).toEqual([table, report.total.leads]);
  }
  const find = (rows: ReportRow[], name: string) =>
    rows.find((row) => row.name.includes(name))?.leads;
  expect(find(report.sources, 'Immoweb')).toBe(await count(`l.source = 'immoweb'`));
  expect(find(report.listings, 'R1')).toBe(await count(aboutLoft));
  expect(find(report.offices, 'north')).toBe(await count(aboutLoft));
  expect(find(report.offices, 'south')).toBe(await count(`l.office_key = 'south'`));
  expect(report.colleagues[1]).toMatchObject({ leads: 1, answered: 1 });
  expect(report.weeks.map(({ name, leads }) => [name, leads])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-09', 5],
  ]);
});

test('STAFF-7 a week without leads is a row too', async () => {
  const { body } = await asAdministrator<Report>(
    'GET',
    '/agency/report?from=2026-03-12&to=2026-03-24',
  );
  expect(body.weeks.map(({ name }) => name)).toEqual(['2026-03-09', '2026-03-16', '2026-03-23']);
  expect(body.weeks[2]).toMatchObject({ leads: 0, medianHours: null });
});

test('STAFF-7 listings on offer that many looked at and nobody wrote about are listed', async () => {
  const { quietListings } = await readReport();
  expect(quietListings.map(({ reference, views }) => [reference, views])).toEqual([['R2', 11]]);
});

test('STAFF-7 words searched without results are listed, and none that may name a person', async () => {
  const { emptySearches } = await readReport();
  expect(emptySearches).toEqual([{ words: 'chateau a la mer', searches: 2 }]);
  const kept = (): Promise<string[]> => cms.strapi.db.connection('empty_searches').pluck('words');
  expect(new Set(await kept())).toEqual(new Set(['chateau a la mer', 'kasteel']));
  await forgetEmptySearches(cms.strapi, new Date('2026-03-20T12:00:00Z'));
  expect(await cms.strapi.db.connection('empty_searches').where('day', '<', '2025-01-01')).toEqual(
    [],
  );
});

test('STAFF-7 a search of the site without results is counted, one with results is not', async () => {
  const search = `query ($text: String) {
    searchListings(language: "nl", filter: { goal: sale, text: $text }) { total }
  }`;
  await cms.query(search, { text: 'Zeppelin hangar' });
  await cms.query(search, { text: 'R1' });
  await cms.query(search, {});
  const rows = cms.strapi.db.connection('empty_searches').where('words', 'like', 'zeppelin%');
  expect(await rows).toMatchObject([{ words: 'zeppelin hangar', searches: 1, language: 'nl' }]);
  expect(await cms.strapi.db.connection('empty_searches').where({ words: 'r1' })).toEqual([]);
});

test('STAFF-7 a table of the report is a file without formulas', async () => {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = buildEnvironment();
  const token = await logIn(cms.url, ADMIN_EMAIL, ADMIN_PASSWORD);
  const address = `${cms.url}/agency/report.csv${query}&table=sources`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines[0]).toMatch(/^Found through;Source;Leads;/);
  expect(lines).toContain('Portal;Immoweb;2;0;0;2;2;12.5');
  expect(lines).toContain("Campaign;'=1+1;1;0;0;0;0;");
  expect((await asAdministrator('GET', `/agency/report.csv${query}&table=leads`)).status).toBe(400);
});

test.each(['?from=2026-03-02&to=2026-03-01', '?from=2020-01-01&to=2026-01-01', '?from=x'])(
  'STAFF-7 there is no report of %s',
  async (period) => {
    expect((await asAdministrator('GET', `/agency/report${period}`)).status).toBe(400);
  },
);

test('STAFF-7 the report is for those who manage the agency', async () => {
  expect((await asEditor('GET', `/agency/report${query}`)).status).toBe(403);
  expect((await asEditor('GET', `/agency/report.csv${query}&table=weeks`)).status).toBe(403);
});
