import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import type { BoardRow } from '../languages/list-board';
import type { SourceAnswer } from '../languages/compare-source';
import type { VersionAnswer } from './list-versions';
import { documentsOf } from '../../platform/database/documents';

const uid = 'api::page.page';
const manager = `/content-manager/collection-types/${uid}`;

let cms: TestCms;
let asEditor: RequestAdmin;
let documentId: string;

beforeAll(async () => {
  cms = await useCms('content');
  ({ asEditor } = await openAdmins(cms));
  const page = await cms.strapi.db.query(uid).findOne({ where: { locale: 'nl' } });
  documentId = page.documentId;
});

afterAll(() => cms.stop());

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await asEditor(method, path, body);
  expect([method, path, answer.status]).toEqual([method, path, 200]);
  return answer.body as Answer;
}

const save = (locale: string, data: object) =>
  ask('PUT', `${manager}/${documentId}?locale=${locale}`, data);
const listVersions = (locale: string) =>
  ask<VersionAnswer[]>('GET', `/agency/versions/${uid}/${documentId}?locale=${locale}`);

test('EDIT-5 a save is a version with who, when and the words that differ, and is restored as a draft', async () => {
  expect(await listVersions('en')).toHaveLength(1);
  const first = await documentsOf(cms.strapi, uid).findFirst({
    locale: 'en',
    filters: { documentId },
  });
  await save('en', { title: 'Our own people' });
  await save('en', { title: 'Our new people', description: 'Who we are' });
  const versions = await listVersions('en');
  // The first version is what the seed published.
  expect(versions.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'published']);
  expect(versions[0]).toMatchObject({ kind: 'saved', savedBy: 'Agency Editor', isCurrent: true });
  const title = versions[0]?.changes.find(({ field }) => field === 'title');
  expect(title?.pieces).toEqual([
    { kind: 'same', text: 'Our ' },
    { kind: 'gone', text: 'own ' },
    { kind: 'new', text: 'new ' },
    { kind: 'same', text: 'people' },
  ]);
  const oldest = versions.at(-1)?.id ?? 0;
  await ask('POST', `/agency/versions/${uid}/${documentId}/${oldest}/restore?locale=en`, {});
  const draft = await documentsOf(cms.strapi, uid).findFirst({
    locale: 'en',
    filters: { documentId },
  });
  expect(draft).toMatchObject({ title: first?.title, description: first?.description });
  const [latest] = await listVersions('en');
  expect(latest?.kind).toBe('restored');
});

test('EDIT-5 thirty versions are kept, and a save that changes nothing is none', async () => {
  const documents = documentsOf(cms.strapi, uid);
  for (let turn = 0; turn < 34; turn += 1) {
    await documents.update({ documentId, locale: 'de', data: { title: `Titel ${turn}` } });
  }
  const versions = await listVersions('de');
  expect(versions).toHaveLength(30);
  await save('de', { title: 'Titel 33' });
  expect((await listVersions('de'))[0]?.id).toBe(versions[0]?.id);
});

test('EDIT-5 versions of what does not exist, or of what editors may not read, are not answered', async () => {
  const read = async (path: string): Promise<number> => (await asEditor('GET', path)).status;
  expect(await read(`/agency/versions/api::lead.lead/${documentId}?locale=nl`)).toBe(404);
  expect(await read(`/agency/versions/${uid}/${documentId}?locale=xx`)).toBe(404);
  expect(await read(`/agency/versions/api::site.site/${documentId}?locale=nl`)).toBe(403);
  const { status } = await asEditor(
    'POST',
    `/agency/versions/${uid}/${documentId}/999999/restore?locale=nl`,
    {},
  );
  expect(status).toBe(404);
});

test('EDIT-4 a translation is out of date when its source changed, until it is saved or confirmed', async () => {
  const isOutdated = async (): Promise<string[]> => {
    const board = await ask<BoardRow[]>('GET', '/agency/languages');
    const row = board.find((one) => one.documentId === documentId);
    return Object.entries(row?.cells ?? ({} as BoardRow['cells'])).flatMap(([code, cell]) =>
      cell.isOutdated ? [code] : [],
    );
  };
  const compare = (locale: string) =>
    ask<{ source: SourceAnswer | null }>(
      'GET',
      `/agency/languages/${uid}/${documentId}?locale=${locale}`,
    );
  expect(await isOutdated()).toEqual([]);
  await save('nl', { sort: 77 });
  expect(await isOutdated()).toEqual([]);
  await save('nl', { description: 'Nieuwe woorden' });
  expect((await isOutdated()).sort()).toEqual(['de', 'en', 'fr']);
  const { source } = await compare('fr');
  expect(source).toMatchObject({ source: 'nl', isOutdated: true });
  expect(source?.texts.description).toBe('Nieuwe woorden');
  expect(source?.changes.map(({ field }) => field)).toEqual(['description']);
  expect(Object.keys(source?.texts ?? {})).not.toContain('ownOrder');
  expect(Object.keys(source?.texts ?? {})).not.toContain('modules');
  expect((await compare('nl')).source).toBeNull();
  // Another block or order is not a translation.
  await save('de', { ownOrder: true });
  expect((await isOutdated()).sort()).toEqual(['de', 'en', 'fr']);
  await save('fr', { description: 'Nouveaux mots' });
  await ask('POST', `/agency/languages/${uid}/${documentId}/confirm?locale=de`, {});
  expect(await isOutdated()).toEqual(['en']);
});

test('EDIT-3 EDIT-4 what is changed and undone counts as changed no more, nor its translations', async () => {
  const block = await cms.strapi.db.query('api::module.module').findOne({
    where: { locale: 'nl', publishedAt: { $notNull: true }, title: { $notNull: true } },
  });
  const path = `/content-manager/collection-types/api::module.module/${block?.documentId}?locale=nl`;
  const readStates = async (): Promise<unknown[]> => {
    const board = await ask<BoardRow[]>('GET', '/agency/languages');
    const row = board.find((one) => one.documentId === block?.documentId);
    const { data } = await ask<{ data: { status: string } }>('GET', path);
    const languages = Object.entries(row?.cells ?? ({} as BoardRow['cells']));
    const outdated = languages.flatMap(([code, cell]) => (cell.isOutdated ? [code] : []));
    return [row?.cells.nl.state, data.status, outdated];
  };
  const asPublished = ['published', 'published', []];
  expect(await readStates()).toEqual(asPublished);
  const first = await ask<{ data: { updatedAt: string } }>('GET', path);
  await ask('PUT', path, { title: 'Even anders' });
  expect(await readStates()).toEqual(['changed', 'modified', expect.arrayContaining(['fr'])]);
  const undone = await ask<{ data: { updatedAt: string } }>('PUT', path, { title: block?.title });
  expect(await readStates()).toEqual(asPublished);
  expect(undone.data.updatedAt).toBe(first.data.updatedAt);
  const compare = `/agency/languages/api::module.module/${block?.documentId}?locale=fr`;
  const { source } = await ask<{ source: SourceAnswer | null }>('GET', compare);
  expect(source).toMatchObject({ isOutdated: false, changes: [] });
});

test('EDIT-3 today counts what waits, and what it counts is on the board', async () => {
  const today = await ask<Record<string, number>>('GET', '/agency/today');
  const board = await ask<BoardRow[]>('GET', '/agency/languages');
  const cells = board.flatMap((row) => Object.values(row.cells));
  expect(today).toMatchObject({
    outdated: cells.filter((cell) => cell.isOutdated).length,
    changedDrafts: cells.filter(({ state }) => state === 'changed').length,
  });
  expect(today.outdated).toBe(1);
  expect(today.changedDrafts).toBeGreaterThan(0);
  await cms.strapi.db
    .query('api::listing.listing')
    .create({ data: { reference: '1', documentId: 'gap', lawMissing: 'Energy' } });
  const { incompleteListings } = await ask<Record<string, number>>('GET', '/agency/today');
  expect(incompleteListings).toBe((today.incompleteListings ?? 0) + 1);
});

test('EDIT-3 what was edited last is content, not a lead that came meanwhile', async () => {
  await documentsOf(cms.strapi, 'api::lead.lead').create({
    data: {
      kind: 'site-contact',
      state: 'new',
      language: 'nl',
      submissionId: randomUUID(),
    },
  });
  const path = '/content-manager/homepage/recent-documents?action=update';
  const { data } = await ask<{ data: { contentTypeUid: string }[] }>('GET', path);
  const types = data.map(({ contentTypeUid }) => contentTypeUid);
  expect(types).toContain(uid);
  expect(types).not.toContain('api::lead.lead');
});

test('EDIT-2 a page that is first written in a language takes over parent and blocks', async () => {
  const documents = documentsOf(cms.strapi, uid);
  const create = (type: string, locale: string, data: object) =>
    documentsOf(cms.strapi, type as typeof uid).create({ locale, data: data });
  const above = await create(uid, 'nl', { key: 'above', title: 'Boven' });
  await documents.update({
    documentId: above.documentId,
    locale: 'fr',
    data: { key: 'above', title: 'Dessus' },
  });
  const blocks = [{ __component: 'module.rich-text' }];
  const both = await create('api::module.module', 'nl', { key: 'both', blocks });
  const alone = await create('api::module.module', 'nl', { key: 'alone', blocks });
  await documentsOf(cms.strapi, 'api::module.module').update({
    documentId: both.documentId,
    locale: 'fr',
    data: { key: 'both', title: 'Bloc', blocks },
  });
  const page = await create(uid, 'nl', {
    key: 'below',
    title: 'Onder',
    parent: above.documentId,
    ownOrder: true,
    modules: [alone.documentId, both.documentId],
  });
  const empty = { connect: [], disconnect: [] };
  const data = { key: 'below', title: 'Dessous', parent: empty, modules: empty };
  await ask('PUT', `${manager}/${page.documentId}?locale=fr`, data);
  const read = () =>
    documents.findOne({
      documentId: page.documentId,
      locale: 'fr',
      populate: ['parent', 'modules'],
    });
  expect(await read()).toMatchObject({
    title: 'Dessous',
    parent: { documentId: above.documentId },
    ownOrder: true,
    modules: [{ documentId: both.documentId }],
  });
  // Afterwards: as saved, without the removed value.
  await ask('PUT', `${manager}/${page.documentId}?locale=fr`, {
    modules: { disconnect: [{ documentId: both.documentId, locale: 'fr' }], connect: [] },
  });
  expect(await read()).toMatchObject({ modules: [] });
});

test('EDIT-5 what all languages share stays as it is when a version of one is restored', async () => {
  const read = (locale: string) =>
    documentsOf(cms.strapi, uid).findFirst({ locale, filters: { documentId } });
  const old = (await read('nl'))?.title;
  await save('nl', { title: 'Onze eigen mensen' });
  const shown = Boolean((await read('nl'))?.showInMenu);
  await save('fr', { showInMenu: !shown });
  const [first, oldest] = await listVersions('nl');
  expect([first?.isCurrent, oldest?.isCurrent]).toEqual([true, false]);
  expect(oldest?.fromNow.map(({ field }) => field)).toEqual(['title']);
  await ask('POST', `/agency/versions/${uid}/${documentId}/${oldest?.id}/restore?locale=nl`, {});
  expect(await read('nl')).toMatchObject({ title: old, showInMenu: !shown });
  expect(await read('fr')).toMatchObject({ showInMenu: !shown });
  await save('fr', { showInMenu: shown });
});

test('EDIT-5 what was published says so: the save it came with, or a version of its own', async () => {
  const publish = (data: object) =>
    ask('POST', `${manager}/${documentId}/actions/publish?locale=en`, data);
  const listKinds = async () => (await listVersions('en')).map(({ kind }) => kind);
  const before = await listKinds();
  await publish({ title: 'Published people' });
  expect(await listKinds()).toEqual(['published', ...before]);
  await publish({});
  expect(await listKinds()).toEqual(['published', ...before]);
  await save('en', { title: 'Later people' });
  await cms.strapi.db
    .connection('content_versions')
    .where({ document_id: documentId, locale: 'en', kind: 'saved' })
    .update({ saved_at: 0 });
  await publish({});
  expect(await listKinds()).toEqual(['published', 'saved', 'published', ...before]);
  const [published] = await listVersions('en');
  expect(published).toMatchObject({ savedBy: 'Agency Editor', changes: [], isCurrent: true });
});

test('EDIT-5 a block without a title is called by its kind', async () => {
  const key = 'without-title';
  const data = { key, blocks: [{ __component: 'module.rich-text' }] };
  const block = await documentsOf(cms.strapi, 'api::module.module').create({
    locale: 'nl',
    data: data,
  });
  await save('nl', { modules: { connect: [{ ...block, locale: 'nl' }], disconnect: [] } });
  const [version] = await listVersions('nl');
  const modules = version?.changes.find(({ field }) => field === 'modules');
  expect(modules?.pieces.find(({ kind }) => kind === 'new')?.text.trim()).toBe('Tekst');
});
