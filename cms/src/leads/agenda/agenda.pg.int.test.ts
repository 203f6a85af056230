import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { createLead } from '../../../test/build-lead';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { addDays } from '@agency/domain/day';
import { atAgencyTime, agencyDay } from '../../platform/rules/agency-time';
import { documentsOf } from '../../platform/database/documents';

const MAIL = 'api::outbox-mail.outbox-mail';
const LEAD = 'api::lead.lead';
const SLOT = 'api::appointment-slot.appointment-slot';

interface Mail {
  kind: string;
  subject: string;
}

interface Visit {
  documentId: string;
  start: string;
  taken: number;
  host: { id: number } | null;
  visitors: { documentId: string }[];
}

const tomorrow = addDays(agencyDay(new Date()), 1);
let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
});

afterAll(() => cms.stop());

/** Plans as a user who has just opened the lead; `sequence` simulates an outdated page. */
async function plan(lead: string, body: object) {
  const { appointment } = (await asEditor('GET', `/agency/inbox/leads/${lead}`)).body as {
    appointment: { sequence: number } | null;
  };
  const sequence = appointment?.sequence ?? 0;
  return asEditor('POST', `/agency/inbox/leads/${lead}/visit`, { sequence, ...body });
}

async function listVisits(): Promise<Visit[]> {
  return (await asEditor<Visit[]>('GET', '/agency/agenda')).body;
}

async function listMails(lead: string): Promise<Mail[]> {
  const where = { lead: { documentId: lead }, kind: { $startsWith: 'visit-' } };
  return (await cms.strapi.db.query(MAIL).findMany({ where, orderBy: 'id' })) as Mail[];
}

async function createListing(reference: string): Promise<string> {
  const data = { reference, goal: 'sale', state: 'active', availability: 'available' };
  const made = await documentsOf(cms.strapi, 'api::listing.listing').create({ data: data });
  return made.documentId;
}

/** Creates a half-hour slot for visitors, in Brussels time. */
async function createMoment(listing: string, days: number, time: string): Promise<string> {
  const start = atAgencyTime(addDays(tomorrow, days), time);
  const end = new Date(start.getTime() + 1_800_000);
  const data = { start, end, capacity: 1, listing };
  return (await documentsOf(cms.strapi, SLOT).create({ data: data })).documentId;
}

test('STAFF-5 a plan sent twice makes its moments once, and is refused as a whole', async () => {
  const body = {
    listing: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    from: addDays(tomorrow, 10),
    until: addDays(tomorrow, 11),
    start: '10:00',
    end: '12:00',
    minutes: 30,
    capacity: 2,
    host: null,
  };
  const make = (changes: object) =>
    asEditor('POST', '/agency/agenda/moments', { ...body, ...changes });
  expect((await make({})).body).toEqual({ made: 8, known: 0 });
  expect((await make({ until: addDays(tomorrow, 12) })).body).toEqual({ made: 4, known: 8 });
  for (const wrong of [
    { weekdays: [] },
    { start: '25:00' },
    { from: '2026-02-30' },
    { host: 999_999 },
    { listing: 'zzzzzzzzzzzzzzzzzzzzzzzz' },
    { until: addDays(tomorrow, 400) },
  ]) {
    expect([wrong, (await make(wrong)).status]).toEqual([wrong, 400]);
  }
  const atOnce = [1, 2].map(() =>
    make({ from: addDays(tomorrow, 13), until: addDays(tomorrow, 13) }),
  );
  const made = (await Promise.all(atOnce)).map(({ body: answer }) => answer.made);
  expect(made.sort()).toEqual([0, 4]);
  expect(await cms.strapi.db.query(SLOT).count()).toBe(16);
  expect((await asEditor('GET', '/agency/agenda?from=yesterday')).status).toBe(400);
});

test('STAFF-1 STAFF-5 a visit is planned from its lead, moved with a mail to all and called off', async () => {
  const lead = await createLead(cms);
  const own = { day: tomorrow, time: '10:00', minutes: 30 };
  expect((await plan(lead, { ...own, day: '2020-01-01' })).status).toBe(400);
  expect((await plan(lead, own)).status).toBe(200);
  const visit = (await listVisits()).find(({ visitors }) => visitors.length > 0);
  expect(visit?.visitors).toMatchObject([{ documentId: lead }]);

  const other = await createLead(cms, { email: 'other@example.org' });
  expect((await plan(other, { slot: visit?.documentId })).status).toBe(400);
  await documentsOf(cms.strapi, SLOT).update({
    documentId: visit?.documentId ?? '',
    data: { capacity: 2 },
  });
  expect((await plan(other, { slot: visit?.documentId })).status).toBe(200);

  const to = { day: addDays(tomorrow, 1), time: '11:30' };
  const path = `/agency/agenda/moments/${visit?.documentId}/move`;
  expect((await asEditor('POST', path, { day: '2020-01-01', time: '10:00' })).status).toBe(400);
  expect((await asEditor('POST', path, to)).body).toMatchObject({ moved: 2 });
  expect((await asEditor('POST', path, to)).status).toBe(404);
  const moved = (await listVisits()).filter(({ visitors }) => visitors.length > 0);
  expect(moved).toMatchObject([
    { taken: 2, visitors: [{ documentId: lead }, { documentId: other }] },
  ]);
  for (const person of [lead, other]) {
    const mails = await listMails(person);
    expect(mails.map(({ kind }) => kind)).toEqual(['visit-confirmed', 'visit-confirmed']);
    expect(mails.map(({ subject }) => subject.includes('déplacée'))).toEqual([false, true]);
  }

  expect((await plan(lead, { cancel: true })).status).toBe(200);
  expect((await listMails(lead)).at(-1)?.kind).toBe('visit-cancelled');
  const { body } = await asEditor('GET', `/agency/inbox/leads/${lead}`);
  const acts = body.acts as { act: string; detail: string }[];
  const words = acts.filter(({ act }) => act === 'visit').map(({ detail }) => detail.split(' ')[0]);
  expect(words).toEqual(['cancelled', 'confirmed', 'confirmed']);
});

test('STAFF-5 a page that is not up to date plans nothing, and two presses are one visit', async () => {
  const lead = await createLead(cms, { email: 'stale@example.org' });
  const own = { day: tomorrow, time: '17:00', minutes: 30 };
  const presses = await Promise.all([1, 2].map(() => plan(lead, { ...own, sequence: 0 })));
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 400]);
  const visits = (await listVisits()).filter(({ visitors }) => visitors[0]?.documentId === lead);
  expect(visits).toHaveLength(1);
  const starts = { start: new Date(visits[0]?.start ?? '') };
  expect(await cms.strapi.db.query(SLOT).count({ where: starts })).toBe(1);
  expect((await plan(lead, { cancel: true })).status).toBe(200);
  const late = await plan(lead, { ...own, sequence: 1 });
  expect([late.status, late.body.error]).toMatchObject([400, { message: /Load the page again/ }]);
  expect((await plan(lead, own)).status).toBe(200);
});

test('STAFF-5 moments made at once overlap no other of their home', async () => {
  const listing = await createListing('planned-home');
  await createMoment(listing, 7, '10:15');
  const make = (start: string, end: string) =>
    asEditor('POST', '/agency/agenda/moments', {
      listing,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: addDays(tomorrow, 6),
      until: addDays(tomorrow, 8),
      start,
      end,
      minutes: 30,
      capacity: 1,
      host: null,
    });
  const refused = await make('09:30', '11:00');
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    expect.stringMatching(
      /^This home has a visiting moment on \d\d\/\d\d\/\d{4} from 10:15 to 10:45/,
    ),
  ]);
  const countMoments = () =>
    cms.strapi.db.query(SLOT).count({ where: { listing: { documentId: listing } } });
  expect(await countMoments()).toBe(1);
  // Existing slots are recognized; a slot ending when another begins does not overlap.
  expect((await make('09:45', '10:45')).body).toEqual({ made: 5, known: 1 });
  expect(await countMoments()).toBe(6);
});

test('STAFF-5 a home has one visit at a time, whoever plans it', async () => {
  const listing = await createListing('one-home');
  const moment = await createMoment(listing, 25, '10:30');
  const leadFor = async (name: string) => {
    const lead = await createLead(cms, { email: `${name}@example.org` });
    const data = { listing };
    await documentsOf(cms.strapi, LEAD).update({ documentId: lead, data });
    return lead;
  };
  const own = { day: addDays(tomorrow, 25), time: '10:30', minutes: 30 };
  const first = await leadFor('first');
  const overlapping = await plan(first, { ...own, time: '10:15' });
  expect([overlapping.status, overlapping.body.error?.message]).toEqual([
    400,
    expect.stringContaining('10:30'),
  ]);
  expect((await plan(first, own)).status).toBe(200);
  const countMoments = () =>
    cms.strapi.db.query(SLOT).count({ where: { listing: { documentId: listing } } });
  expect(await countMoments()).toBe(1);
  expect((await listVisits()).find(({ documentId }) => documentId === moment)).toMatchObject({
    taken: 1,
    visitors: [{ documentId: first }],
  });
  const second = await leadFor('second');
  expect((await plan(second, own)).body.error?.message).toMatch(/No place is left/);

  // Not in the agenda: only the host or the assignee can move it.
  const later = { ...own, time: '14:00' };
  const third = await leadFor('third');
  const atOnce = await Promise.all([second, third].map((lead) => plan(lead, later)));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 400]);
  const winner = atOnce[0]?.status === 200 ? second : third;
  expect((await plan(winner, { ...own, time: '14:10' })).status).toBe(200);
  const move = (time: string) =>
    asEditor('POST', `/agency/agenda/moments/${moment}/move`, { day: own.day, time });
  expect((await move('13:50')).body.error?.message).toContain('14:10');
  expect((await move('10:45')).status).toBe(200);
  const another = await createLead(cms, { email: 'another@example.org' });
  const data = { listing: await createListing('other-home') };
  await documentsOf(cms.strapi, LEAD).update({ documentId: another, data });
  expect((await plan(another, own)).status).toBe(200);
});

test('STAFF-5 who plans a visit reads when the home is taken, and a length that none has is refused', async () => {
  const listing = await createListing('hours-home');
  const lead = await createLead(cms, { email: 'hours@example.org' });
  await documentsOf(cms.strapi, LEAD).update({ documentId: lead, data: { listing } });
  const moment = await createMoment(listing, 28, '10:00');
  const own = { day: addDays(tomorrow, 28), time: '11:00', minutes: 30 };
  for (const minutes of [4, 241, 9999]) {
    const { status, body } = await plan(lead, { ...own, minutes });
    expect([status, body.error?.message]).toEqual([400, 'A visit lasts 5 to 240 minutes.']);
  }
  expect((await plan(lead, { ...own, minutes: 240 })).status).toBe(200);
  const { body } = await asEditor('GET', `/agency/inbox/leads/${lead}/moments`);
  const at = (time: string) => atAgencyTime(own.day, time).toISOString();
  // Slots without a listing are offered for every listing.
  expect(body).toMatchObject({
    moments: expect.arrayContaining([expect.objectContaining({ id: moment, start: at('10:00') })]),
    taken: [
      { start: at('10:00'), end: at('10:30') },
      { start: at('11:00'), end: at('15:00') },
    ],
  });
});

test('STAFF-5 a visit that would end after midnight is neither planned nor moved there', async () => {
  const lead = await createLead(cms, { email: 'midnight@example.org' });
  const own = { day: addDays(tomorrow, 22), time: '22:30', minutes: 240 };
  const late = 'A visit ends by midnight of the day it begins.';
  const { status, body } = await plan(lead, own);
  expect([status, body.error?.message]).toEqual([400, late]);
  expect((await plan(lead, { ...own, minutes: 90 })).status).toBe(200);
  const visit = (await listVisits()).find(({ visitors }) => visitors[0]?.documentId === lead);
  const path = `/agency/agenda/moments/${visit?.documentId}/move`;
  const moved = await asEditor('POST', path, { day: own.day, time: '22:45' });
  expect([moved.status, moved.body.error?.message]).toEqual([400, late]);
});

test('STAFF-5 nobody is shown a home during its open house, and who plans a visit reads its hours', async () => {
  const listing = await createListing('open-home');
  const day = addDays(tomorrow, 24);
  const made = await asEditor('POST', `/agency/listings/${listing}/open-houses`, {
    day,
    time: '10:00',
    minutes: 120,
    places: null,
    notes: {},
  });
  expect(made.status).toBe(200);
  const hours = new RegExp(
    `^This home has an open house on ${day.split('-').reverse().join('/')} from 10:00 to 12:00`,
  );
  const makeMoments = (start: string, end: string) =>
    asEditor('POST', '/agency/agenda/moments', {
      listing,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: addDays(day, -1),
      until: day,
      start,
      end,
      minutes: 30,
      capacity: 1,
      host: null,
    });
  const inBulk = await makeMoments('09:00', '10:30');
  expect([inBulk.status, inBulk.body.error?.message]).toEqual([400, expect.stringMatching(hours)]);
  // A slot that ends when it begins does not overlap.
  expect((await makeMoments('09:00', '10:00')).body).toEqual({ made: 4, known: 0 });

  const lead = await createLead(cms, { email: 'open-home@example.org' });
  await documentsOf(cms.strapi, LEAD).update({ documentId: lead, data: { listing } });
  const planned = await plan(lead, { day, time: '11:45', minutes: 30 });
  expect([planned.status, planned.body.error?.message]).toEqual([
    400,
    expect.stringMatching(hours),
  ]);
  const at = (time: string) => atAgencyTime(day, time).toISOString();
  expect((await asEditor('GET', `/agency/inbox/leads/${lead}/moments`)).body).toMatchObject({
    taken: expect.arrayContaining([{ start: at('10:00'), end: at('12:00') }]),
  });
  expect((await plan(lead, { day, time: '12:00', minutes: 30 })).status).toBe(200);
  const visit = (await listVisits()).find(({ visitors }) => visitors[0]?.documentId === lead);
  const path = `/agency/agenda/moments/${visit?.documentId}/move`;
  expect((await asEditor('POST', path, { day, time: '11:00' })).body.error?.message).toMatch(hours);
});

test('STAFF-4 STAFF-5 a new lead whose visit is planned is in progress, a closed one stays closed', async () => {
  const read = async (lead: string) =>
    (await asEditor('GET', `/agency/inbox/leads/${lead}`)).body.state as string;
  const lead = await createLead(cms, { email: 'taken-up@example.org' });
  expect(await read(lead)).toBe('new');
  expect((await plan(lead, { day: tomorrow, time: '08:00', minutes: 30 })).status).toBe(200);
  expect(await read(lead)).toBe('open');
  await documentsOf(cms.strapi, LEAD).update({ documentId: lead, data: { state: 'done' } });
  expect((await plan(lead, { day: tomorrow, time: '08:30', minutes: 30 })).status).toBe(200);
  expect(await read(lead)).toBe('done');
});

test('EDIT-11 STAFF-5 a visit is given to a colleague without a mail, or with its new hour', async () => {
  const lead = await createLead(cms, { email: 'handed-over@example.org' });
  const own = { day: addDays(tomorrow, 5), time: '19:00' };
  expect((await plan(lead, { ...own, minutes: 30 })).status).toBe(200);
  const find = async () =>
    (await listVisits()).find(({ visitors }) => visitors[0]?.documentId === lead);
  const move = async (body: object) =>
    asEditor('POST', `/agency/agenda/moments/${(await find())?.documentId}/move`, body);
  const countMails = async () => (await listMails(lead)).length;
  const { colleagues } = (
    await asEditor<{ colleagues: { id: number }[] }>('GET', '/agency/inbox/colleagues')
  ).body;
  const first = (await find())?.host?.id;
  const other = colleagues.find(({ id }) => id !== first)?.id;
  expect((await move({ ...own, host: 999_999 })).status).toBe(400);
  expect((await move({ ...own, host: other })).body).toMatchObject({ moved: 0 });
  expect([(await find())?.host?.id, await countMails()]).toEqual([other, 1]);
  expect((await move({ ...own, time: '19:30' })).body).toMatchObject({ moved: 1 });
  expect([(await find())?.host?.id, await countMails()]).toEqual([other, 2]);
  expect((await move({ ...own, host: first })).body).toMatchObject({ moved: 1 });
  expect([(await find())?.host?.id, await countMails()]).toEqual([first, 3]);
});

test('STAFF-5 two who move a moment at once move it once', async () => {
  const lead = await createLead(cms, { email: 'moved@example.org' });
  await plan(lead, { day: tomorrow, time: '18:00', minutes: 30 });
  const find = async () =>
    (await listVisits()).filter(({ visitors }) => visitors[0]?.documentId === lead);
  const [visit] = await find();
  const path = `/agency/agenda/moments/${visit?.documentId}/move`;
  const to = { day: addDays(tomorrow, 2), time: '18:30' };
  const answers = await Promise.all([1, 2].map(() => asEditor('POST', path, to)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const [moved, ...others] = await find();
  expect(others).toEqual([]);
  const where = { start: new Date(moved?.start ?? '') };
  expect(await cms.strapi.db.query(SLOT).count({ where })).toBe(1);
});

test('STAFF-5 a calendar has the coming visits, however many moments nobody chose', async () => {
  const lead = await createLead(cms, { lastName: 'Vijfhonderd' });
  const { body } = await asEditor('POST', '/agency/agenda/feed', { scope: 'all' });
  await plan(lead, { day: addDays(tomorrow, 30), time: '15:00', minutes: 30 });
  const slots = cms.strapi.db.connection('appointment_slots');
  const columns = ['start', 'end', 'capacity', 'taken', 'active'];
  const slot = (await slots.clone().where({ taken: 0 }).first(columns)) as object;
  const names = Array.from({ length: 501 }, (_, index) => `empty${index}`);
  await cms.strapi.db.connection.batchInsert(
    'appointment_slots',
    names.map((name) => ({ ...slot, document_id: name })),
    50,
  );
  const { pathname } = new URL(body.address as string);
  const text = await (await fetch(cms.url + pathname)).text();
  expect(text).toContain('Vijfhonderd');
  expect((await listVisits()).at(-1)?.visitors).toMatchObject([{ documentId: lead }]);
  await slots.clone().whereIn('document_id', names).delete();
  await asEditor('DELETE', '/agency/agenda/feed');
});

test('STAFF-5 who shows a listing reads what and where it is, in the agenda and in the calendar', async () => {
  const city = await documentsOf(cms.strapi, 'api::city.city').create({
    data: { key: 'elsene', name: 'ELSENE', zip: '1050' },
  });
  const listing = await documentsOf(cms.strapi, 'api::listing.listing').create({
    data: {
      reference: 'agenda-1',
      goal: 'sale',
      zip: '1050',
      houseNumber: '12',
      publishAddress: false,
      city: city.documentId,
      state: 'active',
      availability: 'available',
      texts: [
        { language: 'nl', street: 'Louizalaan' },
        { language: 'en', title: 'House with a garden' },
      ],
    },
  });
  const start = new Date(`${addDays(tomorrow, 20)}T10:00:00Z`);
  const slot = await documentsOf(cms.strapi, SLOT).create({
    data: {
      start,
      end: new Date(start.getTime() + 1_800_000),
      capacity: 1,
      listing: listing.documentId,
    },
  });
  const lead = await createLead(cms, { lastName: 'Waarheen' });
  const place = 'Louizalaan 12, 1050 Elsene';
  expect(await listVisits()).toContainEqual(
    expect.objectContaining({
      documentId: slot.documentId,
      listing: {
        documentId: listing.documentId,
        reference: 'agenda-1',
        title: 'House with a garden',
        place,
        agent: null,
      },
    }),
  );
  expect((await plan(lead, { slot: slot.documentId })).status).toBe(200);
  const { body } = await asEditor('POST', '/agency/agenda/feed', { scope: 'all' });
  const { pathname } = new URL(body.address as string);
  const text = await (await fetch(cms.url + pathname)).text();
  expect(text.replace(/\r\n /g, '')).toContain('LOCATION:Louizalaan 12\\, 1050 Elsene');
  expect(text.replace(/\r\n /g, '')).toContain('SUMMARY:House with a garden · ');
  await asEditor('DELETE', '/agency/agenda/feed');
});

test('STAFF-5 a calendar reads the visits at a secret address until it is renewed or ended', async () => {
  const lead = await createLead(cms, { lastName: 'Kalender, Ö', phone: '0470 12 34 56' });
  await plan(lead, { day: tomorrow, time: '15:00', minutes: 30 });
  const make = async (asWhom: RequestAdmin, scope: string): Promise<string> => {
    const { body } = await asWhom('POST', '/agency/agenda/feed', { scope });
    return new URL(body.address as string).pathname;
  };
  const read = async (path: string) => {
    const response = await fetch(cms.url + path);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const first = await make(asEditor, 'own');
  const { text, headers } = await read(first);
  expect(headers.get('content-type')).toContain('text/calendar');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text.replace(/\r\n /g, '')).toContain('Kalender\\, Ö');
  expect(text).toMatch(/^X-WR-CALNAME:.+$/m);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const others = await make(asAdministrator, 'own');
  expect((await read(others)).text).not.toContain('Kalender');
  expect((await read(await make(asAdministrator, 'all'))).text).toContain('Kalender');
  expect((await read(others)).status).toBe(404);

  const second = await make(asEditor, 'own');
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  const stored = (await cms.strapi.db.connection('calendar_feeds')) as object[];
  expect(JSON.stringify(stored)).not.toContain(second.slice(8, 30));
  expect((await asEditor('GET', '/agency/agenda/feed')).body).not.toHaveProperty('address');
  await asEditor('DELETE', '/agency/agenda/feed');
  expect((await read(second)).status).toBe(404);
  expect((await read('/visits/nothing.ics')).status).toBe(404);
});
