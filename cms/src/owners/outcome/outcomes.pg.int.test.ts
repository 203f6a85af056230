import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildPdf } from '../../../test/build-documents';
import { createLead } from '../../../test/build-lead';
import { createOwnedListing, storeVisits } from '../../../test/build-owned';
import { storeSavedSearch } from '../../../test/build-saved-search';
import { buildEnvironment } from '../../../test/environment';
import { logIn } from '../../../test/log-in';
import { openOwner, type OpenOwner } from '../../../test/open-owner';
import { useCms } from '../../../test/use-cms';
import { agencyDay } from '../../platform/rules/agency-time';
import { findOutcomes } from '../portal/portal-handlers';
import { documentsOf } from '../../platform/database/documents';
import { listPublicPrices } from './price-history';

const LEAD = 'api::lead.lead';
const NOTE = 'api::owner-note.owner-note';
const reference = 'outcome-1';
const now = new Date();
const hours = (count: number) => new Date(now.getTime() + count * 3600_000);

let cms: TestCms;
let owner: OpenOwner;
let other: OpenOwner;
let listing: string;

beforeAll(async () => {
  cms = await useCms('empty');
  owner = await openOwner(cms, { email: 'outcome@example.org', lastName: 'Claes' });
  other = await openOwner(cms);
  const type = await documentsOf(cms.strapi, 'api::property-type.property-type').create({
    locale: 'nl',
    data: { webId: '2', name: 'Appartement' },
  });
  const sale = { types: [type.documentId], price: 400_000, publishPrice: true };
  listing = await createOwnedListing(cms, reference, owner.documentId, sale);
  await createOwnedListing(cms, 'outcome-2', other.documentId);
  await cms.strapi.db.query('plugin::users-permissions.user').update({
    where: { id: owner.id },
    data: { previousLoginAt: hours(-24) },
  });
}, 300_000);

afterAll(() => cms.stop());

const outcomes = async (session = owner.session) => {
  const found = await findOutcomes(cms.strapi, { session }, new Date());
  return found?.listings.find((one) => one.reference === reference);
};

/** Stores a lead about the listing, received `ago` hours earlier. */
async function send(kind: string, ago: number, data: object = {}, parts: object = {}) {
  const documentId = await createLead(cms, { kind, listing: reference, ...parts });
  if (Object.keys(data).length > 0) {
    await documentsOf(cms.strapi, LEAD).update({ documentId, data: data });
  }
  await cms.strapi.db
    .connection('leads')
    .where({ document_id: documentId })
    .update({ created_at: hours(-ago) });
}

test('OWN-8 an owner sees numbers of what came of a listing, in all and since the login before', async () => {
  const visit = (start: Date, state: string) => ({
    appointment: { state, start, end: new Date(start.getTime() + 1800_000) },
  });
  await send('contact-me', 72);
  await send('contact-me', 2);
  await send('contact-me', 2, { state: 'spam' });
  await send('contact-appointment', 48, visit(hours(-3), 'confirmed'));
  await send('contact-appointment', 3, visit(hours(48), 'confirmed'));
  await send('contact-appointment', 3, visit(hours(50), 'cancelled'));
  await send('contact-appointment', 3);
  await send('purchase-offer', 1, {}, { offer: { amount: 390_000 } });
  await storeVisits(cms, reference, { [agencyDay(now)]: 12, [agencyDay(hours(-240))]: 30 });
  const { total, period } = (await outcomes()) ?? {};
  expect(total).toEqual({
    views: 42,
    enquiries: 2,
    visitsAsked: 4,
    visitsPlanned: 1,
    visitsDone: 1,
    offers: 1,
    savedSearches: 0,
  });
  expect(period).toEqual({
    views: 12,
    enquiries: 1,
    visitsAsked: 3,
    visitsPlanned: 1,
    visitsDone: 1,
    offers: 1,
    savedSearches: 0,
  });
});

test('OWN-8 nothing that an owner is answered names who asked, or another’s listing', async () => {
  const query = `query ($session: String!) {
    ownerOutcomes(session: $session) { from to listings {
      reference total { views enquiries offers } prices { from to } feedback { text } nextStep { text }
    } }
    ownerFunnel(session: $session, listing: "${reference}") { since listings steps { step own similar } }
  }`;
  const { data } = await cms.query(query, { session: owner.session });
  const text = JSON.stringify(data);
  expect(text).toContain(reference);
  for (const secret of ['Dupont', 'dupont@example.org', 'outcome-2']) {
    expect(text).not.toContain(secret);
  }
});

test('OWN-8 a lower price and saved searches that fit are told', async () => {
  await storeSavedSearch(cms.strapi, { maxPrice: 390_000 });
  await storeSavedSearch(cms.strapi, { maxPrice: 300_000 });
  expect((await outcomes())?.total.savedSearches).toBe(0);
  await documentsOf(cms.strapi, 'api::listing.listing').update({
    documentId: listing,
    data: { price: 385_000 },
  });
  const { prices, total } = (await outcomes()) ?? {};
  expect(prices?.map(({ from, to }) => [from, to])).toEqual([[400_000, 385_000]]);
  expect(total?.savedSearches).toBe(1);
});

test('DETAIL-15 visitors may see earlier prices while the price is published', async () => {
  const given = { language: 'nl', id: reference };
  const prices = await listPublicPrices(cms.strapi, given);
  expect(prices.map(({ from, to }) => [from, to])).toEqual([[400_000, 385_000]]);
  const publish = (publishPrice: boolean) =>
    documentsOf(cms.strapi, 'api::listing.listing').update({
      documentId: listing,
      data: { publishPrice },
    });
  await publish(false);
  expect(await listPublicPrices(cms.strapi, given)).toEqual([]);
  await publish(true);
  expect(await listPublicPrices(cms.strapi, { ...given, id: 'none' })).toEqual([]);
});

test('OWN-8 feedback is read once it is shown, and the latest next step counts', async () => {
  const write = (kind: string, text: string, shown: boolean) =>
    documentsOf(cms.strapi, NOTE).create({ data: { listing, kind, text, shown } });
  const draft = await write('feedback', 'They liked the light.', false);
  await write('next-step', 'New pictures on Thursday.', true);
  await write('next-step', 'An open house in May.', true);
  expect(await outcomes()).toMatchObject({
    feedback: [],
    nextStep: { text: 'An open house in May.' },
  });
  const { documentId } = draft;
  await documentsOf(cms.strapi, NOTE).update({ documentId, data: { shown: true } });
  expect((await outcomes())?.feedback).toMatchObject([{ text: 'They liked the light.' }]);
});

test.each([
  [NOTE, { kind: 'feedback', text: 'Call Jan on 0475 12 34 56', shown: true }],
  [NOTE, { kind: 'next-step', text: 'Write to jan@example.org', shown: true }],
  ['api::communication.communication', { date: now, comment: 'Asked by jan@example.org' }],
] as const)(
  'OWN-8 %s with a way to reach somebody is refused with what it is',
  async (uid, data) => {
    const created = documentsOf(cms.strapi, uid as typeof NOTE).create({
      data: { listing, ...data },
    });
    await expect(created).rejects.toThrow(/The owner would read “(0475 12 34 56|jan@example.org)”/);
  },
);

test('OWN-8 a note that is not shown may hold a phone number, until it is', async () => {
  const data = { listing, kind: 'feedback', text: 'Call 0475 12 34 56', shown: false };
  const { documentId } = await documentsOf(cms.strapi, NOTE).create({ data });
  const shown = documentsOf(cms.strapi, NOTE).update({ documentId, data: { shown: true } });
  await expect(shown).rejects.toThrow(/0475 12 34 56/);
});

test('OWN-8 a note that names who wrote about the listing is refused, when it is shown', async () => {
  await send('contact-me', 1, { firstName: 'Elke', lastName: 'Bezoekster' });
  const text = 'Elke Bezoekster liked the garden.';
  const write = (data: object) =>
    documentsOf(cms.strapi, NOTE).create({ data: { kind: 'feedback', text, ...data } });
  await expect(write({ listing, shown: true })).rejects.toThrow(/the name “Elke Bezoekster”/);
  const connect = { connect: [{ documentId: listing }] };
  await expect(write({ listing: connect, shown: true })).rejects.toThrow(/Elke Bezoekster/);
  const { documentId } = await write({ listing, shown: false });
  const change = (data: object) => documentsOf(cms.strapi, NOTE).update({ documentId, data: data });
  await expect(change({ shown: true })).rejects.toThrow(/Elke Bezoekster/);
  const elsewhere = await createLead(cms, { kind: 'contact-me', listing: reference });
  await documentsOf(cms.strapi, LEAD).update({
    documentId: elsewhere,
    data: { firstName: 'Ruth', lastName: 'Van Elders', listing: null },
  });
  await expect(change({ text: 'Ruth Van Elders came too.', shown: true })).rejects.toThrow(/Ruth/);
  await change({ text: 'The visitor liked the garden.', shown: true });
  await documentsOf(cms.strapi, NOTE).delete({ documentId });
});

test('OWN-8 a question of an owner is a lead of its own kind, once however often it is sent', async () => {
  const ask = (session: string, submissionId: string) =>
    cms.query<{ askAgency: boolean | null }>(
      `mutation ($session: String!, $id: String!) {
        askAgency(session: $session, listing: "${reference}", text: "When is the next visit?", submissionId: $id)
      }`,
      { session, id: submissionId },
    );
  expect((await ask(other.session, 'a1')).data?.askAgency).toBe(null);
  expect((await ask('over', 'a1')).errors?.[0]?.extensions?.code).toBe('SESSION_OVER');
  const twice = await Promise.all([ask(owner.session, 'a1'), ask(owner.session, 'a1')]);
  expect(twice.map(({ data }) => data?.askAgency)).toEqual([true, true]);
  const leads = await cms.strapi.db.query(LEAD).findMany({ where: { kind: 'owner-question' } });
  expect(leads).toMatchObject([{ email: 'outcome@example.org', lastName: 'Claes' }]);
  const mails = (await cms.strapi.db
    .connection('outbox_mails')
    .where('key', 'like', 'lead:%')
    .where({ recipient: 'outcome@example.org' })) as { subject: string }[];
  expect(mails).toHaveLength(1);
  for (let turn = 2; turn <= 5; turn += 1) await ask(owner.session, `a${turn}`);
  expect((await ask(owner.session, 'a6')).errors?.[0]?.extensions?.code).toBe('FORM_TOKEN_SPENT');
});

test('OWN-8 staff share a document, its owner saves it, nobody else learns of it', async () => {
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = buildEnvironment();
  const token = await logIn(cms.url, ADMIN_EMAIL, ADMIN_PASSWORD);
  const share = async (name: string, bytes: Buffer) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    const headers = { authorization: `Bearer ${token}` };
    const address = `${cms.url}/agency/owner-documents/${listing}`;
    const response = await fetch(address, { method: 'POST', body, headers });
    return { status: response.status, text: await response.text() };
  };
  expect(await share('virus.exe', Buffer.from('MZ nothing'))).toMatchObject({ status: 400 });
  expect(await share('Contract – 2026.pdf', buildPdf())).toMatchObject({ status: 200 });
  const list = async (session: string) => {
    const query = `query ($session: String!) {
      ownerDocuments(session: $session, listing: "${reference}") { id name size }
    }`;
    const { data } = await cms.query<{ ownerDocuments: { id: string; name: string }[] | null }>(
      query,
      { session },
    );
    return data?.ownerDocuments;
  };
  expect(await list(other.session)).toBe(null);
  const [document] = (await list(owner.session)) ?? [];
  expect(document?.name).toBe('Contract 2026.pdf');
  const open = (session: string, bearer = process.env.CMS_TOKEN) =>
    fetch(`${cms.url}/owner-documents/${document?.id}`, {
      headers: { authorization: `Bearer ${bearer}`, 'x-owner-session': session },
    });
  const opened = await open(owner.session);
  expect(opened.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.from(await opened.arrayBuffer()).equals(buildPdf())).toBe(true);
  expect([(await open(other.session)).status, (await open('over')).status]).toEqual([404, 404]);
  expect((await open(owner.session, 'wrong')).status).toBe(401);
  const look = async (of: string) => {
    const address = `${cms.url}/agency/owner-documents/${of}`;
    return (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).json();
  };
  expect(await look(listing)).toMatchObject({ documents: [{ name: 'Contract 2026.pdf' }] });
  // A new owner does not see what was shared with the previous one.
  const give = (to: string | null) =>
    documentsOf(cms.strapi, 'api::listing.listing').update({
      documentId: listing,
      data: { owner: to },
    });
  await give(other.documentId);
  expect([await list(other.session), await list(owner.session)]).toEqual([[], null]);
  await give(null);
  expect(await look(listing)).toEqual({ documents: null });
});
