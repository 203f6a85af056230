import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import type { CheckAnswer, OldAddressAnswer } from './old-address-handlers';

let cms: TestCms;
let asEditor: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('content');
  ({ asEditor } = await openAdmins(cms));
});

beforeEach(() => cms.strapi.db.connection('old_addresses').delete());

afterAll(() => cms.stop());

const page = '/en/services-en/';

async function save(text: string, given: object = {}): Promise<string[]> {
  const { body } = await asEditor<CheckAnswer>('POST', '/agency/old-addresses', {
    text,
    save: true,
    ...given,
  });
  return body.rows.map(({ from, state, problem, detail }) =>
    [from, problem ?? state, detail].filter(Boolean).join(' '),
  );
}

const list = async (text = ''): Promise<OldAddressAnswer> =>
  (await asEditor<OldAddressAnswer>('GET', `/agency/old-addresses?text=${text}`)).body;

async function ask(address: string): Promise<unknown> {
  const document =
    'query ($address: String!) { oldAddress(address: $address) { to language isPermanent } }';
  const { data } = await cms.query<{ oldAddress: unknown }>(document, { address });
  return data?.oldAddress;
}

test('ROUTE-6 a pasted list is checked, and only then stored', async () => {
  const text = `/a.html;${page}\n/b.html;/en/nothing/\n/c/*;https://archive.example/*`;
  expect(await save(text, { save: false })).toEqual(['/a.html new', '/b.html nowhere', '/c/* new']);
  expect((await list()).total).toBe(0);
  await save(text);
  expect((await list()).rows.map(({ from, to }) => [from, to])).toEqual([
    ['/a.html', page],
    ['/c/*', 'https://archive.example/*'],
  ]);
  expect(await save(`/A.html/;${page}`)).toEqual(['/a.html same']);
});

test('ROUTE-6 the site is told where an address leads, and each time is counted', async () => {
  await save(`/a.html;${page}\n/zomer;${page};;campaign`);
  expect(await ask('/A.html?utm_source=x')).toEqual({
    to: page,
    language: null,
    isPermanent: true,
  });
  await ask('/a.html');
  expect(await ask('/zomer/')).toMatchObject({ isPermanent: false });
  expect(await ask('/other')).toBeNull();
  const [first] = (await list('a.html')).rows;
  expect(first).toMatchObject({ from: '/a.html', hits: 2 });
  expect(new Date(first?.lastHit ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('ROUTE-6 a changed address keeps its count; a deleted one leads nowhere', async () => {
  await save(`/a.html;${page}`);
  await ask('/a.html');
  expect(await save('/a.html;https://elsewhere.example/')).toEqual(['/a.html changed']);
  const [row] = (await list()).rows;
  expect(row).toMatchObject({ to: 'https://elsewhere.example/', hits: 1 });
  await asEditor('POST', '/agency/old-addresses/delete', { ids: [row?.id] });
  expect(await ask('/a.html')).toBeNull();
});

test('ROUTE-6 pages of the site and chains are refused', async () => {
  await save(`/a.html;${page}`);
  expect(await save(`${page};https://elsewhere.example/`)).toEqual([`${page} exists`]);
  expect(await save('/b.html;/a.html')).toEqual(['/b.html nowhere']);
});

test('ROUTE-6 what moves later is followed in one step, and shown', async () => {
  const documents = cms.strapi.documents('api::article.article');
  const found = await documents.findFirst({ locale: 'en', filters: { key: 'selling' } });
  const documentId = found?.documentId ?? '';
  const before = '/en/services-en/selling-in-en/';
  const after = '/en/services-en/sell/';
  await save(`/a.html;${before}?x=1#y\n/b.html;${page}`);
  await documents.update({ documentId, locale: 'en', data: { slug: 'sell' } as object });
  await documents.publish({ documentId, locale: 'en' });
  expect(await ask('/a.html')).toMatchObject({ to: `${after}?x=1#y` });
  expect(await ask('/b.html')).toMatchObject({ to: page });
  expect((await list()).moved).toContainEqual({ from: before, to: after });
  expect(await save(`${before};https://elsewhere.example/`)).toEqual([
    `${before} movedFrom ${after}`,
  ]);
});

test.each([
  ['nothing', { text: '' }],
  ['an unknown kind', { text: '/a /b', kind: 'x' }],
  ['too many', { text: Array.from({ length: 2001 }, (_, index) => `/${index}`).join('\n') }],
])('ROUTE-6 a list of %s is refused', async (_, body) => {
  expect((await asEditor('POST', '/agency/old-addresses', body)).status).toBe(400);
});

test('ROUTE-6 the list is downloaded as it can be pasted', async () => {
  await save(`/a.html;${page}`);
  const { status } = await asEditor('GET', '/agency/old-addresses.csv');
  expect(status).toBe(200);
});
