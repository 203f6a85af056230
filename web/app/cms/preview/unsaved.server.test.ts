import { expect, test, vi } from 'vitest';
import { buildPageModule } from '../../testing/build-page-module';
import type { QueryCms } from '../client/client.server';
import { PageDocument, SiteDocument, UnsavedBlocksDocument } from '../generated/graphql';
import { readUnsavedRequest } from './unsaved-request';
import { parseUnsaved, withUnsaved } from './unsaved.server';

const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Saved' }] }];
const saved = {
  key: 'about',
  title: 'Saved',
  description: null,
  banner: null,
  modules: [
    buildPageModule({ key: 'a', title: 'A' }),
    buildPageModule({ key: 'b', blocks: [{ __typename: 'ComponentModuleRichText', body }] }),
  ],
};

let count = 0;
const nextVersion = () => `version-${String((count += 1)).padStart(12, '0')}`;

async function draw(fields: object, version = nextVersion(), query = vi.fn()) {
  query.mockImplementation((document: unknown) =>
    Promise.resolve(
      document === UnsavedBlocksDocument
        ? { modules: [buildPageModule({ key: 'new', title: 'New' })] }
        : { pages: [saved] },
    ),
  );
  const unsaved = parseUnsaved({ version, page: {}, modules: {}, ...fields });
  if (unsaved === null) throw new Error('refused');
  const patched = withUnsaved(query as unknown as QueryCms, unsaved);
  const variables = { language: 'nl', key: 'about', status: 'DRAFT' } as const;
  return (await patched(PageDocument, variables)).pages[0];
}

test('EDIT-10 unsaved fields take the place of saved ones, and saved ones stay as they are', async () => {
  const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Typed' }] }];
  const page = await draw({
    page: { title: 'Typed', banner: { title: 'On the banner' }, css: 'x', key: 'home' },
    modules: { b: { title: 'B', block: { ComponentModuleRichText: { body: text } } } },
  });
  expect(page).toMatchObject({
    key: 'about',
    title: 'Typed',
    banner: { type: 'empty', title: 'On the banner', images: [] },
    modules: [
      { key: 'a', title: 'A' },
      { key: 'b', title: 'B', blocks: [{ __typename: 'ComponentModuleRichText', body: text }] },
    ],
  });
  expect(page).not.toHaveProperty('css');
  expect([saved.title, saved.modules[1]?.blocks]).toEqual([
    'Saved',
    [{ __typename: 'ComponentModuleRichText', body }],
  ]);
});

test('EDIT-10 the order of blocks is that of the form, with blocks that it alone has', async () => {
  const query = vi.fn();
  const page = await draw({ page: { modules: ['b', 'new', 'a'] } }, nextVersion(), query);
  expect(page?.modules.map((module) => module?.key)).toEqual(['b', 'new', 'a']);
  expect(query.mock.calls.map(([, variables]) => variables as object)).toEqual([
    { language: 'nl', key: 'about', status: 'DRAFT' },
    { language: 'nl', keys: ['new'] },
  ]);
  const fewer = vi.fn();
  expect((await draw({ page: { modules: ['a'] } }, nextVersion(), fewer))?.modules).toHaveLength(1);
  expect(fewer).toHaveBeenCalledTimes(1);
});

test('EDIT-10 fields of another kind of block change nothing', async () => {
  const page = await draw({ modules: { b: { block: { ComponentModuleMap: { shows: 'rent' } } } } });
  expect(page?.modules[1]?.blocks).toEqual([{ __typename: 'ComponentModuleRichText', body }]);
});

test('EDIT-10 saved drafts are queried once per version and document', async () => {
  const query = vi.fn();
  const version = nextVersion();
  const first = await draw({ page: { title: '1' } }, version, query);
  const second = await draw({ page: { title: '2' } }, version, query);
  expect([first?.title, second?.title, query.mock.calls.length]).toEqual(['1', '2', 1]);
  // Unchanged blocks are the same objects, so what was built from them is used again.
  expect(second?.modules[0]).toBe(first?.modules[0]);
  await draw({}, nextVersion(), query);
  expect(query).toHaveBeenCalledTimes(2);
});

test('EDIT-10 a query that failed is sent again', async () => {
  const unsaved = parseUnsaved({ version: nextVersion(), page: {}, modules: {} });
  const query = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue({ site: 1 });
  const patched = withUnsaved(query as unknown as QueryCms, unsaved as NonNullable<typeof unsaved>);
  const variables = { language: 'nl', status: 'DRAFT' } as const;
  await expect(patched(SiteDocument, variables)).rejects.toThrow('away');
  expect(await patched(SiteDocument, variables)).toEqual({ site: 1 });
});

const deep = (levels: number): unknown =>
  levels === 0 ? 'x' : [{ type: 'list', children: deep(levels - 1) }];
const valid = { version: 'x'.repeat(16), page: {}, modules: {} };

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no version', { page: {}, modules: {} }],
  ['an endless version', { ...valid, version: 'x'.repeat(121) }],
  ['a title of another type', { ...valid, page: { title: { __html: '<b>' } } }],
  ['an endless title', { ...valid, page: { title: 'x'.repeat(10_001) } }],
  ['a text nested too deep', { ...valid, page: { content: deep(10) } }],
  ['thousands of paragraphs', { ...valid, page: { content: Array(2001).fill({}) } }],
  ['blocks by the hundred', { ...valid, page: { modules: Array(25).fill('a') } }],
  ['an unknown position', { ...valid, modules: { a: { position: 'outside' } } }],
  ['thousands of items', { ...valid, modules: { a: { maxItems: 5000 } } }],
  ['a flag of another type', { ...valid, page: { breadcrumb: 'yes' } }],
])('EDIT-10 %s is refused', (_what, sent) => {
  expect(parseUnsaved(sent)).toBeNull();
});

test('EDIT-10 flags of older content, which were never set, are taken', () => {
  const block = { ComponentModuleTestimonials: { showImages: null } };
  const sent = { ...valid, page: { fixedMenu: null }, modules: { a: { active: null, block } } };
  expect(parseUnsaved(sent)).toEqual(sent);
});

test.each(['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)', '//evil.test'])(
  'EDIT-10 the link %j of a banner is none',
  (link) => {
    const sent = { ...valid, modules: { a: { block: { ComponentModuleBanner: { link } } } } };
    expect(parseUnsaved(sent)?.modules.a?.block?.ComponentModuleBanner).toEqual({ link: null });
  },
);

test.each([
  ['GET', '/nl/preview/', 'application/json'],
  ['POST', '/nl/', 'application/json'],
  ['POST', '/nl/preview-x/', 'application/json'],
  ['POST', '/nl/preview/contact/', 'application/x-www-form-urlencoded'],
  ['POST', '/preview/', 'application/json'],
])('EDIT-10 %s %s of %s has no unsaved fields', async (method, path, type) => {
  const request = new Request(`http://site.test${path}`, {
    method,
    headers: { 'Content-Type': type },
    ...(method === 'POST' && { body: '{}' }),
  });
  expect(await readUnsavedRequest(request)).toBeNull();
});

test('EDIT-10 a POST of unsaved fields is a GET of the preview with them', async () => {
  const request = new Request('http://site.test/fr/preview/contact/?a=1', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', Cookie: 'site_preview=x' },
    body: '{"page":{}}',
  });
  const read = await readUnsavedRequest(request);
  expect([read?.request.method, read?.request.url, read?.unsaved]).toEqual([
    'GET',
    'http://site.test/fr/preview/contact/?a=1',
    { page: {} },
  ]);
  expect(read?.request.headers.get('Cookie')).toBe('site_preview=x');
  expect(read?.request.headers.get('Content-Type')).toBeNull();
});
