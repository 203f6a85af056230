import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildLead, createLead, sendLead } from '../../../test/build-lead';
import { changeSite } from '../../../test/change-site';
import { buildEnvironment } from '../../../test/environment';
import { loadCompiled } from '../../../test/load-compiled';
import { useCms } from '../../../test/use-cms';
import type * as Variants from '../../platform/uploads/make-waiting-variants';
import { documentsOf } from '../../platform/database/documents';

const { makeWaitingVariants } = loadCompiled(
  'platform/uploads/make-waiting-variants.js',
) as typeof Variants;

let cms: TestCms;

const rates = [
  { name: 'offerDepositPercent', region: null, value: 10, validFrom: '2018-01-01' },
  { name: 'depositMonths', region: 'brussels', value: 2, validFrom: '2024-11-01' },
  { name: 'minimumIncomeFactor', region: null, value: 3, validFrom: '2018-01-01' },
  { name: 'maximumPersonsPerBedroom', region: null, value: 2, validFrom: '2018-01-01' },
];

beforeAll(async () => {
  cms = await useCms('content');
  await changeSite(cms, {
    enabledLanguages: [{ code: 'nl' }, { code: 'fr' }],
    noticeEmail: 'agency@corbelle.example',
    rates,
  });
  const types = [await makeType('2', 'nl')];
  await makeType('9', 'fr');
  await makeListing('sale', { goal: 'sale', price: 350000, types });
  await makeListing('rent', {
    goal: 'rent',
    price: 1000,
    chargesRenter: 120,
    inventoryCost: 150,
    bedrooms: 2,
    types,
  });
  await makeListing('secret', {
    goal: 'rent',
    price: 1000,
    publishPrice: false,
    depositAmount: 2000,
    types,
  });
  await makeListing('luxembourg', {
    goal: 'rent',
    price: 1000,
    zip: '1009',
    countryId: 50,
    agencyCost: 585,
    types,
  });
  await makeListing('dearest', { goal: 'sale', price: 99_999_999.99, types });
  await makeListing('palace', {
    goal: 'rent',
    price: 99_999_999.99,
    chargesRenter: 99_999_999.99,
    bedrooms: 2000,
    types,
  });
  await makeListing('sold', { goal: 'sale', availability: 'sold', types });
  await makeListing('gone', { goal: 'sale', state: 'withdrawn', types });
});

afterAll(() => cms.stop());

async function makeType(webId: string, locale: string): Promise<number> {
  const { id } = (await cms.strapi.db.query('api::property-type.property-type').create({
    data: { webId, locale, name: 'Flat', showOrder: 1, documentId: `type${webId}` },
  })) as { id: number };
  return id;
}

async function makeListing(reference: string, data: object): Promise<void> {
  const asked = [{ id: 'epc', kind: 'epc', name: 'Certificat PEB' }];
  const texts = [{ language: 'fr', title: 'Un appartement', documentNames: asked }];
  await documentsOf(cms.strapi, 'api::listing.listing').create({
    data: {
      reference,
      state: 'active',
      availability: 'available',
      zip: '1050',
      texts,
      ...data,
    },
  });
}

async function readLead(documentId: string): Promise<Record<string, unknown>> {
  const populate = {
    offer: true,
    rental: true,
    criteria: { populate: ['types'] },
    job: true,
    testimonial: { populate: ['entry'] },
    listing: true,
    valuation: true,
    friend: true,
  };
  const lead = await cms.strapi.db
    .query('api::lead.lead')
    .findOne({ where: { documentId }, populate });
  return lead as Record<string, unknown>;
}

const numbers = (part: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(part as Record<string, unknown>)
      .filter(([name, value]) => name !== 'id' && value !== null && !Number.isNaN(Number(value)))
      .map(([name, value]) => [name, Number(value)]),
  );

test('FORM-13 the deposit of an offer is computed and kept, whatever is sent', async () => {
  const lead = await createLead(cms, {
    kind: 'purchase-offer',
    listing: 'sale',
    offer: { amount: 340000, conditions: 'Credit' },
  });
  const { offer, listing } = await readLead(lead);
  expect(numbers(offer)).toEqual({
    amount: 340000,
    price: 350000,
    deposit: 34000,
    depositPercent: 10,
  });
  expect(listing).toMatchObject({ reference: 'sale' });
});

test('FORM-13 the first payment of a rent is computed and kept with all its parts', async () => {
  const lead = await createLead(cms, {
    kind: 'rent-application',
    listing: 'rent',
    rental: { monthlyIncome: 2800, persons: 2, startDate: '2027-01-01' },
  });
  expect(numbers((await readLead(lead)).rental)).toEqual({
    monthlyIncome: 2800,
    persons: 2,
    rent: 1000,
    charges: 120,
    inventoryShare: 150,
    deposit: 2000,
    depositMonths: 2,
    firstPayment: 3270,
    minimumIncome: 3000,
    maximumPersons: 4,
  });
});

test('LAW-1 FORM-13 a letting in Luxembourg takes the law’s own rows, which no settings name', async () => {
  const lead = await createLead(cms, {
    kind: 'rent-application',
    listing: 'luxembourg',
    rental: { monthlyIncome: 3100, persons: 1, startDate: '2027-01-01' },
  });
  expect(numbers((await readLead(lead)).rental)).toMatchObject({
    deposit: 2000,
    depositMonths: 2,
    commissionShare: 585,
    firstPayment: 3585,
  });
});

test('DETAIL-4 FORM-13 amounts reveal nothing of a price that is not published', async () => {
  const lead = await createLead(cms, {
    kind: 'rent-application',
    listing: 'secret',
    rental: { monthlyIncome: 1, persons: 1 },
  });
  expect(numbers((await readLead(lead)).rental)).toEqual({
    monthlyIncome: 1,
    persons: 1,
    depositMonths: 2,
    maximumPersons: 2,
  });
  const where = { lead: { documentId: lead } };
  const mails = await cms.strapi.db.query('api::outbox-mail.outbox-mail').findMany({ where });
  for (const { text } of mails as { text: string }[]) expect(text).not.toMatch(/[123][. ]?000/);
});

test.each([
  ['purchase-offer', 'rent', { offer: { amount: 1 } }],
  ['purchase-offer', 'sold', { offer: { amount: 1 } }],
  ['rent-application', 'sale', { rental: { monthlyIncome: 1, persons: 1 } }],
  ['contact-appointment', 'sold', {}],
  ['contact-me', 'gone', {}],
  ['contact-construction', null, { project: 'nowhere' }],
])('FORM-13 ERR-1 a lead of %s on a listing that is %s is refused', async (kind, listing, part) => {
  const { errors } = await sendLead(cms, buildLead({ kind, listing, ...part }));
  expect(errors?.[0]?.extensions?.code).toBe('UNKNOWN_LISTING');
});

test('ERR-7 documents are kept as the visitor saw them; those the listing has not are refused', async () => {
  const asked = { kind: 'request-documents', listing: 'sale' };
  const lead = await createLead(cms, { ...asked, documents: ['epc', 'other'] });
  expect((await readLead(lead)).documents).toEqual([{ id: 'epc', name: 'Certificat PEB' }]);
  const { errors } = await sendLead(cms, buildLead({ ...asked, documents: ['other'] }));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'documents' });
});

test('FORM-9 a saved search is kept with its lead, and waits for a confirmation', async () => {
  const criteria = { goal: 'sale', types: ['2'], zips: ['1050'], maxPrice: 400000 };
  const lead = await createLead(cms, { kind: 'demand-register', criteria, rhythm: 'daily' });
  expect(await readLead(lead)).toMatchObject({
    rhythm: 'daily',
    criteria: { goal: 'sale', zips: ['1050'], types: [{ webId: '2' }] },
  });
  const savedSearches = await cms.strapi.db.query('api::demand.demand').findMany({});
  expect(savedSearches).toMatchObject([{ email: 'dupont@example.org', state: 'pending' }]);
  const unknown = { ...criteria, types: ['99'] };
  const { errors } = await sendLead(cms, buildLead({ kind: 'demand-register', criteria: unknown }));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('FORM-9 a type without a name in Dutch can be looked for', async () => {
  const criteria = { goal: 'sale', types: ['9'], zips: ['1050'] };
  const email = 'french@example.org';
  const lead = await createLead(cms, { kind: 'demand-register', email, criteria });
  expect(await readLead(lead)).toMatchObject({ criteria: { types: [{ webId: '9' }] } });
});

test('FORM-10 whoever wants the newsletter is asked to confirm it, whatever the form', async () => {
  await createLead(cms, { email: 'News@example.org', newsletter: true });
  await createLead(cms, { kind: 'sign-newsletter', email: 'news@example.org' });
  const found = await cms.strapi.db.query('api::subscription.subscription').findMany({});
  expect(found).toMatchObject([{ email: 'news@example.org', state: 'pending' }]);
});

test('FORM-5 a lead has its mails when it is stored', async () => {
  const lead = await createLead(cms);
  const where = { lead: { documentId: lead } };
  const mails = await cms.strapi.db.query('api::outbox-mail.outbox-mail').findMany({ where });
  expect(mails.map(({ recipient }: { recipient: string }) => recipient).sort()).toEqual([
    ...['agency@corbelle.example', 'dupont@example.org'],
  ]);
});

const most = 1_000_000_000;
const labels = ['d', 'e', 'f'].map((letter) => letter.repeat(61)).join('.');
const longEmail = `${'a'.repeat(64)}@${labels}.be`.padEnd(254, 'e');
const names = { firstName: 'é'.repeat(100), lastName: '字'.repeat(100) };
const wide = { goal: 'sale', zips: ['1050'] };
const types = ['2'];

test.each([
  ['names', { ...names, newsletter: true, email: 'names@example.org' }],
  ['an email address', { email: longEmail, newsletter: true }],
  ['a remark', { remark: '😀'.repeat(2500), street: 's'.repeat(160), city: 'c'.repeat(120) }],
  ...[0.01, 99_999_999.99, 100_000_000, most].map((amount) => [
    `an offer of ${amount}`,
    { kind: 'purchase-offer', listing: 'dearest', offer: { amount, conditions: 'c'.repeat(5000) } },
  ]),
  ...[0, 100_000_000, most].map((monthlyIncome) => [
    `an income of ${monthlyIncome}`,
    { kind: 'rent-application', listing: 'palace', rental: { monthlyIncome, persons: 50 } },
  ]),
  ...[
    { minPrice: 0, maxPrice: 0 },
    { minPrice: 100_000_000, maxPrice: most },
    { minPrice: most, maxPrice: most, minBedrooms: 100, maxBedrooms: 100 },
    { minGarages: 100, minParkings: 100, maxPrice: 250_000.5 },
  ].map((bounds) => [
    `criteria of ${JSON.stringify(bounds)}`,
    { kind: 'demand-register', ...names, criteria: { ...wide, ...bounds } },
  ]),
  ...[0, 1_000_000].map((livingArea) => [
    `a living area of ${livingArea}`,
    {
      kind: 'contact-demand',
      valuation: { propertyType: 'h'.repeat(80), livingArea, bedrooms: 100, zip: '1050' },
    },
  ]),
  [
    'the name of a friend',
    {
      kind: 'send-to-friend',
      listing: 'sale',
      friend: { name: 'f'.repeat(100), email: longEmail },
    },
  ],
  ['a position', { kind: 'job', job: { position: 'p'.repeat(160) } }],
  [
    'a testimonial',
    {
      kind: 'testimonial',
      remark: 'r'.repeat(5000),
      testimonial: { name: 'n'.repeat(100), website: `https://e.be/${'w'.repeat(487)}` },
    },
  ],
] as [string, Record<string, unknown>][])(
  'FORM-3 %s at its bound is kept as it was sent',
  async (_, sent) => {
    const criteria = sent.criteria && { ...sent.criteria, types };
    const lead = await readLead(await createLead(cms, { ...sent, criteria }));
    expect(lead).toMatchObject({ ...sent, ...(sent.listing ? { listing: {} } : {}) });
  },
);

test('FORM-9 criteria at their bounds are matched once they are confirmed', async () => {
  const email = 'bounds@example.org';
  const criteria = { ...wide, types, minPrice: most, maxPrice: most };
  await createLead(cms, { kind: 'demand-register', email, criteria });
  const savedSearches = cms.strapi.db.query('api::demand.demand');
  const { documentId } = (await savedSearches.findOne({ where: { email } })) as {
    documentId: string;
  };
  const data = { state: 'active' };
  await documentsOf(cms.strapi, 'api::demand.demand').update({ documentId, data });
  expect(
    await cms.strapi.db.connection('demand_wishes').where({ min_price: most }).select('max_price'),
  ).toEqual([{ max_price: most }]);
});

test('FORM-12 a testimonial waits as a draft with its picture until somebody publishes it', async () => {
  const background = { r: 166, g: 58, b: 36 };
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
  const response = await fetch(`${cms.url}/lead-files?purpose=picture`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${buildEnvironment().CMS_TOKEN}`,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(picture),
  });
  const { id: file } = (await response.json()) as { id: string };
  const lead = await createLead(cms, {
    kind: 'testimonial',
    remark: 'Very good',
    language: 'fr',
    testimonial: { name: 'Ann', website: 'https://example.org/', file },
  });
  const where = { name: 'Ann' };
  const query = { where, populate: ['image'] };
  const find = () => cms.strapi.db.query('api::testimonial.testimonial').findMany(query);
  expect(await find()).toMatchObject([
    { comment: 'Very good', locale: 'fr', publishedAt: null, website: 'https://example.org/' },
  ]);
  await expect
    .poll(async () => (await find())[0]?.image?.width as unknown, { timeout: 20_000 })
    .toBe(500);
  await makeWaitingVariants(cms.strapi);
  await expect
    .poll(async () => (await find())[0]?.image?.formats?.avif400?.width as unknown)
    .toBe(400);
  expect((await readLead(lead)).testimonial).toMatchObject({ entry: { name: 'Ann' } });
  const documentId = (await find())[0]?.documentId as string;
  await documentsOf(cms.strapi, 'api::testimonial.testimonial').publish({
    documentId,
    locale: 'fr',
  });
  expect(await find()).toHaveLength(2);
});
