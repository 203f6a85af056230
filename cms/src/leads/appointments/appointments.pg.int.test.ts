import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildLead, createLead, sendLead } from '../../../test/build-lead';
import { buildEnvironment } from '../../../test/environment';
import { openAdmin, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { makeMailLink } from '../../platform/mail-links/mail-link';
import { documentsOf } from '../../platform/database/documents';

const slotUid = 'api::appointment-slot.appointment-slot';
const leadUid = 'api::lead.lead';
const hourMs = 3600 * 1000;
const environment = buildEnvironment();

let cms: TestCms;
let ask: RequestAdmin;
let listing: string;

beforeAll(async () => {
  cms = await useCms('empty');
  ask = await openAdmin(cms, environment.EDITOR_EMAIL, environment.EDITOR_PASSWORD);
  listing = await makeListing('100');
  await makeListing('200');
});

afterAll(() => cms.stop());

async function makeListing(reference: string, data: object = {}): Promise<string> {
  const { documentId } = await documentsOf(cms.strapi, 'api::listing.listing').create({
    data: {
      reference,
      goal: 'sale',
      state: 'active',
      availability: 'available',
      zip: '1000',
      ...data,
    },
  });
  return documentId;
}

/** Creates a one-hour slot that begins in this many hours. */
async function makeSlot(hours: number, data: object = {}): Promise<string> {
  const start = new Date(Date.now() + hours * hourMs);
  const end = new Date(start.getTime() + hourMs);
  const { documentId } = await documentsOf(cms.strapi, slotUid).create({
    data: { start, end, capacity: 1, active: true, listing, ...data },
  });
  return documentId;
}

const visit = (slot: string, overrides: object = {}) =>
  buildLead({ kind: 'contact-appointment', listing: '100', slot, ...overrides });

async function listFree(reference = '100'): Promise<Record<string, number>> {
  const query = 'query ($listing: String!) { appointmentSlots(listing: $listing) { id free } }';
  const { data, errors } = await cms.query<{ appointmentSlots: { id: string; free: number }[] }>(
    ...[query, { listing: reference }],
  );
  expect(errors).toBeUndefined();
  return Object.fromEntries((data?.appointmentSlots ?? []).map(({ id, free }) => [id, free]));
}

async function readTaken(documentId: string): Promise<number | undefined> {
  const slot = await documentsOf(cms.strapi, slotUid).findOne({ documentId });
  return (slot as { taken?: number } | null)?.taken;
}

interface Answer {
  listing: string;
  state: string;
}

const tokenOf = (lead: string) =>
  new URL(makeMailLink('fr', 'appointment', lead)).searchParams.get('t') ?? '';

async function cancel(token: string): Promise<Answer | null> {
  const mutation =
    'mutation ($token: String!) { cancelAppointment(token: $token) { listing state } }';
  const { data } = await cms.query<{ cancelAppointment: Answer | null }>(mutation, { token });
  return data?.cancelAppointment ?? null;
}

async function updateVisit(lead: string, change: object) {
  const query = { documentId: lead, populate: ['appointment'] };
  const stored = await documentsOf(cms.strapi, leadUid).findOne(query);
  const appointment = { id: stored?.appointment.id, ...change };
  return ask('PUT', `/content-manager/collection-types/${leadUid}/${lead}`, { appointment });
}

test('FORM-14 what is offered is in the future, open, free and of the listing', async () => {
  const free = await makeSlot(30, { capacity: 3 });
  const any = await makeSlot(31, { listing: null });
  await makeSlot(0.5);
  await makeSlot(-30);
  await makeSlot(32, { active: false });
  await makeSlot(33, { capacity: 0 });
  expect(await listFree()).toEqual({ [free]: 3, [any]: 1 });
  expect(await listFree('200')).toEqual({ [any]: 1 });
  expect(await listFree('nowhere')).toEqual({});
  await makeListing('300', { availability: 'sold' });
  expect(await listFree('300')).toEqual({});
});

test('ERR-8 visits are full when there are moments ahead and no place at any', async () => {
  const findIsFull = async (reference: string): Promise<boolean | undefined> => {
    const query = 'query ($listing: String!) { appointmentsFull(listing: $listing) }';
    const { data } = await cms.query<{ appointmentsFull: boolean }>(query, { listing: reference });
    return data?.appointmentsFull;
  };
  const full = await makeListing('400', { goal: 'rent' });
  expect(await findIsFull('nowhere')).toBe(false);
  const slots = await documentsOf(cms.strapi, slotUid).findMany({});
  for (const { documentId } of slots) await documentsOf(cms.strapi, slotUid).delete({ documentId });
  expect(await findIsFull('400')).toBe(false);
  const slot = await makeSlot(48, { listing: full, capacity: 0 });
  expect(await findIsFull('400')).toBe(true);
  await documentsOf(cms.strapi, slotUid).update({ documentId: slot, data: { capacity: 1 } });
  expect(await findIsFull('400')).toBe(false);
});

test('FORM-14 ERR-8 of fifty who ask for the last place at once one gets it', async () => {
  const slot = await makeSlot(40);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => sendLead(cms, visit(slot, { lastName: 'Fifty' }))),
  );
  const codes = answers.map(
    ({ data, errors }) => data?.createLead ?? errors?.[0]?.extensions?.code,
  );
  expect(codes.filter((code) => code === 'SLOT_FULL')).toHaveLength(49);
  expect(await readTaken(slot)).toBe(1);
  const where = { lastName: 'Fifty' };
  const leads = await cms.strapi.db
    .query(leadUid)
    .findMany({ where, populate: { appointment: { populate: ['slot'] } } });
  expect(leads).toMatchObject([
    { appointment: { state: 'confirmed', slot: { documentId: slot }, sequence: 0 } },
  ]);
  expect(await listFree()).not.toHaveProperty(slot);
});

test('FORM-14 the same form sent again takes one place', async () => {
  const slot = await makeSlot(41, { capacity: 5 });
  const lead = visit(slot);
  await Promise.all(Array.from({ length: 10 }, () => sendLead(cms, lead)));
  expect(await readTaken(slot)).toBe(1);
});

test('FORM-14 a moment that is closed, too soon, gone or of another listing is not booked', async () => {
  const elsewhere = await makeSlot(42);
  for (const lead of [
    visit(await makeSlot(42, { active: false })),
    visit(await makeSlot(0.5)),
    visit('gone'),
    visit(elsewhere, { listing: '200' }),
  ]) {
    const { errors } = await sendLead(cms, lead);
    expect(errors?.[0]?.extensions?.code).toBe('SLOT_FULL');
  }
  expect(await readTaken(elsewhere)).toBe(0);
});

test('FORM-8 FORM-14 without a moment, the hours that suit are asked for', async () => {
  const lead = await createLead(cms, {
    kind: 'contact-appointment',
    listing: '100',
    timeSlots: ['10:00-13:00'],
  });
  const stored = await documentsOf(cms.strapi, leadUid).findOne({
    documentId: lead,
    populate: ['appointment'],
  });
  expect(stored).toMatchObject({
    appointment: { state: 'requested', start: null },
    timeSlots: ['10:00-13:00'],
  });
});

test('FORM-14 a visitor cancels by the link of the mail, and the place is free once', async () => {
  const slot = await makeSlot(43, { capacity: 2 });
  const [lead, other] = await Promise.all([
    createLead(cms, visit(slot)),
    createLead(cms, visit(slot)),
  ]);
  expect(await readTaken(slot)).toBe(2);
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(tokenOf(lead))));
  expect(new Set(answers.map((answer) => answer?.state))).toEqual(new Set(['cancelled']));
  expect(await cancel(tokenOf(lead))).toEqual({ listing: '100', state: 'cancelled' });
  expect(await readTaken(slot)).toBe(1);
  expect(await listFree()).toMatchObject({ [slot]: 1 });
  expect(await cancel(`${other}.wrong`)).toBeNull();
  expect(await cancel(tokenOf('a'.repeat(24)))).toBeNull();
});

test('FORM-14 the link shows the visit', async () => {
  const slot = await makeSlot(44);
  const lead = await createLead(cms, visit(slot));
  const query =
    'query ($token: String!) { appointmentByToken(token: $token) { listing state start end } }';
  const { data } = await cms.query(query, { token: tokenOf(lead) });
  const stored = await documentsOf(cms.strapi, slotUid).findOne({ documentId: slot });
  expect(data?.appointmentByToken).toEqual({
    listing: '100',
    state: 'confirmed',
    start: stored?.start,
    end: stored?.end,
  });
  expect((await cms.query(query, { token: 'x' })).data?.appointmentByToken).toBeNull();
});

test('FORM-14 staff who cancel or delete a lead give its place back, once', async () => {
  const slot = await makeSlot(45, { capacity: 2 });
  const [one, two] = [await createLead(cms, visit(slot)), await createLead(cms, visit(slot))];
  expect((await updateVisit(one, { state: 'cancelled' })).status).toBe(200);
  expect(await readTaken(slot)).toBe(1);
  await updateVisit(one, { state: 'cancelled' });
  await cancel(tokenOf(one));
  expect(await readTaken(slot)).toBe(1);
  await documentsOf(cms.strapi, leadUid).delete({ documentId: two });
  await documentsOf(cms.strapi, leadUid).delete({ documentId: one });
  expect(await readTaken(slot)).toBe(0);
});

test('FORM-14 staff who confirm a visit take a seat, and are told when none is left', async () => {
  const slot = await makeSlot(46);
  const first = await createLead(cms, visit(slot));
  await updateVisit(first, { state: 'cancelled' });
  await createLead(cms, visit(slot));
  const { status, body } = await updateVisit(first, { state: 'confirmed' });
  expect([status, body.error?.message]).toEqual([
    ...[400, 'No place is left at this moment; choose another one.'],
  ]);
  expect(await readTaken(slot)).toBe(1);
  const later = await makeSlot(47);
  const { id } = (await cms.strapi.db.query(slotUid).findOne({ where: { documentId: later } })) as {
    id: number;
  };
  await updateVisit(first, { state: 'confirmed', slot: { set: [{ id, documentId: later }] } });
  expect([await readTaken(slot), await readTaken(later)]).toEqual([1, 1]);
});

test('FORM-14 a visit that staff confirm, move or cancel is mailed with its calendar file', async () => {
  const lead = await createLead(cms, {
    kind: 'contact-appointment',
    listing: '100',
    timeSlots: ['10:00-13:00'],
  });
  const slot = await makeSlot(48);
  const { id } = (await cms.strapi.db.query(slotUid).findOne({ where: { documentId: slot } })) as {
    id: number;
  };
  await updateVisit(lead, { state: 'confirmed', slot: { set: [{ id, documentId: slot }] } });
  await updateVisit(lead, { state: 'confirmed' });
  await updateVisit(lead, { state: 'cancelled' });
  const mails = await cms.strapi.db.query('api::outbox-mail.outbox-mail').findMany({
    where: { lead: { documentId: lead }, kind: { $startsWith: 'visit' } },
    orderBy: { id: 'asc' },
  });
  expect(mails).toMatchObject([
    { kind: 'visit-confirmed', recipient: 'dupont@example.org' },
    { kind: 'visit-cancelled', recipient: 'dupont@example.org' },
  ]);
  const stale = await updateVisit(lead, { state: 'confirmed', sequence: 1 });
  expect(stale.body.error?.message).toContain('Load the page again.');
});

test.each([
  [{ end: new Date(Date.now() + 40 * hourMs) }, 'The end is not after the beginning.'],
  [{ end: new Date(Date.now() + 90 * hourMs) }, 'A visit does not last longer than a day.'],
])('FORM-14 a moment that cannot be is refused in words: %j', async (wrong, message) => {
  await expect(makeSlot(50, wrong)).rejects.toThrow(message);
});

test('FORM-14 an editor makes the moments of a week at once, all or none', async () => {
  const count = () => cms.strapi.db.query(slotUid).count({});
  const before = await count();
  const week = {
    start: '2031-03-28T09:00:00.000Z',
    end: '2031-03-28T10:00:00.000Z',
    capacity: 2,
    active: true,
    alsoDays: 6,
    listing: { connect: [{ documentId: listing }] },
  };
  const path = `/content-manager/collection-types/${slotUid}`;
  const { status, body } = await ask('POST', path, week);
  expect([status, body.data?.alsoDays, (await count()) - before]).toEqual([201, null, 7]);
  const free = Object.keys(await listFree());
  const made = await cms.strapi.db.query(slotUid).findMany({
    where: { start: { $gt: '2031-01-01' } },
    orderBy: { start: 'asc' },
  });
  expect(made.map((slot: { start: string }) => slot.start.slice(5, 16))).toEqual([
    ...['03-28T09:00', '03-29T09:00', '03-30T08:00', '03-31T08:00'],
    ...['04-01T08:00', '04-02T08:00', '04-03T08:00'],
  ]);
  expect(made.every((slot: { documentId: string }) => free.includes(slot.documentId))).toBe(true);
  await ask('POST', path, { ...week, end: week.start });
  expect((await count()) - before).toBe(7);
});

test('FORM-14 places taken are counted by the site, and stay below what an editor writes', async () => {
  const slot = await makeSlot(51, { capacity: 2, taken: 2 });
  expect(await readTaken(slot)).toBe(0);
  await createLead(cms, visit(slot));
  const change = (data: object) =>
    ask('PUT', `/content-manager/collection-types/${slotUid}/${slot}`, data);
  await change({ taken: 0, capacity: 3 });
  expect(await readTaken(slot)).toBe(1);
  const few = await change({ capacity: 0 });
  expect(few.body.error?.message).toBe('Places taken already: 1. There cannot be fewer.');
  const moved = await change({ start: new Date(Date.now() + 51.5 * hourMs) });
  expect(moved.body.error?.message).toContain('A visitor comes at this moment.');
  await expect(documentsOf(cms.strapi, slotUid).delete({ documentId: slot })).rejects.toThrow(
    'Cancel the visit first.',
  );
});
