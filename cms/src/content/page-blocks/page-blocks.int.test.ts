import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildEnvironment } from '../../../test/environment';
import { openAdmin, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import type { PageBlocks } from './list-blocks';

let cms: TestCms;
let ask: RequestAdmin;
let home: string;

beforeAll(async () => {
  const { EDITOR_EMAIL, EDITOR_PASSWORD } = buildEnvironment();
  cms = await useCms('content');
  ask = await openAdmin(cms, EDITOR_EMAIL, EDITOR_PASSWORD);
  home = await findId('page', 'home');
});

afterAll(() => cms.stop());

async function findId(type: 'page' | 'module', key: string): Promise<string> {
  const row = await cms.strapi.db.query(`api::${type}.${type}`).findOne({ where: { key } });
  return String(row.documentId);
}

async function readBlocks(locale: string): Promise<PageBlocks> {
  const path = `/agency/pages/${home}/blocks?locale=${locale}`;
  const { status, body } = await ask<PageBlocks>('GET', path);
  expect(status).toBe(200);
  return body;
}

test('EDIT-1 a page has its blocks with place, kind, width and state by language', async () => {
  const { saved, blocks } = await readBlocks('fr');
  expect(saved.length).toBeGreaterThan(1);
  const first = blocks.find(({ documentId }) => documentId === saved[0]);
  expect(first).toMatchObject({
    key: 'list',
    pages: 1,
    kind: 'Listings',
    position: 'main',
    columns: { phone: 12 },
    isShown: true,
    cells: { nl: { state: 'published' }, fr: { state: 'published' } },
  });
  expect((await ask('GET', `/agency/pages/${home}/blocks?locale=xx`)).status).toBe(404);
});

test('EDIT-1 a block is hidden as a draft, and a copy is a draft on no page', async () => {
  const before = await readBlocks('nl');
  const documentId = before.saved[0] ?? '';
  const change = async (body: object) =>
    (await ask('POST', `/agency/blocks/${documentId}/change?locale=nl`, body)).status;
  expect([await change({ active: 'no' }), await change({ sort: 7 })]).toEqual([400, 400]);
  expect(await change({ active: false })).toBe(200);
  const hidden = (await readBlocks('nl')).blocks.find((block) => block.documentId === documentId);
  expect(hidden).toMatchObject({ isShown: false, cells: { nl: { state: 'changed' } } });

  const { body } = await ask('POST', `/agency/blocks/${documentId}/copy?locale=nl`);
  const copied = (body as { documentId: string }).documentId;
  const after = await readBlocks('nl');
  expect(after.saved).toEqual(before.saved);
  expect(after.blocks.find((block) => block.documentId === copied)).toMatchObject({
    kind: hidden?.kind,
    pages: 0,
    cells: { nl: { state: 'draft' }, fr: { state: 'draft' } },
  });
  expect((await ask('POST', '/agency/blocks/unknown/copy?locale=nl')).status).toBe(404);
});

test('EDIT-1 a block is put on the page in every other language that has it', async () => {
  const before = await readBlocks('nl');
  const { body } = await ask('POST', `/agency/blocks/${before.saved[0]}/copy?locale=nl`);
  const block = (body as { documentId: string }).documentId;
  const { lacking } = await readBlocks('nl');
  expect([lacking[block], lacking[before.saved[0] ?? '']]).toEqual([['fr', 'en', 'de'], []]);

  const path = (id: string): string => `/agency/pages/${home}/blocks/${id}/everywhere?locale=nl`;
  expect((await ask('POST', path('unknown'))).status).toBe(404);
  const french = (await readBlocks('fr')).saved;
  expect((await ask('POST', path(block))).status).toBe(200);
  expect((await readBlocks('fr')).saved).toEqual([...french, block]);
  const after = await readBlocks('nl');
  expect([after.saved, after.lacking[block]]).toEqual([before.saved, []]);
  // Repeating it changes nothing.
  expect((await ask('POST', path(block))).status).toBe(200);
  expect((await readBlocks('fr')).saved).toEqual([...french, block]);
});

test('EDIT-10 a page is copied with its blocks, in all its languages', async () => {
  const before = await readBlocks('nl');
  const { status, body } = await ask<{ documentId: string }>(
    'POST',
    `/agency/pages/${home}/copy?locale=nl`,
  );
  expect(status).toBe(200);
  const readCopy = async (locale: string) =>
    (await ask<PageBlocks>('GET', `/agency/pages/${body.documentId}/blocks?locale=${locale}`)).body;
  const copy = await readCopy('nl');
  expect(copy.saved).toHaveLength(before.saved.length);
  expect(copy.saved.filter((block) => before.saved.includes(block))).toEqual([]);
  // Languages that share a block share its copy; the French page may have others too.
  const { saved: french } = await readCopy('fr');
  expect(french).toHaveLength((await readBlocks('fr')).saved.length);
  expect(french.slice(0, copy.saved.length)).toEqual(copy.saved);
  const own = copy.blocks.filter(({ documentId }) => copy.saved.includes(documentId));
  expect(own.every(({ pages, cells }) => pages === 1 && cells.nl.state === 'draft')).toBe(true);
  // The original keeps its own.
  expect((await readBlocks('nl')).saved).toEqual(before.saved);
  expect((await ask('POST', '/agency/pages/unknown/copy?locale=nl')).status).toBe(404);
});

const blockUid = 'api::module.module';
const publishPath = (): string =>
  `/content-manager/collection-types/api::page.page/${home}/actions/publish?locale=nl`;

async function describeBlocks(): Promise<PageBlocks['blocks']> {
  const { saved, blocks } = await readBlocks('nl');
  return saved.flatMap((id) => blocks.find(({ documentId }) => documentId === id) ?? []);
}

const listStates = async (): Promise<string[]> =>
  (await describeBlocks()).map(({ cells }) => cells.nl.state);

const writeBlock = (documentId: string, data: object): Promise<unknown> =>
  cms.strapi.documents(blockUid).update({ documentId, locale: 'nl', data: data });

test('EDIT-1 a page is published with its draft blocks, or none of them', async () => {
  const [list, intro] = [await findId('module', 'list'), await findId('module', 'intro')];
  const link = { type: 'link', url: '/nowhere/at-all/', children: [{ type: 'text', text: 'x' }] };
  const lost = { __component: 'module.rich-text', body: [{ type: 'paragraph', children: [link] }] };
  await writeBlock(list, { active: false });
  await writeBlock(intro, { title: 'Verloren', blocks: [lost] });
  const name = async (): Promise<object[]> =>
    (await describeBlocks()).map(({ documentId, updatedAt }) => ({ documentId, updatedAt }));
  const publish = async (publishBlocks: unknown) => {
    const { status, body } = await ask('POST', publishPath(), { publishBlocks });
    return [status, body.error?.message];
  };
  const before = await listStates();
  expect(before).toEqual(['changed', 'changed']);

  const seen = await name();
  expect(await publish(seen)).toEqual([400, expect.stringMatching(/^Verloren: .*nowhere/)]);
  expect(await listStates()).toEqual(before);
  expect(await publish([{ documentId: list }])).toEqual([400, expect.any(String)]);

  const sound = { type: 'paragraph', children: [{ type: 'text', text: 'Gevonden' }] };
  await writeBlock(intro, { blocks: [{ __component: 'module.rich-text', body: [sound] }] });
  expect(await publish(seen)).toEqual([400, expect.stringMatching(/^Nothing was published/)]);
  expect(await listStates()).toEqual(before);

  expect((await publish(await name()))[0]).toBe(200);
  expect(await listStates()).toEqual(['published', 'published']);
});
