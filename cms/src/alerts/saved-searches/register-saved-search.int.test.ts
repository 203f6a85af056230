import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildSnapshot } from '../../../test/build-snapshot';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../../listings/import/import-snapshot';
import { makeMailLink } from '../../platform/mail-links/mail-link';
import { registerSavedSearch } from './register-saved-search';
import { SAVED_SEARCH } from './stored-saved-search';

let cms: TestCms;
let db: Knex;

interface Shown {
  email: string;
  state: string;
  rhythm: string;
  criteria: Record<string, unknown>;
}

const shown = `{ email language state rhythm criteria
  { goal types zips minPrice maxPrice minBedrooms maxBedrooms minGarages minParkings } }`;
const given = { goal: 'sale', types: ['2', '1', '2'], zips: ['1000', ' 1050', '1000'] };
const minutes = 60_000;
const days = 24 * 3_600_000;

beforeAll(async () => {
  cms = await useCms('empty');
  db = cms.strapi.db.connection as Knex;
  const storePicture = () => Promise.resolve(0);
  await importSnapshot(cms.strapi, { source: buildSnapshot([]), storePicture });
});

afterAll(() => cms.stop());

beforeEach(async () => {
  for (const { documentId } of await cms.strapi.documents(SAVED_SEARCH).findMany({ limit: 100 })) {
    await cms.strapi.documents(SAVED_SEARCH).delete({ documentId });
  }
  await db('outbox_mails').delete();
});

const ask = (criteria: object = {}, request: object = {}) =>
  registerSavedSearch(cms.strapi, {
    email: 'Anne@Example.org',
    firstName: 'Anne',
    lastName: 'Dupont',
    language: 'fr',
    rhythm: 'daily',
    criteria: { ...given, ...criteria },
    ...request,
  });

async function findRow(): Promise<{ document_id: string; email: string; name: string }> {
  const rows = await db('demands');
  expect(rows).toHaveLength(1);
  return rows[0];
}

async function listKinds(): Promise<string[]> {
  return (await db('outbox_mails').orderBy('id').pluck('kind')) as string[];
}

async function send<Answer = Shown | null>(
  field: string,
  documentId: string,
  more: Record<string, unknown> = {},
) {
  const token = new URL(makeMailLink('fr', 'demand', documentId)).searchParams.get('t');
  const isQuery = field === 'savedSearchByToken';
  const isChange = field === 'changeSavedSearch';
  return cms.query<Record<string, Answer>>(
    `${isQuery ? 'query' : 'mutation'} ($token: String!${
      isChange ? ', $criteria: CriteriaInput!, $rhythm: String!' : ''
    }) { ${field}(token: $token${isChange ? ', criteria: $criteria, rhythm: $rhythm' : ''})
      ${field === 'deleteSavedSearch' ? '' : shown} }`,
    { token, ...more },
  );
}

async function callAction<Answer = Shown | null>(...given: Parameters<typeof send>) {
  const { data, errors } = await send<Answer>(...given);
  expect(errors).toBeUndefined();
  return data?.[given[0]];
}

async function age(milliseconds: number): Promise<void> {
  await db('demands').update({ asked_at: new Date(Date.now() - milliseconds) });
}

test('FORM-9 a saved search waits for its confirmation by mail, which says what is looked for', async () => {
  await ask({ minPrice: 200000, maxPrice: 400000, minBedrooms: 2 });
  const row = await findRow();
  expect(row).toMatchObject({ email: 'anne@example.org', name: 'Anne Dupont', state: 'pending' });
  expect(await db('demand_wishes')).toEqual([]);
  const [mail] = await db('outbox_mails');
  expect(mail).toMatchObject({ recipient: 'anne@example.org', language: 'fr' });
  expect(mail.text).toContain(makeMailLink('fr', 'confirm-demand', row.document_id));
  expect(mail.text).toContain('Type 1 fr, Type 2 fr');
  expect(mail.text).toContain('1000, 1050');
  expect(mail.text).toMatch(/€\s200\.000/);
  expect(await callAction('confirmSavedSearch', row.document_id)).toEqual({
    email: 'a…@example.org',
    language: 'fr',
    state: 'active',
    rhythm: 'daily',
    criteria: {
      goal: 'sale',
      types: ['1', '2'],
      zips: ['1000', '1050'],
      maxBedrooms: null,
      minPrice: 200000,
      maxPrice: 400000,
      minBedrooms: 2,
      minGarages: null,
      minParkings: null,
    },
  });
  expect(await db('demand_wishes')).toHaveLength(1);
});

test('FORM-9 the same criteria of an address are one saved search, mailed about every five minutes at most', async () => {
  await ask();
  await ask({ types: ['1', '2'], zips: ['1050', '1000'] });
  expect(await listKinds()).toEqual(['confirm-demand']);
  await age(6 * minutes);
  await ask();
  await findRow();
  expect(await listKinds()).toHaveLength(2);
  await ask({ maxPrice: 300000 });
  expect(await db('demands')).toHaveLength(2);
});

test('FORM-9 who runs a saved search already is told so by mail, who stopped it is asked to confirm', async () => {
  await ask();
  const { document_id: id } = await findRow();
  await callAction('confirmSavedSearch', id);
  await age(6 * minutes);
  await ask();
  expect(await listKinds()).toEqual(['confirm-demand', 'demand']);
  await callAction('stopSavedSearch', id);
  await age(6 * minutes);
  await ask();
  expect(await listKinds()).toEqual(['confirm-demand', 'demand', 'confirm-demand']);
  expect(await callAction('savedSearchByToken', id)).toMatchObject({ state: 'pending' });
});

test('FORM-9 one address gets five mails an hour at most, and keeps twenty saved searches', async () => {
  for (let price = 1; price <= 22; price += 1) await ask({ minPrice: price });
  expect(await listKinds()).toHaveLength(5);
  const listPrices = async () =>
    (await db('components_lead_criterias').pluck('min_price')).map(Number);
  expect((await listPrices()).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 3),
  );
  await db('demands').update({ state: 'active' });
  await ask({ minPrice: 23 });
  expect(await listPrices()).toHaveLength(20);
  expect(await listPrices()).not.toContain(23);
});

test('FORM-9 a saved search is changed, stopped and erased by its link, as often as it is sent', async () => {
  await ask();
  const { document_id: id } = await findRow();
  const changed = { criteria: { goal: 'rent', types: ['20'], zips: ['9000'] }, rhythm: 'weekly' };
  expect(await callAction('changeSavedSearch', id, changed)).toMatchObject({
    state: 'active',
    rhythm: 'weekly',
    criteria: { goal: 'rent', types: ['20'], zips: ['9000'] },
  });
  expect(await callAction('stopSavedSearch', id)).toMatchObject({ state: 'stopped' });
  expect(await callAction('stopSavedSearch', id)).toMatchObject({ state: 'stopped' });
  expect(await callAction('confirmSavedSearch', id)).toMatchObject({ state: 'stopped' });
  expect(await callAction('changeSavedSearch', id, changed)).toMatchObject({ state: 'active' });
  expect(await callAction<boolean>('deleteSavedSearch', id)).toBe(true);
  expect(await callAction<boolean>('deleteSavedSearch', id)).toBe(false);
  expect(await callAction('savedSearchByToken', id)).toBeNull();
  expect(await callAction('changeSavedSearch', id, changed)).toBeNull();
  expect(await db('components_lead_criterias')).toEqual([]);
});

test('FORM-9 a confirmation counts for seven days', async () => {
  await ask();
  const { document_id: id } = await findRow();
  await age(7 * days);
  expect(await callAction('savedSearchByToken', id)).toBeNull();
  expect(await callAction('confirmSavedSearch', id)).toBeNull();
  expect(await callAction<boolean>('deleteSavedSearch', id)).toBe(false);
  await ask();
  expect(await callAction('confirmSavedSearch', id)).toMatchObject({ state: 'active' });
});

test.each([
  [{ types: [] }],
  [{ types: undefined }],
  [{ zips: [] }],
  [{ zips: ['%'] }],
  [{ zips: ['1'.repeat(21)] }],
  [{ types: ['999'] }],
  [{ types: ["1' or 1=1"] }],
  [{ goal: 'swap' }],
  [{ minPrice: -1 }],
  [{ maxPrice: 1e9 + 1 }],
  [{ minPrice: 2, maxPrice: 1 }],
  [{ minBedrooms: 3, maxBedrooms: 2 }],
  [{ minGarages: 1.5 }],
])('FORM-3 a saved search with %j is refused', async (wrong) => {
  await expect(ask(wrong)).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(await db('demands')).toEqual([]);
});

test.each([
  [{ criteria: { ...given, zips: [] }, rhythm: 'daily' }],
  [{ criteria: given, rhythm: 'hourly' }],
])('FORM-3 a saved search is not changed to %j', async (wrong) => {
  await ask();
  const { errors } = await send('changeSavedSearch', (await findRow()).document_id, wrong);
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  expect((await findRow()) as object).toMatchObject({ state: 'pending', rhythm: 'daily' });
});
