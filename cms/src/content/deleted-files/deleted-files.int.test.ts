import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildTextPicture } from '../../../test/build-text-picture';
import { buildEnvironment } from '../../../test/environment';
import { loadCompiled } from '../../../test/load-compiled';
import { logIn } from '../../../test/log-in';
import { openAdmin, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import type * as BringBack from '../../platform/uploads/trash/bring-back';
import { emptyTrash, finishMoves } from '../../platform/uploads/trash/trash-job';
import type { DeletedFile } from './list-deleted';
import type { FoundFile } from './list-file-uses';
import { documentsOf } from '../../platform/database/documents';

// It waits for moves in the CMS's own modules.
const { deleteForGood } = loadCompiled('platform/uploads/trash/bring-back.js') as typeof BringBack;
const fileUid = 'plugin::upload.file';
const dayMs = 24 * 3600 * 1000;

interface File {
  id: number;
  name: string;
  hash: string;
  ext: string;
  url: string;
  documentId: string;
  alternativeText: string | null;
  formats: Record<string, { url: string }>;
}

let cms: TestCms;
let ask: RequestAdmin;
let token: string;
let front: File;

beforeAll(async () => {
  const { EDITOR_EMAIL, EDITOR_PASSWORD } = buildEnvironment();
  cms = await useCms('content');
  ask = await openAdmin(cms, EDITOR_EMAIL, EDITOR_PASSWORD);
  token = await logIn(cms.url, EDITOR_EMAIL, EDITOR_PASSWORD);
  front = (await files().findOne({ where: { name: 'front.jpg' } })) as File;
});

afterAll(() => cms.stop());

const files = () => cms.strapi.db.query(fileUid);
const trash = () => cms.strapi.db.connection('deleted_files');
// Separate connections, as the CMS may be closing an idle one.
const open = async (address: string): Promise<number> =>
  (await fetch(cms.url + address, { headers: { connection: 'close' } })).status;
const remove = (id: number) => ask('DELETE', `/upload/files/${id}`);
const list = async () => (await ask<DeletedFile[]>('GET', '/agency/deleted-files')).body;

async function draw(background: string): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function send(address: string, bytes: Buffer, name: string) {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(cms.url + address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function upload(name: string, background = '#a63a24'): Promise<File> {
  const { status, body } = await send('/upload', await draw(background), name);
  expect(status, JSON.stringify(body)).toBe(201);
  const [{ id } = { id: 0 }] = body as { id: number }[];
  return (await files().findOne({ where: { id } })) as File;
}

async function isThere(file: File): Promise<boolean> {
  const row: unknown = await files().findOne({ where: { id: file.id } });
  const addresses = [file.url, ...Object.values(file.formats).map(({ url }) => url)];
  const statuses = new Set(await Promise.all(addresses.map(open)));
  expect(statuses.size, 'all or nothing').toBe(1);
  expect(statuses.has(200)).toBe(row !== null);
  return row !== null;
}

const readMessage = (answer: { body: { error?: { message: string } } }): string =>
  answer.body.error?.message ?? '';

test('OPS-10 a picture in use is not deleted, and the answer names where it is used', async () => {
  const answer = await remove(front.id);
  expect(answer.status).toBe(400);
  expect(readMessage(answer)).toMatch(
    /^“front\.jpg” is in use and was not deleted: “Home nl” \(Pages, Dutch\), .* Take it out there first\.$/,
  );
  expect(readMessage(answer)).toContain('“Home fr” (Pages, French)');
  expect(await isThere(front)).toBe(true);
  expect(await list()).toEqual([]);
});

test('OPS-10 the answer is in the language of whoever asked', async () => {
  const users = cms.strapi.db.query('admin::user');
  const where = { email: buildEnvironment().EDITOR_EMAIL };
  await users.update({ where, data: { preferedLanguage: 'fr' } });
  expect(readMessage(await remove(front.id))).toContain(
    '« front.jpg » est utilisé'.replaceAll(' ', '\u00a0').replace('\u00a0est\u00a0', ' est '),
  );
  expect(readMessage(await remove(front.id))).toContain('“Home nl” (Pages, néerlandais)');
  await users.update({ where, data: { preferedLanguage: 'en' } });
});

test('OPS-10 of several files and folders none goes when one of them is in use', async () => {
  const folder = await ask('POST', '/upload/folders', { name: 'Fronts', parent: null });
  const folderId = (folder.body.data as { id: number }).id;
  const spare = await upload('spare.jpg');
  await ask('POST', '/upload/actions/bulk-move', {
    fileIds: [front.id],
    destinationFolderId: folderId,
  });
  for (const body of [
    { fileIds: [spare.id, front.id] },
    { fileIds: [spare.id], folderIds: [folderId] },
  ]) {
    const answer = await ask('POST', '/upload/actions/bulk-delete', body);
    expect([answer.status, readMessage(answer)]).toEqual([
      400,
      expect.stringContaining('“front.jpg” is in use'),
    ]);
    expect([await isThere(spare), await isThere(front)]).toEqual([true, true]);
  }
  expect((await ask('GET', `/upload/folders/${folderId}`)).status).toBe(200);
});

test.each([
  [
    'a text',
    'module',
    {
      blocks: (file: File) => [{ __component: 'module.rich-text', body: [buildTextPicture(file)] }],
    },
    '“Intro de” (Pages: modules, German, draft)',
  ],
  [
    'a link of a text',
    'module',
    {
      blocks: ({ url }: File) => [
        {
          __component: 'module.rich-text',
          body: [
            {
              type: 'paragraph',
              children: [{ type: 'link', url, children: [{ type: 'text', text: 'Plan' }] }],
            },
          ],
        },
      ],
    },
    '“Intro de” (Pages: modules, German, draft)',
  ],
  [
    'a part of a part',
    'page',
    { banner: ({ id }: File) => ({ images: [id] }) },
    '(Pages, German, draft)',
  ],
])('OPS-10 a draft uses a picture in %s', async (_name, type, change, place) => {
  const uid = `api::${type}.${type}` as 'api::page.page';
  const file = await upload('within.jpg');
  const key = type === 'page' ? 'team' : 'intro';
  const documents = documentsOf(cms.strapi, uid);
  const found = await documents.findFirst({ filters: { key }, locale: 'de' });
  const documentId = String(found?.documentId);
  const data = Object.fromEntries(
    Object.entries(change).map(([field, build]) => [
      field,
      (build as (file: File) => unknown)(file),
    ]),
  );
  await documents.update({ documentId, locale: 'de', data: data });
  expect(readMessage(await remove(file.id))).toContain(place);
  expect(await isThere(file)).toBe(true);
  await documents.discardDraft({ documentId, locale: 'de' });
  expect((await remove(file.id)).status).toBe(200);
});

test('OPS-10 settings and listings use their pictures', async () => {
  const [logo, house] = [await upload('logo.jpg'), await upload('house.jpg')];
  const site = await documentsOf(cms.strapi, 'api::site.site').findFirst({ locale: 'nl' });
  await documentsOf(cms.strapi, 'api::site.site').update({
    documentId: String(site?.documentId),
    locale: 'nl',
    data: { appearance: { logo: logo.id } },
  });
  const listing = await cms.strapi.db.query('api::listing.listing').create({
    data: { reference: 'A-1', name: 'Rue A 1', documentId: 'a1', pictures: [house.id] },
  });
  expect(readMessage(await remove(logo.id))).toContain('Site settings (Dutch, draft)');
  expect(readMessage(await remove(house.id))).toContain('“Rue A 1” (Listings)');
  await cms.strapi.db.query('api::listing.listing').delete({ where: { id: listing.id } });
});

test('OPS-10 a deleted file answers nobody and is brought back as it was', async () => {
  const file = await upload('yard.jpg');
  const where = { id: file.id };
  await files().update({ where, data: { alternativeText: 'A yard' } });
  const folder = path.join(cms.dataDir, 'public/uploads');
  const bytes = readFileSync(path.join(folder, path.basename(file.url)));
  expect((await remove(file.id)).status).toBe(200);
  expect(await isThere(file)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.includes(file.hash))).toEqual([]);
  const [kept] = await list();
  expect(kept).toMatchObject({ kind: 'deleted', name: 'yard.jpg', mime: 'image/jpeg', usedIn: '' });
  expect(kept?.deletedBy).toMatch(/\S/);
  expect(kept?.preview).toMatch(/^data:image\/jpeg;base64,/);
  const days = (Date.parse(kept?.removedAt ?? '') - Date.parse(kept?.deletedAt ?? '')) / dayMs;
  expect(days).toBe(30);

  expect((await ask('POST', `/agency/deleted-files/${kept?.id}/bring-back`)).status).toBe(200);
  expect(await isThere(file)).toBe(true);
  const row = (await files().findOne({ where })) as File;
  expect(row).toMatchObject({
    documentId: file.documentId,
    url: file.url,
    alternativeText: 'A yard',
  });
  expect(readFileSync(path.join(folder, path.basename(file.url))).equals(bytes)).toBe(true);
  const next = await upload('next.jpg');
  expect(next.id).toBeGreaterThan(file.id);
  expect((await ask('POST', `/agency/deleted-files/${kept?.id}/bring-back`)).status).toBe(404);
  for (const one of [file, next]) await remove(one.id);
});

test('OPS-10 the page says which versions of documents had shown a deleted file', async () => {
  const file = await upload('former.jpg');
  const pages = documentsOf(cms.strapi, 'api::page.page');
  const page = await pages.findFirst({ filters: { key: 'team' }, locale: 'en' });
  const documentId = String(page?.documentId);
  await pages.update({ documentId, locale: 'en', data: { image: file.id } });
  await pages.update({ documentId, locale: 'en', data: { image: null } });
  expect((await remove(file.id)).status).toBe(200);
  const kept = (await list()).find(({ name }) => name === 'former.jpg');
  expect(kept?.usedIn).toBe('“Team en” (Pages, English)');
});

test('OPS-10 a file that was replaced gets its content back', async () => {
  const file = await upload('door.jpg', '#ff0000');
  const content = path.join(cms.dataDir, 'public', file.url);
  const [before, after] = [readFileSync(content), await draw('#0000ff')];
  const replaced = await send(`/upload?id=${file.id}`, after, 'other.jpg');
  expect(replaced.status).toBe(200);
  expect(readFileSync(content).equals(after)).toBe(true);
  const kept = (await list()).find(({ name }) => name === 'door.jpg');
  expect(kept?.kind).toBe('replaced');
  expect((await ask('POST', `/agency/deleted-files/${kept?.id}/bring-back`)).status).toBe(200);
  expect(readFileSync(content).equals(before)).toBe(true);
  expect(await files().findOne({ where: { id: file.id } })).toMatchObject({
    name: 'door.jpg',
    url: file.url,
  });
  // The content replaced by the restore can be restored as well.
  expect((await list()).map(({ kind, name }) => [kind, name])).toContainEqual([
    'replaced',
    'other.jpg',
  ]);
});

test('OPS-10 a replacement that is refused leaves the file and no trace', async () => {
  const file = await upload('stay.jpg', '#ff0000');
  const content = path.join(cms.dataDir, 'public', file.url);
  const before = readFileSync(content);
  const count = (await list()).length;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const [bytes, name] of [
    [svg, 'stay.svg'],
    [svg, 'stay.jpg'],
    [Buffer.from('<html>'), 'stay.jpg'],
    [
      await sharp(await draw('#ff0000'))
        .png()
        .toBuffer(),
      'stay.jpg',
    ],
  ] as const) {
    const { status } = await send(`/upload/files/${file.id}/replace`, bytes, name);
    expect(status).toBe(400);
  }
  expect(readFileSync(content).equals(before)).toBe(true);
  expect(await list()).toHaveLength(count);
  await remove(file.id);
});

test('OPS-10 whoever deletes a row of the library passes the same checks', async () => {
  await expect(files().delete({ where: { id: front.id } })).rejects.toThrow('in use');
  await expect(files().deleteMany({ where: { name: 'front.jpg' } })).rejects.toThrow('in use');
  const documents = documentsOf(cms.strapi, fileUid as 'api::page.page');
  await expect(documents.delete({ documentId: front.documentId })).rejects.toThrow('in use');
  expect(await isThere(front)).toBe(true);
  const file = await upload('by-code.jpg');
  await documents.delete({ documentId: file.documentId });
  await expect.poll(() => open(file.url), { timeout: 20_000 }).toBe(404);
  // Listed only when all its bytes are moved.
  const listNames = async () => (await list()).map(({ name }) => name);
  await expect.poll(listNames, { timeout: 20_000 }).toContain('by-code.jpg');
  const anonymous = await fetch(`${cms.url}/api/upload/files/${front.id}`, { method: 'DELETE' });
  expect(anonymous.status).toBeGreaterThanOrEqual(400);
});

test('OPS-10 a crash between the row and the bytes is made good', async () => {
  const file = await upload('crash.jpg');
  const [bytes, where] = [
    readFileSync(path.join(cms.dataDir, 'public', file.url)),
    { id: file.id },
  ];
  const record = JSON.stringify(await files().findOne({ where }));
  await cms.strapi.db.connection('files').where(where).delete();
  const row = { file_id: file.id, kind: 'deleted', name: file.name, record };
  await trash().insert({ ...row, deleted_at: Date.now(), deleted_by: null, kept_at: 0 });
  expect(await open(file.url)).toBe(200);
  await finishMoves(cms.strapi);
  expect(await open(file.url)).toBe(404);
  const kept = (await list()).find(({ name }) => name === 'crash.jpg');
  await ask('POST', `/agency/deleted-files/${kept?.id}/bring-back`);
  expect(readFileSync(path.join(cms.dataDir, 'public', file.url)).equals(bytes)).toBe(true);
});

test('OPS-10 what was deleted 30 days ago is removed for good, and what staff remove at once', async () => {
  const [old, young, now] = [
    await upload('old.jpg'),
    await upload('young.jpg'),
    await upload('now.jpg'),
  ];
  for (const { id } of [old, young, now]) await remove(id);
  const days = async (name: string, count: number) =>
    trash()
      .where({ name })
      .update({ deleted_at: Date.now() - count * dayMs });
  await days('old.jpg', 30.1);
  await days('young.jpg', 29.9);
  const [{ id } = { id: 0 }] = (await trash().where({ name: 'old.jpg' })) as { id: number }[];
  const folder = path.join(cms.dataDir, 'private/deleted', String(id));
  expect(existsSync(folder)).toBe(true);
  expect(await emptyTrash(cms.strapi, Date.now())).toBe(1);
  expect(existsSync(folder)).toBe(false);
  const names = async () => (await list()).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(['young.jpg', 'now.jpg']));
  const kept = (await list()).find(({ name }) => name === 'now.jpg');
  expect((await ask('POST', `/agency/deleted-files/${kept?.id}/remove`)).status).toBe(200);
  expect(await names()).not.toContain('now.jpg');
});

test('OPS-10 what is erased is in no trash', async () => {
  const file = await upload('person.jpg');
  await send(`/upload?id=${file.id}`, await draw('#00ff00'), 'person.jpg');
  await deleteForGood(cms.strapi, file.id);
  expect(await trash().where({ file_id: file.id })).toEqual([]);
  const left = readdirSync(cms.dataDir, { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => name.includes(file.hash))).toEqual([]);
});

test('OPS-10 files are found with the documents that use them, and those that nothing uses', async () => {
  const find = async (query: string) =>
    (await ask<FoundFile[]>('GET', `/agency/file-uses?${query}`)).body;
  const idle = await upload('idle.jpg', '#123456');
  const linked = await upload('linked.jpg', '#654321');
  const [page] = await documentsOf(cms.strapi, 'api::page.page').findMany({
    locale: 'nl',
    limit: 1,
  });
  const text = [{ type: 'link', url: linked.url, children: [{ type: 'text', text: 'plan' }] }];
  await documentsOf(cms.strapi, 'api::page.page').update({
    documentId: page!.documentId,
    locale: 'nl',
    data: { content: [{ type: 'paragraph', children: text }] },
  });
  const named = (await find('text=FRONT.jpg')).find(({ id }) => id === front.id);
  expect(named?.usedIn).toMatch(/^“.+”/);
  expect((await find('text=linked'))[0]?.usedIn).toContain('draft');
  expect(await find('text=idle')).toMatchObject([{ id: idle.id, usedIn: '' }]);
  const unused = (await find('unused=1')).map(({ id }) => id);
  expect(unused).toContain(idle.id);
  expect(unused).not.toContain(linked.id);
  expect(unused).not.toContain(front.id);
});

test('OPS-10 the trash is for those who may delete files', async () => {
  expect(await open('/agency/deleted-files')).toBe(401);
});
