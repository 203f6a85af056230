import { expect, test } from 'vitest';
import { listDifferences, nameDocument } from './versions';

test('EDIT-5 a document is told apart by its language, a single type has no id', () => {
  const page = { collectionType: 'collection-types', model: 'api::page.page', documentId: 'a' };
  expect(nameDocument({ ...page, params: { locale: 'fr' } })).toBe('api::page.page a fr');
  const header = { collectionType: 'single-types', model: 'api::header.header' };
  expect(nameDocument({ ...header, documentId: 'b' })).toBe(nameDocument(header));
});

test.each([
  ['nothing', {}, []],
  ['a text', { title: 'Other' }, ['title']],
  ['a text inside a component', { seo: { id: 2, pageTitle: 'Other' } }, ['seo']],
  ['the id of a component alone', { seo: { id: 3, pageTitle: 'Title' } }, []],
  ['when it was saved', { updatedAt: 'later', updatedBy: { id: 2 } }, []],
  ['a text that this save does not write', { note: 'Other' }, []],
  ['how many blocks there are', { modules: { count: 3 } }, ['modules']],
])('EDIT-5 what differs between two versions: %s', (_name, change, fields) => {
  const loaded = {
    id: 1,
    title: 'Title',
    note: 'Note',
    modules: { count: 2 },
    updatedAt: 'earlier',
    seo: { id: 2, pageTitle: 'Title' },
  };
  const data = { title: 'Mine', seo: {}, modules: {}, updatedAt: 'earlier' };
  expect(listDifferences(loaded, { ...loaded, ...change }, data)).toEqual(fields);
});
